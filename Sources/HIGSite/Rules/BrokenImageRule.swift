import Foundation
import GuideModel
import HangulText

/// Files among the pictures that are none: empty ones, Git LFS pointers, other formats, and SVGs that do more than show.
enum BrokenImageRule {
  static let rule = Rule(
    "image.broken", .error, .guide, "그림으로 볼 수 없거나 그림 아닌 것이 든 파일입니다.",
    .init(described: "Git LFS 포인터인 그림", "내려받은 그림"))

  static let check = Check<LinkedGuide>(rule) { linked in
    linked.guide.images.sorted { $0.key < $1.key }.compactMap { name, image in
      problem(image).map { Diagnostic(rule, $0, about: name, file: image.path, range: nil) }
    }
  }

  /// How large an SVG is read whole.
  private static let limit = 8 << 20

  private static func problem(_ image: ImageFile) -> String? {
    guard let file = FileHandle(forReadingAtPath: image.path) else { return nil }
    defer { file.closeFile() }
    let bytes = Array(file.readData(ofLength: 64 << 10))
    if bytes.isEmpty { return "그림 파일이 비어 있습니다. 그림을 다시 넣으십시오." }
    if bytes.starts(with: "version https://git-lfs".utf8) {
      return "그림이 아니라 Git LFS 포인터입니다. ‘git lfs pull’로 그림을 내려받으십시오."
    }
    let ending = (image.path as NSString).pathExtension.lowercased()
    guard let format = ImageFormat(bytes), let named = ImageFormat.named(ending) else {
      return "PNG, JPEG, GIF, WebP, AVIF, SVG 가운데 어느 것도 아니거나 깨진 파일입니다. 다른 그림을 넣거나 images 폴더 밖으로 옮기십시오."
    }
    // A server tells the kind of a file by its ending.
    if (format == .svg) != (named == .svg) {
      return "\(format.name) 그림인데 이름이 ‘.\(ending)’로 끝납니다. ‘.\(format.ending)’로 바꾸십시오."
    }
    guard format == .svg else { return nil }
    let whole = bytes + Array(file.readData(ofLength: limit))
    guard whole.count < limit else { return "SVG가 8MB를 넘습니다. 줄이거나 PNG로 바꾸십시오." }
    return SVGCheck.problem(whole).map { "SVG에 \($0) 있습니다. 그림만 남기고 다시 저장하십시오." }
  }
}

/// The formats that browsers show, told by their first bytes.
enum ImageFormat {
  case png, jpeg, gif, webP, avif, svg

  var ending: String {
    switch self {
    case .png: "png"
    case .jpeg: "jpg"
    case .gif: "gif"
    case .webP: "webp"
    case .avif: "avif"
    case .svg: "svg"
    }
  }

  var name: String { self == .webP ? "WebP" : ending == "jpg" ? "JPEG" : ending.uppercased() }

  /// By the ending of a file's name, in lower case; nil for one that no picture has.
  static func named(_ ending: String) -> Self? {
    switch ending {
    case "png", "apng": .png
    case "jpg", "jpeg", "jfif": .jpeg
    case "gif": .gif
    case "webp": .webP
    case "avif": .avif
    case "svg": .svg
    default: nil
    }
  }

  init?(_ bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      self = .gif
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webP
    } else if bytes.dropFirst(4).starts(with: "ftypavi".utf8) {
      self = .avif
    } else if SVGText.root(of: text) != nil {
      self = .svg
    } else {
      return nil
    }
  }
}

/// What an SVG file begins with.
enum SVGText {
  /// The attributes of the root element, comments passed over; nil where there is none.
  static func root(of text: String) -> Substring? {
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...]
      if rest.hasPrefix("<!--") {
        guard let end = rest.firstRange(of: "-->") else { return nil }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("<svg") {
        let inside = rest.dropFirst(4)
        return inside.firstIndex(of: ">").map { inside[..<$0] }
      } else {
        // A declaration, a document type, or an element of another language.
        guard rest.hasPrefix("<?") || rest.hasPrefix("<!"), let end = rest.firstIndex(of: ">") else { return nil }
        rest = rest[end...].dropFirst()
      }
    }
    return nil
  }
}
