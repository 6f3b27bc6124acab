import Foundation
import HangulText

/// Where a site may be written: never over, above or inside what it is made from.
enum OutputPlace {
  /// The folder itself: where a link is named, the folder that it leads to.
  ///
  /// - Throws: `Blocked` where the output folder is or holds the working folder, or meets a source folder, or a link
  ///   leads nowhere.
  static func find(_ output: String, sources: [String]) throws(Blocked) -> String {
    let place = resolved(output)
    if resolved(".") == place || resolved(".").hasPrefix(place + "/") || place == "/" {
      throw Blocked.outputHoldsWorkingFolder(output)
    }
    for source in sources {
      let other = resolved(source)
      guard place == other || place.hasPrefix(other + "/") || other.hasPrefix(place + "/") else { continue }
      throw Blocked.outputMeets(output, source: source)
    }
    let plain = output.count > 1 && output.hasSuffix("/") ? String(output.dropLast()) : output
    guard FileStatus(plain) == .link else { return output }
    guard FileManager.default.fileExists(atPath: plain) else { throw Blocked.outputLinkIsBroken(output) }
    return place
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
