internal import ModelRunner
internal import Workbench

/// The libraries that models are compiled to, loaded into this process.
enum ModelLibrary {
  private typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// The models in three libraries, one for each style, in the order of the styles.
  static func models(_ paths: [String]) throws(LoadFailure) -> Models {
    var types: [any Decodable.Type] = []
    for path in paths { types.append(try type(inLibraryAt: path)) }
    guard types.count == 3 else { throw LoadFailure(words: "not three libraries") }
    return .loaded(
      ModelTypes(strict: types[0], default: types[1], smart: types[2]), DecodingOptions())
  }

  /// Calls the function that the compiled model's own entry file defines, which puts the root type
  /// where it is told to.
  private static func type(inLibraryAt path: String) throws(LoadFailure) -> any Decodable.Type {
    let symbol = try HostSystem.symbol(ModelEntry.symbol, inLibraryAt: path)
    let entry = unsafeBitCast(symbol, to: Entry.self)
    let place = UnsafeMutablePointer<any Decodable.Type>.allocate(capacity: 1)
    defer { place.deallocate() }
    entry(place)
    return place.move()
  }
}
