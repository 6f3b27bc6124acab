// swift-tools-version: 6.2
import Foundation
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A module of ours: imports run downward only (Tests/ArchitectureTests holds it).
func module(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [])
  -> Target
{
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude,
    swiftSettings: strict)
}

let package = Package(
  name: "hig",
  defaultLocalization: "ko",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(
      name: "CMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "CFileSystem"),

    module("HangulText", exclude: ["EnglishSounds/LICENSE-cmudict.txt"]),
    module("GuideModel"),
    module("GuideContent", ["GuideModel", "HangulText", "CMarkGFM", "CYAML"]),
    module("ArticleImport", ["GuideContent", "GuideModel", "HangulText"]),
    module("Terminology", ["GuideModel", "HangulText"]),
    module("SiteRendering", ["GuideModel", "HangulText"], exclude: ["Schemas"]),
    module(
      "HIGSite",
      [
        "ArticleImport", "GuideContent", "GuideModel", "HangulText", "SiteRendering", "Terminology",
        "CFileSystem",
      ]),
    .executableTarget(name: "hig", dependencies: ["HIGSite"], swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["GuideModel", "GuideContent", "HIGSite"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests("HangulTextTests", ["HangulText"], exclude: ["Fixtures"]),
    tests("GuideContentTests", ["GuideContent", "GuideModel"]),
    tests("ArticleImportTests", ["ArticleImport", "GuideContent", "GuideModel"], exclude: ["Goldens"]),
    tests("TerminologyTests", ["HIGSite", "HangulText", "Terminology", "GuideModel"], exclude: ["Fixtures"]),
    tests("SiteRenderingTests", ["SiteRendering", "GuideModel"]),
    tests("HIGSiteTests", ["HIGSite", "GuideContent", "GuideModel", "hig"], exclude: ["Commands", "Goldens"]),
    tests("ArchitectureTests", []),
  ],
  swiftLanguageModes: [.v6]
)

// A second executable would leave `swift run` without a name: benchmarks stand behind a variable.
if ProcessInfo.processInfo.environment["HIG_BENCH"] != nil {
  package.targets.append(
    .executableTarget(
      name: "TermBench", dependencies: ["GuideContent", "GuideModel", "Terminology"], swiftSettings: strict))
}
