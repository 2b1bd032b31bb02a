/// What people spell differently without meaning another name.
package enum Spelling {
  /// The name without case, hyphens, underscores and spaces: `MissingKey`, `missing-key` and
  /// `missing key` have one.
  package static func folded(_ name: some StringProtocol) -> String {
    guard (name.utf8.max() ?? 0) < 0x80 else {
      return name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    }
    return String(unsafeUninitializedCapacity: name.utf8.count) { text in
      var count = 0
      for byte in name.utf8 where byte != 0x2D && byte != 0x5F && byte != 0x20 {
        text[count] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        count += 1
      }
      return count
    }
  }
}
