import HangulText
import Foundation
import GuideModel
import SiteRendering

/// Reads Templates/: the templates, and the assets; style sheets and scripts get a hash into their names.
struct TemplateFolder {
  struct Contents: Sendable {
    var templates: [TemplateLibrary.File]
    var assets: [OutputFile]
    var diagnostics: [Diagnostic] = []
  }

  private let path: String

  init(_ path: String) { self.path = path }

  func read() throws(Blocked) -> Contents {
    guard FolderListing.isFolder(path) else {
      throw Blocked.noFolder(.templates, path)
    }
    var contents = Contents(templates: [], assets: [])
    var scripts: [String: ScriptParts] = [:]
    let listing = FolderListing.files(in: path, root: path)
    contents.diagnostics = listing.diagnostics
    for file in listing.files {
      guard let data = FileManager.default.contents(atPath: "\(path)/\(file)") else {
        throw Blocked.unreadable(.template, "\(path)/\(file)")
      }
      if file.hasSuffix(".mustache") {
        contents.templates.append(
          TemplateLibrary.File(
            path: "\(path)/\(file)", name: String(file.dropLast(9)), bytes: Array(data)))
      } else if let script = ScriptParts.script(of: file) {
        scripts[script, default: ScriptParts()].add(Array(data))
      } else if file.hasPrefix("assets/") {
        contents.assets.append(OutputFile(path: Self.hashed(file, Array(data)), bytes: Array(data)))
      }
    }
    for (script, parts) in scripts.sorted(by: { $0.key < $1.key }) {
      contents.assets.append(OutputFile(path: Self.hashed(script, parts.joined), bytes: parts.joined))
    }
    contents.assets.sort { $0.path < $1.path }
    return contents
  }

  /// `assets/site.css` → `assets/site.1f2e3d4c.css`, which every page links to; a picture or a font keeps the name by
  /// which templates and style sheets call it.
  private static func hashed(_ file: String, _ bytes: [UInt8]) -> String {
    guard file.hasSuffix(".css") || file.hasSuffix(".js") else { return file }
    let dot = file.lastIndex(of: ".") ?? file.endIndex
    return "\(file[..<dot]).\(ContentHash(bytes).text.prefix(8))\(file[dot...])"
  }
}
