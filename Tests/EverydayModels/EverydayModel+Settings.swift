/// Settings with values of their own in texts, and a check of one of them at the end.
extension EverydayModel {
  private static let preferences = #"""
    import Foundation
    struct Root: Decodable {
      let name: String
      let features: Set<Feature>
      let limits: [Feature: Int]
      let colors: [String: Color]
      let timeout: Duration
      let retry: Retry
      let hosts: [URL]
      let debug: Bool
      let version: Version
      enum Feature: String, Decodable, CodingKeyRepresentable { case search, share, sync }
      struct Color: Decodable {
        let r, g, b: Int
        init(from decoder: Decoder) throws {
          let hex = try decoder.singleValueContainer().decode(String.self)
          guard hex.count == 7, hex.hasPrefix("#"), let v = Int(hex.dropFirst(), radix: 16) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Invalid color \(hex)"))
          }
          r = v >> 16; g = (v >> 8) & 255; b = v & 255
        }
      }
      enum Retry: Decodable { case never, always, times(Int)
        init(from decoder: Decoder) throws {
          let c = try decoder.singleValueContainer()
          if let n = try? c.decode(Int.self) { self = .times(n); return }
          switch try c.decode(String.self) {
          case "never": self = .never
          case "always": self = .always
          case let other: throw DecodingError.dataCorruptedError(in: c, debugDescription: "Unknown retry \(other)")
          }
        }
      }
      struct Version: Decodable, Comparable {
        let major, minor, patch: Int
        init(from decoder: Decoder) throws {
          let parts = try decoder.singleValueContainer().decode(String.self).split(separator: ".").compactMap { Int($0) }
          guard parts.count == 3 else { throw ConfigError.badVersion }
          (major, minor, patch) = (parts[0], parts[1], parts[2])
        }
        static func < (a: Version, b: Version) -> Bool { (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch) }
      }
      enum ConfigError: Error { case badVersion, tooOld }
      enum CodingKeys: String, CodingKey { case name, features, limits, colors, timeout, retry, hosts, debug, version }
      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        name = try c.decode(String.self, forKey: .name).trimmingCharacters(in: .whitespaces)
        features = Set((try c.decodeIfPresent([String].self, forKey: .features) ?? []).compactMap(Feature.init))
        limits = try c.decodeIfPresent([Feature: Int].self, forKey: .limits) ?? [:]
        colors = try c.decode([String: Color].self, forKey: .colors)
        timeout = .seconds(try c.decodeIfPresent(Int.self, forKey: .timeout) ?? 30)
        retry = try c.decodeIfPresent(Retry.self, forKey: .retry) ?? .never
        hosts = try c.decode([String].self, forKey: .hosts).compactMap(URL.init(string:))
        if let b = try? c.decode(Bool.self, forKey: .debug) { debug = b }
        else if let s = try? c.decode(String.self, forKey: .debug) { debug = (s as NSString).boolValue }
        else { debug = false }
        version = try c.decode(Version.self, forKey: .version)
        guard version >= Version(1, 0, 0) else { throw ConfigError.tooOld }
      }
    }
    extension Root.Version { init(_ a: Int, _ b: Int, _ c: Int) { major = a; minor = b; patch = c } }
    """#

  static let settings: [EverydayModel] = [
    EverydayModel(
      name: "settings of which the first bad value is a dictionary's",
      source: preferences,
      payload:
        #"""
        {"name": " App ", "features": ["search", "Share", "sync"], "limits": {"search": 5, "sync": "2"}, "colors": {"bg": "#ffffff", "fg": "black"}, "timeout": "30", "retry": 3, "hosts": ["https://a.b", ""], "debug": "true", "version": "1.2"}
        """#,
      lines: [
        #"$.name " App " ~ "App" custom"#,
        #"$.features ["search", "Share", "sync"] ~ [.search, .sync] custom"#,
        #"$.features[0] "search" ✓ .search"#,
        #"$.features[1] "Share" ⊘ dropped custom!"#,
        #"$.features[2] "sync" ✓ .sync"#,
        #"$.limits {"search": 5, "sync": "2"} ✗ bad-element"#,
        #"$.limits.search 5 ✓ 5"#,
        #"$.limits.sync "2" ✗ wrong-type"#,
        ##"$.colors {"bg": "#ffffff", "fg": "bl… ⋯ (✗ bad-element)"##,
        ##"$.colors.bg "#ffffff" ⋯ (~ wrong-type)"##,
        #"$.colors.fg "black" ⋯ (✗ custom)"#,
        #"$.timeout "30" ⋯ (✗ wrong-type)"#,
        #"$.retry 3 ⋯ (✓ .times(3))"#,
        #"$.hosts ["https://a.b", ""] ⋯ (~ ["https://a.b"])"#,
        #"$.hosts[0] "https://a.b" ⋯ (✓ "https://a.b")"#,
        #"$.hosts[1] "" ⋯ (⊘ custom)"#,
        #"$.debug "true" ⋯ (~ true)"#,
        #"$.version "1.2" ⋯ (✗ custom)"#,
        #"strict threw 3 as sent · 1 converted · 1 dropped · 1 threw · 8 not reached · 1 of 4 errors · 1 lost silently"#,
      ]),
    EverydayModel(
      name: "settings that are checked at the end, and fail",
      source: preferences,
      payload:
        #"""
        {"name": "App", "features": ["search", "Share", "sync"], "colors": {"bg": "#ffffff"}, "timeout": 5, "retry": "always", "hosts": ["https://a.b", "", "x y"], "debug": "yes", "version": "0.9.1", "limit": {"search": 1}}
        """#,
      lines: [
        #"$.name "App" ✓ "App""#,
        #"$.features ["search", "Share", "sync"] ~ [.search, .sync] custom"#,
        #"$.features[0] "search" ✓ .search"#,
        #"$.features[1] "Share" ⊘ dropped custom!"#,
        #"$.features[2] "sync" ✓ .sync"#,
        #"$.limits ◌ missing ↺ [:] missing!"#,
        ##"$.colors {"bg": "#ffffff"} ~ ["bg": Color(r: 255, g: 255… bad-element"##,
        ##"$.colors.bg "#ffffff" ~ converted wrong-type"##,
        #"$.timeout 5 ~ Duration(low: 5000000000000… wrong-type"#,
        #"$.retry "always" ✓ .always"#,
        #"$.hosts ["https://a.b", "", "x y"] ~ ["https://a.b", "x%20y"] custom"#,
        #"$.hosts[0] "https://a.b" ✓ "https://a.b""#,
        #"$.hosts[1] "" ⊘ dropped custom!"#,
        #"$.hosts[2] "x y" ~ "x%20y" custom"#,
        #"$.debug "yes" ~ true wrong-type"#,
        #"$.version "0.9.1" ✗ custom"#,
        #"$.limit {"search": 1} ⊘ unknown key (limits?)"#,
        #"strict threw 5 as sent · 4 converted · 1 default · 2 dropped · 1 threw · 3 lost silently · 1 unknown key"#,
      ]),
    EverydayModel(
      name: "settings that are decoded, and lose some",
      source: preferences,
      payload:
        #"""
        {"name": "App ", "features": ["Sync"], "limits": {"search": 5}, "colors": {}, "retry": null, "hosts": ["http://x"], "debug": 1, "version": "1.2.0", "timeout": 0}
        """#,
      lines: [
        #"$.name "App " ~ "App" custom"#,
        #"$.features ["Sync"] ~ [] custom"#,
        #"$.features[0] "Sync" ⊘ dropped custom!"#,
        #"$.limits {"search": 5} ✓ [.search: 5]"#,
        #"$.limits.search 5 ✓ 5"#,
        #"$.colors {} ✓ [:]"#,
        #"$.timeout 0 ~ Duration(low: 0, high: 0) wrong-type"#,
        #"$.retry null ↺ .never null"#,
        #"$.hosts ["http://x"] ✓ ["http://x"]"#,
        #"$.hosts[0] "http://x" ✓ "http://x""#,
        #"$.debug 1 ↺ false wrong-type!"#,
        #"$.version "1.2.0" ~ Version(major: 1, minor: 2,… wrong-type"#,
        #"strict decoded 3 as sent · 3 converted · 2 default · 1 dropped · 2 lost silently"#,
      ]),
    EverydayModel(
      name: "a double optional before a property with an initial value",
      source: """
        struct Root: Decodable {
          var d: Int??
          var flag: Bool? = true
        }
        """,
      payload: #"{"flag": false}"#,
      lines: [
        "$.d ◌ missing ∅ nil missing", "$.flag false ✓ false", "strict decoded 1 as sent · 1 nil",
      ]),
  ]
}
