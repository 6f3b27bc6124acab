/// Why work cannot go on at all; the command ends with exit code 3.
package enum Blocked: Error, Equatable {
  package enum Folder: Equatable { case content, templates, working }
  package enum File: Equatable { case any, template, picture, glossary, baseline }
  package enum Act: Equatable { case write, mend, make, carryOver }

  // Reading
  case noFolder(Folder, String)
  /// A folder in which nothing is of a guide.
  case noGuide(String)
  case unreadableFolder(String, reason: String)
  case unreadable(File, String)
  case notUTF8(String)
  case notBaseline(String)
  /// The first error of a glossary that was to be imported: its place, and what it says.
  case wrongGlossary(place: String, String)
  case ownGlossaryHasErrors
  case emptyGlossary(String)

  // Writing
  case refused(Act, String, reason: String)
  case cannotMakeFolder(String, reason: String)
  case readOnly(String)
  case changedMeanwhile(String)
  case articleExists(slug: String, String)

  // The output folder
  case outputIsNoFolder(String)
  case outputHoldsWorkingFolder(String)
  case outputMeets(String, source: String)
  case outputLinkIsBroken(String)
  case foreignFolder(String)
  case foreignFile(String)
  case editedFile(String)
  case cannotLock(String, reason: String)
  case lockIsNoFolder(String)
  case cannotClear(String, reason: String)
  /// Another build holds the folder; nil where its process is not known.
  case busy(process: String?)
  /// Ctrl C, or another request to end.
  case interrupted(signal: Int32)
}
