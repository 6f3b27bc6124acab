/// Apple's platforms that the HIG speaks of, in the order in which they are shown.
package enum Platform: String, Sendable, CaseIterable, Hashable {
  case iOS, iPadOS, macOS, tvOS, visionOS, watchOS
}

/// What an article says about a platform.
package enum Support: String, Sendable {
  case hasConsiderations, supported, noAdditional, notSupported, unknown
}

/// What an article says about each platform; a platform that is not named is `unknown`.
package struct SupportMatrix: Sendable, Equatable {
  private var stated: [Platform: Support] = [:]

  package init() {}

  package subscript(platform: Platform) -> Support {
    get { stated[platform] ?? .unknown }
    set { stated[platform] = newValue }
  }
}
