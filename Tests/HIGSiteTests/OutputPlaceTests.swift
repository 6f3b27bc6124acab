import Foundation
import GuideModel
import SiteRendering
import TestSupport
import Testing

@testable import HIGSite

/// Output folders of other kinds: links, folders of others, mount points, folders beside which nothing can be written.
@Suite struct OutputPlaceTests {
  private func link(_ site: SmallSite, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: site.folder.path("site"), withDestinationPath: site.folder.path(target))
  }

  private func file(_ path: String, _ text: String) -> OutputFile {
    OutputFile(path: path, bytes: Array(text.utf8))
  }

  /// Writes as into a folder that cannot be exchanged.
  @discardableResult
  private func writeInPlace(_ folder: TemporaryFolder, _ files: [OutputFile]) throws -> OutputFolder.Summary {
    try InPlaceWriter(old: StandingSite(folder.path("site"))).write(files, Manifest(files))
  }

  // MARK: Links

  @Test func aLinkLeadsToTheFolderThatIsWritten() async throws {
    let site = try SmallSite()
    try site.folder.write("내 것", to: "real/CNAME")
    try link(site, to: "real")
    try await site.build()
    #expect(site.folder.exists("real/index.html") && site.folder.exists("real/CNAME"))
    #expect(FileStatus(site.folder.path("site")) == .link)
    try FileManager.default.removeItem(atPath: site.folder.path("Content/articles/menus.md"))
    try site.folder.write(SmallSite.buttons.replacing("[[menus]]", with: "메뉴"), to: "Content/articles/buttons.md")
    let result = try await site.build { $0.output += "/" }
    let left = try site.folder.files(in: "real").keys.filter { $0.hasPrefix("menus.") }
    #expect(left.isEmpty && (result.written?.removed ?? 0) >= 3)
    #expect(FileStatus(site.folder.path("site")) == .link && !site.folder.exists(".real.hig-build"))
  }

  @Test func aPageThatWasEditedBehindALinkIsNotOverwritten() async throws {
    let site = try SmallSite()
    try site.folder.write("", to: "real/.gitkeep")
    try link(site, to: "real")
    try await site.build()
    try site.folder.write("내가 고침", to: "real/menus.html")
    let before = try site.folder.files(in: "real")
    await #expect(throws: Blocked.editedFile(site.folder.url.resolvingSymlinksInPath().path + "/real/menus.html")) {
      try await site.build()
    }
    #expect(try site.folder.files(in: "real") == before)
  }

  @Test func aLinkThatLeadsNowhereIsTold() async throws {
    let site = try SmallSite()
    try link(site, to: "nothing")
    await #expect(throws: Blocked.outputLinkIsBroken(site.folder.path("site"))) { try await site.build() }
  }

  // MARK: Folders of others

  @Test(arguments: ["notes.txt", ".bashrc", "photos/a.jpg"])
  func aFolderThatNoBuildWroteIsRefused(name: String) async throws {
    let site = try SmallSite()
    try site.folder.write("내 것", to: "site/\(name)")
    let error = await #expect(throws: Blocked.foreignFolder(site.folder.path("site"))) { try await site.build() }
    #expect(error?.message.contains("--adopt") == true)
    #expect(try site.folder.files(in: "site").count == 1)
    try await site.build { $0.adoptsOutput = true }
    #expect(try site.folder.read("site/\(name)") == "내 것" && site.folder.exists("site/index.html"))
    // From now on it is a build's.
    try await site.build()
  }

  @Test func anEmptyFolderAndWhatToolsPutThereAreNoOnes() async throws {
    let site = try SmallSite()
    for name in [".git/HEAD", ".nojekyll", "CNAME", ".DS_Store", ".gitkeep"] {
      try site.folder.write("것", to: "site/\(name)")
    }
    try FileManager.default.createDirectory(
      atPath: site.folder.path("site/lost+found"), withIntermediateDirectories: true)
    try await site.build()
    #expect(try site.folder.read("site/.git/HEAD") == "것" && site.folder.exists("site/index.html"))
  }

  @Test func foldersKeepTheirModeOwnerAndAttributes() async throws {
    let site = try SmallSite()
    try await site.build()
    let isRoot = geteuid() == 0
    var before: [[String: Data]] = []
    for folder in ["site", "site/assets"] {
      let path = site.folder.path(folder)
      #expect(chmod(path, 0o2750) == 0)
      if isRoot { #expect(chown(path, 12345, 23456) == 0) }
      try? FileManager.default.setAttributes([.extended: ["user.hig.test": Data("x".utf8)]], ofItemAtPath: path)
      before.append(try extended(path))
    }
    let page = site.folder.path("site/menus.html")
    #expect(chmod(page, 0o640) == 0)
    if isRoot { #expect(chown(page, 12345, 23456) == 0) }
    try site.folder.write(SmallSite.menus.replacing("길면", with: "길어지면"), to: "Content/articles/menus.md")
    try await site.build()
    for (path, mode) in [("site", 0o2750), ("site/assets", 0o2750), ("site/menus.html", 0o640)] {
      var info = stat()
      #expect(stat(site.folder.path(path), &info) == 0)
      #expect(Int(info.st_mode & 0o7777) == mode, "\(path)")
      if isRoot { #expect(info.st_uid == 12345 && info.st_gid == 23456, "\(path)") }
    }
    #expect(try ["site", "site/assets"].map { try extended(site.folder.path($0)) } == before)
    #expect(try site.folder.read("site/menus.html").contains("길어지면"))
  }

  private func extended(_ path: String) throws -> [String: Data] {
    try FileManager.default.attributesOfItem(atPath: path)[.extended] as? [String: Data] ?? [:]
  }

  // MARK: File by file

  @Test func whatWasCutOffFileByFileIsTakenUpByTheNext() throws {
    let folder = try TemporaryFolder()
    let old = [file("a.html", "1"), file("b.html", "1"), file("gone/c.html", "1")]
    try writeInPlace(folder, old)
    // A build that was killed: half of its files stand, both hashes are noted, and a half file is left.
    let new = [file("a.html", "2"), file("b.html", "2"), file("d.html", "2")]
    try folder.write("2", to: "site/a.html")
    try folder.write(
      Data(Manifest(old).merging(Manifest(new)).bytes), to: "site/\(Manifest.name)")
    try folder.write("반", to: "site/.b.html.hig-999999")
    let later = [file("a.html", "3"), file("b.html", "3")]
    let summary = try writeInPlace(folder, later)
    #expect(summary.written == 2 && summary.removed == 1)
    #expect(try folder.files(in: "site").keys.sorted() == [Manifest.name, "a.html", "b.html"])
    #expect(try folder.read("site/a.html") == "3" && folder.read("site/b.html") == "3")
    #expect(!folder.exists("site/gone"))
    // The exchange knows such a site too.
    try folder.write(Data(Manifest(later).merging(Manifest(new)).bytes), to: "site/\(Manifest.name)")
    let lock = try OutputLock.take(output: folder.path("site"))
    _ = try OutputFolder(folder.path("site"), adopts: false).replace(with: new, lock)
    #expect(try folder.files(in: "site").keys.sorted() == [Manifest.name, "a.html", "b.html", "d.html"])
  }

  @Test func fileByFileRefusesEditsAndForeignFiles() throws {
    let folder = try TemporaryFolder()
    try writeInPlace(folder, [file("a.html", "1"), file("b.html", "1")])
    try folder.write("내가 고침", to: "site/b.html")
    #expect(throws: Blocked.editedFile(folder.path("site/b.html"))) {
      try writeInPlace(folder, [file("a.html", "2"), file("b.html", "2")])
    }
    #expect(try folder.read("site/a.html") == "1")
    #expect(throws: Blocked.foreignFile(folder.path("site/c.html"))) {
      try folder.write("내 것", to: "site/c.html")
      try writeInPlace(folder, [file("c.html", "2")])
    }
    // A page that the user edited and that is wanted no more stays his.
    try writeInPlace(folder, [file("a.html", "2")])
    #expect(try folder.read("site/b.html") == "내가 고침")
  }

  private static let nobody = ["--reuid=65534", "--regid=65534", "--clear-groups", BuiltTool.url.path]
  private static let setpriv = URL(filePath: "/usr/bin/setpriv")

  /// Root can become another user with setpriv, which can run the tool from where it stands.
  private static let canBeNobody: Bool = {
    guard geteuid() == 0, FileManager.default.isExecutableFile(atPath: setpriv.path) else { return false }
    return (try? BuiltTool.run(nobody + ["--version"], in: "/", program: setpriv).code) == 0
  }()

  /// The real thing: a folder beside which another user may write nothing.
  @Test(.enabled(if: canBeNobody, "only root can become another user, with setpriv"))
  func writesInsideWhereNothingCanBeWrittenBeside() throws {
    let site = try SmallSite()
    let output = site.folder.path("site")
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: site.options().templates, toPath: site.folder.path("Templates"))
    #expect(chown(output, 65534, 65534) == 0 && chmod(site.folder.url.path, 0o755) == 0)
    for _ in 0..<2 {
      let result = try BuiltTool.run(
        Self.nobody + ["-C", site.folder.url.path, "build", "--output", "site"], in: "/", program: Self.setpriv)
      #expect(result.code == 0, "\(result.messages)")
      #expect(site.folder.exists("site/index.html") && !site.folder.exists("site/\(OutputLock.insideName)"))
    }
  }
}

extension FileAttributeKey {
  /// Names and values of the attributes that a file system adds to its own; not every file system has them.
  fileprivate static let extended = FileAttributeKey("NSFileExtendedAttributes")
}
