/// An object that a compiler made, in the form of Linux: ELF with addresses of 64 bits, the lowest byte first.
enum ObjectFile {
  /// The sections by which an object tells linkers what to do, or what to take along. What Swift compiles
  /// has none of them, or an empty one; where somebody fills them, it is by `@section`.
  private static let orders = [
    ".swift1_autolink_entries", ".deplibs", ".linker-options", ".drectve", ".llvm.lto", ".llvmbc",
    ".llvmcmd", ".gnu.warning", ".interp", ".dynamic", ".note.GNU-split-stack",
  ]

  /// The name of a section by which the object gives orders; `nil` if there is none.
  static func order(in bytes: [UInt8]) -> String? {
    func number(_ place: Int, _ count: Int) -> Int {
      guard place >= 0, place <= bytes.count - count else { return 0 }
      return bytes[place..<(place + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(0, 4) == 0x464C_457F else { return nil }
    let (table, size) = (number(0x28, 8) & (1 << 40 - 1), number(0x3A, 2))
    // What is too large for the header stands in the first section.
    let count = number(0x3C, 2) > 0 ? number(0x3C, 2) : number(table + 0x20, 4)
    guard size >= 0x40 else { return nil }
    let last = number(0x3E, 2) < 0xFFFF ? number(0x3E, 2) : number(table + 0x28, 4)
    let names = number(table + last * size + 0x18, 8)
    return (0..<min(count, bytes.count)).lazy.compactMap { section -> String? in
      let head = table + section * size
      guard number(head + 0x20, 8) > 0 else { return nil }
      let name = bytes.dropFirst(max(0, names &+ number(head, 4))).prefix(64).prefix { $0 != 0 }
      let text = String(decoding: name, as: UTF8.self)
      return orders.contains(where: text.hasPrefix) ? text : nil
    }.first
  }
}
