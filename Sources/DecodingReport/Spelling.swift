/// What people spell differently without meaning another name.
package enum Spelling {
  /// The name without case, hyphens, underscores and spaces: `MissingKey`, `missing-key` and
  /// `missing key` have one.
  package static func folded(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }
}
