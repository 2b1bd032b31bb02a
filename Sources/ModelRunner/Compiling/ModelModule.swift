import DecodingReport
import ModelFacts

/// Sources that are compiled as one module, with entries that hand out root types.
package struct ModelModule: Hashable {
  /// The module's name; modules of several names can be loaded side by side.
  private(set) var name: String
  let files: [ModelFile]
  /// The root types' names by style, as Swift writes them within the module: `Shop.Order`,
  /// `Page<Item>`.
  private(set) var roots: [DecodingStyle: String]
  /// The declaration that conforms to `Sample`, if that is the form of the sources.
  var sample: String?
  /// The property wrappers that compute their wrapped values: a report asks them.
  var computedWrappers: [String] = []
  /// Those of which it mustn't ask that, since it may stop the program.
  var stoppingWrappers: [String] = []

  /// The expression that gives the model's own decoder.
  var decoder: String?

  /// One style's version of a model, with what is known of the whole. The strict one can stand in for the
  /// others; but each style has a library of its own where all are wanted: what a model keeps in statics
  /// is another one's then.
  init(_ style: DecodingStyle, _ files: [ModelFile], _ derivation: DerivedModel, root: String) {
    self.init(inPlaceOfAll: root, files)
    if style != .strict {
      name = style == .default ? "DefaultModel" : "SmartModel"
      roots = [style: root]
    }
    computedWrappers =
      (style == .strict ? nil : derivation[style].ownComputedWrappers)
      ?? derivation.computedWrappers
    stoppingWrappers = derivation.stoppingWrappers
    decoder = derivation.decoder
  }

  /// One version for all styles.
  init(inPlaceOfAll root: String, _ files: [ModelFile]) {
    name = "StrictModel"
    self.files = files
    roots = DecodingStyle.allCases.reduce(into: [:]) { $0[$1] = root }
  }

  /// All versions of a model, in the form of a built-in sample.
  init(sample: String, _ files: [ModelFile]) {
    name = "SampleModel"
    self.sample = sample
    self.files = files
    roots = [
      .strict: "\(sample).StrictModel", .default: "\(sample).DefaultModel",
      .smart: "\(sample).SmartModel",
    ]
  }

  /// The names of the modules that models are compiled to.
  static let names: Set = ["StrictModel", "DefaultModel", "SmartModel", "SampleModel"]

  /// The file that none of the user's is, with the functions that the host looks for.
  var entry: ModelFile {
    let name = ownName("ModelEntry.swift")
    let entries = DecodingStyle.allCases.compactMap { style in
      roots[style].map { root in
        """
        @_cdecl("\(ModelEntry.symbol(style))")
        public func _modelEntry\(style.rawValue)(_ result: UnsafeMutableRawPointer) {
          result.assumingMemoryBound(to: (any Swift.Decodable.Type).self)
            .initialize(to: \(root).self)
        }

        """
      }
    }
    let support = sample.map { [SampleForm.support($0)] } ?? []
    let wrappers =
      computedWrappers.map { wrapper in
        """
        extension \(wrapper): DecodingRecord.ComputedWrapper {
          public var _computedValue: Any { wrappedValue }
        }

        """
      } + stoppingWrappers.map { "extension \($0): DecodingRecord.StoppingWrapper {}\n" }
    let imports = wrappers.isEmpty ? [] : ["import DecodingRecord\n"]
    return ModelFile(
      name: name, text: (imports + support + entries + wrappers).joined(separator: "\n"))
  }

  /// All files that none of the user's is.
  var entries: [ModelFile] { [entry] + (decoderEntry.map { [$0] } ?? []) }

  /// A file's name that none of the user's has.
  func ownName(_ name: String) -> String {
    files.contains { $0.name == name } ? ownName("_" + name) : name
  }
}
