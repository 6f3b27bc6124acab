import Foundation
import HangulText

/// Where a site may be written: never over, above or inside what it is made from.
enum OutputPlace {
  /// - Throws: `Blocked` where the output folder is or holds the working folder, or meets a source folder.
  static func check(_ output: String, sources: [String]) throws(Blocked) {
    let place = resolved(output)
    if resolved(".") == place || resolved(".").hasPrefix(place + "/") || place == "/" {
      throw Blocked.outputHoldsWorkingFolder(output)
    }
    for source in sources {
      let other = resolved(source)
      guard place == other || place.hasPrefix(other + "/") || other.hasPrefix(place + "/") else { continue }
      throw Blocked.outputMeets(output, source: source)
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
