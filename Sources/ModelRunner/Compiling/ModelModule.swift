import DecodingReport

/// One style's sources, as one module with an entry that hands out the root type.
struct ModelModule: Hashable {
  let style: DecodingStyle
  let files: [ModelFile]
  /// The root type's name, as Swift writes it within the module: `Shop.Order`, `Page<Item>`.
  let root: String

  /// The module's name: that of the style, so that three can be loaded side by side.
  var name: String {
    switch style {
    case .strict: "StrictModel"
    case .default: "DefaultModel"
    case .smart: "SmartModel"
    }
  }

  /// The names of the modules that models are compiled to.
  static let names: Set = ["StrictModel", "DefaultModel", "SmartModel"]

  /// The file that none of the user's is, with the function that the host looks for.
  var entry: ModelFile {
    var name = "ModelEntry.swift"
    while files.contains(where: { $0.name == name }) { name = "_" + name }
    return ModelFile(
      name: name,
      text: """
        @_cdecl("\(ModelEntry.symbol)")
        public func _modelEntry(_ result: UnsafeMutableRawPointer) {
          result.assumingMemoryBound(to: (any Swift.Decodable.Type).self)
            .initialize(to: \(root).self)
        }

        """)
  }
}
