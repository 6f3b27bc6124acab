import Foundation
import HangulText

/// Where a site may be written: never over, above or inside what it is made from.
enum OutputPlace {
  /// - Throws: `Blocked` where the output folder is or holds the working folder, or meets a source folder.
  static func check(_ output: String, sources: [String]) throws(Blocked) {
    let place = resolved(output)
    if resolved(".") == place || resolved(".").hasPrefix(place + "/") || place == "/" {
      throw Blocked("\(output.quoted(.topic)) 지금 있는 폴더이거나 그 위의 폴더라서 사이트를 쓸 수 없습니다. 다른 폴더를 주십시오.")
    }
    for source in sources {
      let other = resolved(source)
      guard place == other || place.hasPrefix(other + "/") || other.hasPrefix(place + "/") else { continue }
      throw Blocked("\(output.quoted(.topic)) \(source.quoted(.and)) 겹쳐서 사이트를 쓸 수 없습니다. 다른 폴더를 주십시오.")
    }
  }

  /// The absolute path with links resolved as far as it exists.
  private static func resolved(_ path: String) -> String {
    var url = URL(filePath: path).standardizedFileURL
    var missing: [String] = []
    while FileStatus(url.path) == nil, url.path != "/" {
      missing.insert(url.lastPathComponent, at: 0)
      url.deleteLastPathComponent()
    }
    let real = url.resolvingSymlinksInPath().path
    return ([real == "/" ? "" : real] + missing).joined(separator: "/")
  }
}
