import Foundation
package import GuideModel

/// The regular files below a folder, in a fixed order.
enum FolderListing {
  struct Listing {
    /// Paths below the folder.
    var files: [String] = []
    var diagnostics: [Diagnostic] = []
  }

  static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// Hidden files and editors' backups are passed over.
  ///
  /// A link to a file inside `root` counts as the file; any other link is reported and not followed.
  static func files(in folder: String, root: String) -> Listing {
    var listing = Listing()
    if folder != root, let refused = refusedLink(folder, root) {
      listing.diagnostics.append(refused)
    } else {
      visit(folder, "", root, &listing)
    }
    return listing
  }

  private static func visit(
    _ folder: String, _ prefix: String, _ root: String, _ listing: inout Listing
  ) {
    guard FileManager.default.fileExists(atPath: folder) else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      listing.diagnostics.append(
        Diagnostic(
          .fileUnreadable, "폴더를 읽을 수 없습니다(\(error.localizedDescription)). 권한을 확인하십시오.",
          file: folder, range: nil))
      return
    }
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where !name.hasPrefix(".") && !name.hasSuffix("~") && !name.hasSuffix(".tmp") {
      let path = "\(folder)/\(name)"
      switch FileStatus(path) {
      case .folder?: visit(path, "\(prefix)\(name)/", root, &listing)
      case .file?: listing.files.append(prefix + name)
      case .link?:
        if let problem = problem(ofLink: path, root) {
          listing.diagnostics.append(
            Diagnostic(.fileLink, problem, file: path, range: nil))
        } else {
          listing.files.append(prefix + name)
        }
      case .other?, nil: continue
      }
    }
  }

  /// What is told of a link that is not followed; nil for anything else.
  ///
  /// Without what it leads to the guide would be another one, so it is an error.
  static func refusedLink(_ path: String, _ root: String) -> Diagnostic? {
    guard FileStatus(path) == .link, let problem = problem(ofLink: path, root) else { return nil }
    return Diagnostic(.fileLink, problem, severity: .error, file: path, range: nil)
  }

  private static func problem(ofLink path: String, _ root: String) -> String? {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    let inside = URL(filePath: root).resolvingSymlinksInPath().path
    guard FileManager.default.fileExists(atPath: path) else {
      return "심볼릭 링크가 가리키는 파일이 없어 건너뛰었습니다. 링크를 고치거나 지우십시오."
    }
    guard target.hasPrefix(inside + "/") else {
      return "심볼릭 링크가 내용 폴더 밖을 가리켜 건너뛰었습니다. 파일을 복사해 넣으십시오."
    }
    return isFolder(path) ? "심볼릭 링크가 폴더를 가리켜 건너뛰었습니다. 폴더를 복사해 넣으십시오." : nil
  }
}

extension Rule {
  package static let fileLink = Rule(
    "file.link", .warning, .file, "따라가지 않은 심볼릭 링크입니다.",
    .init(described: "내용 폴더 밖을 가리키는 링크", "복사해 넣은 파일"))

  package static let fileUnreadable = Rule(
    "file.unreadable", .error, .file, "권한이 없어 읽을 수 없는 파일입니다.",
    .init(described: "읽을 권한이 없는 파일", "읽을 권한이 있는 파일"))
}
