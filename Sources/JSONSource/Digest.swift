extension Sequence<UInt8> {
  /// FNV-1a (draft-eastlake-fnv), 64 bits: a number of bytes that changes with each of them, the same in
  /// every process. It can be gone on with. Anybody can make up other bytes for it.
  package func digest(behind start: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
    reduce(start) { ($0 ^ UInt64($1)) &* 0x0100_0000_01B3 }
  }
}
