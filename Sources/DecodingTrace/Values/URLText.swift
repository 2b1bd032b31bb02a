/// What a URL's text is seen to hold.
package enum URLText {
  /// Whether a text has no character but those that a URL holds as they are.
  package static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in text {
      switch byte {
      case 0x21, 0x23...0x3B, 0x3D, 0x3F...0x5A, 0x5F, 0x61...0x7A, 0x7E: continue
      default: return false
      }
    }
    return true
  }
}
