import ModelFacts
import SwiftSyntax

extension InitializerBody {
  /// What a statement, or an argument of a call, is made of.
  struct Part {
    /// Constants, variables and properties.
    var names: Set<String> = []
    /// All that may be keys.
    var keys: Set<KeyStep> = []
    /// Properties of models that were decoded from the same object: `data.name`.
    var members: Set<Member> = []
    /// The places that it decodes.
    var decoded: Set<KeyPathInModel> = []
    /// Those of them for whose values something stands in, of several that are listed.
    var filledIn: Set<KeyPathInModel> = []
    /// Whether it may ask for keys that are only known when it runs.
    var asksForVariableKey = false
    /// Whether it may ask for the keys of a model whose type is only known when it runs.
    var asksForAnyKey = false
    /// Whether it decodes something in the model's own place, which may be a dictionary.
    var decodesInPlace = false
  }

  /// A property of a model that was decoded from the same object, and is known by a name.
  struct Member: Hashable {
    let name: String
    let type: String
    let property: String
  }

  /// The keys on the way to the container that the last call for one gives; `nil` where none is asked
  /// for.
  func containerPath(in syntax: Syntax) -> KeyPathInModel? {
    let reader = PartReader(self)
    reader.walk(syntax)
    return reader.containerPath
  }
}
