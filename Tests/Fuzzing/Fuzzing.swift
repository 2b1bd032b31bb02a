import Explorer
import Foundation
import JSONSource

/// Gives libFuzzer's inputs to the readers of a stranger's bytes.
///
///     Fuzzing json FOLDER…           payloads; what Foundation makes of them is compared
///     Fuzzing journal FOLDER…
///     Fuzzing configuration FOLDER…
///
/// Everything behind the reader's name is libFuzzer's: the first folder takes the inputs that are worth
/// keeping, the others hold such.
@main
enum Fuzzing {

  private typealias Reader = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

  private static let readers: [String: Reader] = [
    "json": { start, count in
      JSONFuzzing.check(bytes(start, count))
      return 0
    },
    "journal": { start, count in
      let bytes = bytes(start, count)
      _ = JournalReplay(bytes)
      for kind in ["journal 1", "journal 2"] {
        _ = JournalReplay(Array("codable-explorer \(kind)\n".utf8) + bytes)
      }
      return 0
    },
    "configuration": { start, count in
      _ = Configuration.read(bytes(start, count))
      return 0
    },
  ]

  static func main() {
    guard let name = CommandLine.arguments.dropFirst().first, let reader = readers[name] else {
      print(
        "usage: Fuzzing \(readers.keys.sorted().joined(separator: "|")) [libFuzzer's arguments]")
      exit(64)
    }
    let words = [CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)
    var count = CInt(words.count)
    // libFuzzer keeps the arguments until the process ends.
    let arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: words.count + 1)
    arguments.initialize(repeating: nil, count: words.count + 1)
    for (index, word) in words.enumerated() { arguments[index] = strdup(word) }
    var start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = arguments
    exit(runDriver(&count, &start, reader))
  }

  private static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// `LLVMFuzzerRunDriver` of libFuzzer, which has no module.
  @_silgen_name("LLVMFuzzerRunDriver")
  private static func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ reader: Reader
  ) -> CInt
}

/// What libFuzzer's own main would call, which isn't the one that runs.
@_cdecl("LLVMFuzzerTestOneInput")
func unusedReader(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt { 0 }
