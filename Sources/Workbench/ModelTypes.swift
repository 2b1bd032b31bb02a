/// The types that decode a payload, one for each style; the same data, written three times.
// Unchecked: metatypes are constants. Types that the compiler knows conform to `SendableMetatype`
// with their sample; those of a library that was loaded at run time have no isolated conformances,
// since a module's own code hands them out outside of any actor.
package struct ModelTypes: @unchecked Sendable {
  /// The plain type, for Foundation's `JSONDecoder`.
  package let strict: any Decodable.Type
  /// The type with default-value wrappers, for `JSONDecoder` too.
  package let `default`: any Decodable.Type
  /// The type in smart-compatible mode, for `SmartDecoder`.
  package let smart: any Decodable.Type

  package init(
    strict: any Decodable.Type, default: any Decodable.Type, smart: any Decodable.Type
  ) {
    self.strict = strict
    self.default = `default`
    self.smart = smart
  }

  /// The models of a sample.
  package init(_ sample: any Sample.Type) {
    func types<S: Sample>(_ sample: S.Type) -> ModelTypes {
      ModelTypes(
        strict: S.StrictModel.self, default: S.DefaultModel.self, smart: S.SmartModel.self)
    }
    self = types(sample)
  }
}
