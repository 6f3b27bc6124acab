import HangulText
import Foundation
import GuideModel
import SiteRendering

/// The pictures of the guide as files of the site.
enum Images {
  /// Those that an article or page shows, with their dark forms, in the order of their paths.
  static func files(_ guide: Guide) throws(Blocked) -> [OutputFile] {
    var files: [OutputFile] = []
    for path in used(guide).sorted() {
      guard let image = guide.images[path] else { continue }
      guard let data = FileManager.default.contents(atPath: image.path) else {
        throw Blocked.unreadable(.picture, image.path)
      }
      files.append(OutputFile(path: path, bytes: Array(data)))
    }
    return files
  }

  static func used(_ guide: Guide) -> Set<String> {
    var used: Set<String> = []
    for article in guide.articles + guide.pages {
      for image in article.images {
        guard case .file(let path) = image.source else { continue }
        used.insert(path)
        let dark = ImagePath.dark(path)
        if guide.images[dark] != nil { used.insert(dark) }
      }
    }
    if let image = guide.settings.image, guide.images[image] != nil { used.insert(image) }
    return used
  }
}
