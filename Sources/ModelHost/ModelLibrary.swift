internal import DecodingReport
internal import Foundation
internal import ModelRunner
internal import Synchronization
internal import Workbench

/// The libraries that models are compiled to, loaded into this process.
enum ModelLibrary {
  private typealias Program =
    @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  private typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Void
  private typealias Taking = @convention(c) (UnsafePointer<CChar>) -> Void
  private typealias OptionsEntry = @convention(c) (Taking) -> Void

  /// The models in the libraries, one for each style in the order of the styles; where there is the
  /// strict one alone, it stands for all.
  static func models(_ paths: [String]) throws(LoadFailure) -> Models {
    var types: [any Decodable.Type] = []
    for (style, path) in zip(DecodingStyle.allCases, paths) {
      types.append(try type(style, inLibraryAt: path))
    }
    guard types.count == 3 || types.count == 1 else {
      throw LoadFailure(words: "a library for each style is wanted, or one")
    }
    return .loaded(
      ModelTypes(
        strict: types[0], default: types.count == 1 ? types[0] : types[1],
        smart: types.count == 1 ? types[0] : types[2]), options(paths[0]))
  }

  /// Runs the program in a library, and returns its status.
  static func run(_ path: String) throws(LoadFailure) -> Int32 {
    let symbol = try HostSystem.symbol(ModelEntry.program, inLibraryAt: path)
    var arguments: [UnsafeMutablePointer<CChar>?] = [nil]
    return arguments.withUnsafeMutableBufferPointer { arguments in
      arguments.baseAddress.map { unsafeBitCast(symbol, to: Program.self)(0, $0) } ?? 0
    }
  }

  /// Calls the function that the compiled model's own entry file defines, which puts the root type
  /// where it is told to.
  private static func type(
    _ style: DecodingStyle, inLibraryAt path: String
  ) throws(LoadFailure) -> any Decodable.Type {
    try value(of: ModelEntry.symbol(style), inLibraryAt: path)
  }

  /// The model's own decoders, as the expression gives them in the libraries.
  static func decoders(_ paths: [String]) throws(LoadFailure) -> [DecodingStyle: JSONDecoder] {
    var decoders: [DecodingStyle: JSONDecoder] = [:]
    for (style, path) in zip(DecodingStyle.allCases, paths) {
      decoders[style] = try value(of: ModelEntry.decoder(style), inLibraryAt: path)
    }
    return decoders
  }

  /// What a function of an entry file puts where it is told to.
  private static func value<Value>(
    of function: String, inLibraryAt path: String
  ) throws(LoadFailure) -> Value {
    let symbol = try HostSystem.symbol(function, inLibraryAt: path)
    let entry = unsafeBitCast(symbol, to: Entry.self)
    let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { place.deallocate() }
    entry(place)
    return place.move()
  }

  /// What a C function hands over that can't have a closure's variables.
  private static let handedOver = Mutex("")

  /// The settings that a sample wants; the usual ones for a model that says nothing of them.
  private static func options(_ path: String) -> DecodingOptions {
    guard let symbol = try? HostSystem.symbol(ModelEntry.options, inLibraryAt: path) else {
      return DecodingOptions()
    }
    unsafeBitCast(symbol, to: OptionsEntry.self)({ text in
      ModelLibrary.handedOver.withLock { $0 = String(cString: text) }
    })
    return handedOver.withLock { SampleForm.options($0) } ?? DecodingOptions()
  }
}
