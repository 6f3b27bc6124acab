import Foundation
import GuideModel
import TestSupport
import Testing

@testable import HIGSite

@Suite struct BrokenImageRuleTests {
  private func told(_ bytes: [UInt8], name: String = "a.svg") async throws -> [String] {
    let site = try SmallSite()
    try site.folder.write(Data(bytes), to: "Content/images/buttons/\(name)")
    return try await site.check().diagnostics.filter { $0.id == BrokenImageRule.rule.id }.map(\.message)
  }

  @Test(arguments: [
    ("", "비어 있습니다"), ("version https://git-lfs.github.com/spec/v1\noid sha256:0", "git lfs pull"),
    ("<html>글</html>", "깨진 파일"),
    ("글", "깨진 파일"), ("<!-- <svg width=\"1\" height=\"1\"> -->", "깨진 파일"),
  ])
  func tellsOfWhatNoBrowserShows(text: String, expected: String) async throws {
    let found = try await told(Array(text.utf8))
    #expect(found.count == 1 && found[0].contains(expected), "\(found)")
  }

  private static let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">"

  /// An SVG that is opened alone is a page of the site.
  @Test(arguments: [
    "<script>alert(1)</script>", "<SCRIPT/>", "<x:script xmlns:x=\"http://www.w3.org/2000/svg\">a</x:script>",
    "<g onload=\"alert(1)\"/>", "<g ONCLICK=\"a\"/>", "<foreignObject><p/></foreignObject>",
    "<a href=\"javascript:alert(1)\"><g/></a>", "<a xlink:href=\"https://example.org\"><g/></a>",
    "<image href=\"https://example.org/a.png\"/>", "<image href=\"//example.org/a.png\"/>", "<use href=\"b.svg#a\"/>",
    "<image href=\"data:image/svg+xml;base64,AA\"/>", "<image href=\" data:text/html,a\"/>",
    "<set attributeName=\"onclick\" to=\"alert(1)\"/>", "<animate attributeName=\"xlink:href\" to=\"javascript:a\"/>",
    "<style>@import 'https://example.org/a.css';</style>", "<style>a{background:url(//example.org/a)}</style>",
    "<style><![CDATA[a{background:url('https://example.org')}]]></style>",
    "<g style=\"fill:url(https://example.org/a#b)\"/>",
    "<g fill=\"url(b.svg#c)\"/>", "<g style=\"fill:u\\72l(a)\"/>", "<embed src=\"a\"/>", "<g><p></g>", "<g>&none;</g>",
  ])
  func tellsOfWhatIsNoPicture(inside: String) async throws {
    let found = try await told(Array((Self.head + inside + "</svg>").utf8))
    #expect(found.count == 1 && found[0].contains("SVG에"), "\(found)")
  }

  @Test(arguments: [
    "<?xml-stylesheet href=\"a.css\"?>", "<!DOCTYPE svg [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>",
    "<!DOCTYPE svg [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]>",
  ])
  func tellsOfWhatStandsBeforeIt(start: String) async throws {
    let found = try await told(Array((start + Self.head + "</svg>").utf8))
    #expect(found.count == 1 && found[0].contains("SVG에"), "\(found)")
  }

  @Test(arguments: [
    "<g fill=\"url(#a)\"/><use href=\"#a\"/><use xlink:href=\"#a\"/>", "<style>a{fill:url(#b)} .c{fill:red}</style>",
    "<image href=\"data:image/png;base64,iVBORw0KGgo=\"/>", "<title>http://example.org의 단추</title>",
    "<text>onclick</text>",
    "<animate attributeName=\"opacity\" to=\"1\"/>", "<!-- <script> --><g/>",
  ])
  func leavesDrawingsAlone(inside: String) async throws {
    #expect(try await told(Array((Self.head + inside + "</svg>").utf8)).isEmpty)
  }

  /// Servers tell the kind of a file by its ending.
  @Test(arguments: [
    ("page.html", "<html><script>alert(1)</script></html>"), ("page.html", "GIF89a<script>alert(1)</script>"),
    ("a.js", "alert(1)"), ("a.png", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"), ("a.svg", "GIF89a"),
    ("notes.txt", "글"),
    ("a.xhtml", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"), ("a", "GIF89a"),
  ])
  func tellsOfOtherEndings(name: String, text: String) async throws {
    #expect(try await told(Array(text.utf8), name: name).count == 1)
  }

  @Test(arguments: [
    "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    "<?xml version=\"1.0\"?>\n<!-- <html> -->\n<svg width=\"4\" height=\"3\"></svg>",
    "<!DOCTYPE svg PUBLIC \"a\" \"b\">\n<svg viewBox=\"0 0 1 1\"></svg>",
  ])
  func leavesPicturesAlone(text: String) async throws { #expect(try await told(Array(text.utf8)).isEmpty) }

  @Test(arguments: [
    ([0x89, 0x50, 0x4E, 0x47], true), ([0xFF, 0xD8, 0xFF, 0xE0], true), (Array("GIF89a".utf8), true),
    (Array("RIFF....WEBP".utf8), true), (Array("....ftypavif".utf8), true), ([0x25, 0x50, 0x44, 0x46], false),
    (Array("RIFF....WAVE".utf8), false),
  ])
  func knowsTheFormatsOfBrowsers(bytes: [UInt8], isKnown: Bool) { #expect((ImageFormat(bytes) != nil) == isKnown) }
}

@Suite struct ImageOrientationTests {
  private func jpeg(orientation: UInt8) -> [UInt8] {
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
    ]
    let exif = Array("Exif".utf8) + [0, 0] + tiff
    let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 30, 0, 40, 3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + frame + [0xFF, 0xD9]
  }

  @Test(arguments: [(UInt8(1), 40, 30), (3, 40, 30), (6, 30, 40), (8, 30, 40)])
  func turnsWhatExifTurns(orientation: UInt8, width: Int, height: Int) throws {
    let size = try #require(ImageSize.size(jpeg(orientation: orientation)))
    #expect(size.width == width && size.height == height)
  }

  @Test func passesOverCommentsOfSVG() throws {
    let size = try #require(
      ImageSize.size(Array("<!-- <svg width=\"9\" height=\"9\"> --><svg width=\"4\" height=\"3\"/>".utf8)))
    #expect(size.width == 4 && size.height == 3)
  }
}
