import HangulText
import Foundation
import SiteRendering

/// Reads Templates/: the templates, and the assets with a hash in their names.
struct TemplateFolder {
  struct Contents: Sendable {
    var templates: [TemplateLibrary.File]
    var assets: [OutputFile]
  }

  private let path: String

  init(_ path: String) { self.path = path }

  func read() throws(Blocked) -> Contents {
    guard FolderListing.isFolder(path) else {
      throw Blocked("템플릿 폴더 \(path.quoted(.subject)) 없습니다. 저장소 폴더에서 실행하거나 --templates로 폴더를 알려 주십시오.")
    }
    var contents = Contents(templates: [], assets: [])
    var scripts: [String: ScriptParts] = [:]
    for file in FolderListing.files(in: path, root: path).files {
      guard let data = FileManager.default.contents(atPath: "\(path)/\(file)") else {
        throw Blocked("템플릿 파일 \("\(path)/\(file)".quoted(.object)) 읽을 수 없습니다. 권한을 확인하십시오.")
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

  /// `assets/site.css` → `assets/site.1f2e3d4c.css`.
  private static func hashed(_ file: String, _ bytes: [UInt8]) -> String {
    let dot = file.lastIndex(of: ".") ?? file.endIndex
    return "\(file[..<dot]).\(ContentHash(bytes).text.prefix(8))\(file[dot...])"
  }
}
