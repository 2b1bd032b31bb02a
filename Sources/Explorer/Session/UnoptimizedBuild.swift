/// What a build for debugging says of large payloads: it takes several times as long for them.
package enum UnoptimizedBuild {
  /// Nobody notices it up to so many bytes.
  private static let mostBytes = 128 * 1024

  /// What to do about it; `nil` for a payload that is decoded at once.
  package static func words(forBytes count: Int) -> String? {
    guard count > mostBytes else { return nil }
    return "\((count / 1000).grouped) kB take time in a build for debugging; Install in the README "
      + "has the fast one"
  }
}
