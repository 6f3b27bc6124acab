import HangulText

/// What `search/index.js` holds: the way to all other files, and what the browser must know of words exactly as the
/// index does, so that it exists once.
struct SearchRoot: Encodable {
  /// Where shards begin, one a line, and the hashes in their names.
  struct Tree: Encodable {
    var firsts: String
    var hashes: String
  }
  var words: Tree
  var names: Tree
  var sounds: Tree
  /// Hashes in the names of the files that each name the files of 128 pages.
  var pages: String
  /// The number of the first page of the glossary.
  var terms: Int

  var patterns = SearchPatterns.all
  var keys = KeyboardLayout.keys
  var jamo = KeyboardLayout.jamo
  var initials = KeyboardLayout.initials
  var vowels = KeyboardLayout.vowels
  var finals = KeyboardLayout.finals
  var letters = LoanwordSound.table
}
