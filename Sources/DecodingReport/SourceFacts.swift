/// What no decode shows of a model: what its Swift source says, by the names of types and properties,
/// and what its types answer when they are asked.
///
/// A class, since who judges a call asks for these by the million.
package final class SourceFacts: Sendable {
  package typealias Fact = @Sendable (_ type: String, _ name: String) -> String?
  package typealias DeclaredType = @Sendable (_ type: String, _ name: String) -> SwiftType?
  package typealias Use =
    @Sendable (_ type: String, _ key: String, _ outer: [String]) -> KeyUse
  package typealias FallbackCase = @Sendable (_ type: any Any.Type, _ isText: Bool) -> String?

  package typealias Witness =
    @Sendable (_ judge: Judge, _ old: any Conclusions) -> any Conclusions

  package typealias Experiment =
    @Sendable (_ model: any Any.Type, _ json: [UInt8], _ place: TrialPlace?) throws -> Any

  /// What a type does with a key.
  package enum KeyUse: Equatable, Sendable {
    case property(String)
    /// No property is made of its value alone, and the one that is named as it is made of another's.
    case none
    case unknown
  }

  /// A number or a text that a source may write.
  package enum Literal: Sendable {
    case number(Double)
    case text(String)
    /// A name, or a part of a text.
    case part(String)
  }

  /// What the source gives a property before anything is decoded.
  package let initialValue: Fact
  /// The property that a type has for a key, within the containers under some others: CodingKeys and
  /// code of the type's own may give it another name. `nil` where no key has another one.
  package let property: Use?
  /// The key that CodingKeys give a property, if that is another one than its name.
  package let key: Fact
  /// A property's type as it is declared; `nil` where it isn't written.
  package let declaredType: DeclaredType
  /// Whether code that the compiler writes for a type asks for a property.
  package let isAskedFor: @Sendable (_ type: String, _ property: String) -> Bool
  /// Whether a model looks for any key's value elsewhere.
  package let mapsKeys: (@Sendable (_ model: any Any.Type) -> Bool)?
  /// Where a model looks for a key's value instead, by steps from its object, the first place first;
  /// none for a key that stands for itself. `nil` where no model says so.
  package let mappedPlaces: (@Sendable (_ model: any Any.Type, _ key: String) -> [[String]])?
  /// What the code of types' own does that decodes them; `nil` where none has such code.
  package let ownCode: (any OwnCode)?
  let hasOwnCode: Bool
  /// Whether a literal is written in the source; `nil` where nobody knows.
  package let writes: (@Sendable (_ literal: Literal) -> Bool)?
  /// Some of the texts that are written in the source.
  package let texts: [String]
  /// The formats of dates that are written in the source.
  package let formats: [String]
  /// Whether a type may ask for a key: any may, or the source names that one; `nil` where nobody knows.
  package let mayAsk: (@Sendable (_ type: String, _ key: String) -> Bool)?
  /// Whether the source is known at all.
  package let isKnown: Bool
  /// Whether the source declares a type: what code one of others has nobody knows.
  package let declares: @Sendable (_ type: String) -> Bool
  /// Whether the compiler wrote all code by which a type decodes, since the source declares it and has no such code;
  /// `nil` where it has some, or nobody knows it.
  package let isWrittenByCompiler: (@Sendable (_ type: String) -> Bool)?
  /// Whether an enum takes raw values as they are written, and its default case for all others.
  package let takesCasesExactly: @Sendable (_ type: any Any.Type) -> Bool
  /// The case, as Swift writes it, that an enum's own code takes for any text, or any number, that
  /// it doesn't know; `nil` where types mustn't be asked.
  package let fallbackCase: FallbackCase?

  /// What a model makes of another JSON text in UTF-8, decoded as the payload is, or its error; `place` is where
  /// that differs from what was sent; `nil` where types mustn't be asked.
  package let decoded: Experiment?
  /// Who concludes what code of the model's own did, with the old conclusions at hand; `nil` for those alone.
  package let conclude: Witness?
  /// What was found out by that.
  let standIns = StandInCases()
  let lines = ComputedNumbers()
  private let writtenByCompiler = TypeCache<Bool>()

  /// Of a model whose source nobody knows.
  package static let none = SourceFacts()

  package init(
    initialValue: @escaping Fact = { _, _ in nil },
    property: Use? = nil, key: @escaping Fact = { _, _ in nil },
    declaredType: @escaping DeclaredType = { _, _ in nil },
    isAskedFor: @escaping @Sendable (_ type: String, _ property: String) -> Bool = { _, _ in true },
    ownCode: (any OwnCode)? = nil, isKnown: Bool = false,
    declares: @escaping @Sendable (_ type: String) -> Bool = { _ in false },
    isWrittenByCompiler: (@Sendable (_ type: String) -> Bool)? = nil,
    writes: (@Sendable (_ literal: Literal) -> Bool)? = nil, texts: [String] = [],
    formats: [String] = [],
    mayAsk: (@Sendable (_ type: String, _ key: String) -> Bool)? = nil,
    takesCasesExactly: @escaping @Sendable (_ type: any Any.Type) -> Bool = { _ in false },
    mapsKeys: (@Sendable (_ model: any Any.Type) -> Bool)? = nil,
    mappedPlaces: (@Sendable (_ model: any Any.Type, _ key: String) -> [[String]])? = nil,
    fallbackCase: FallbackCase? = nil, decoded: Experiment? = nil,
    conclude: Witness? = nil
  ) {
    self.initialValue = initialValue
    self.property = property
    self.key = key
    self.declaredType = declaredType
    self.isAskedFor = isAskedFor
    self.ownCode = ownCode
    hasOwnCode = ownCode != nil
    self.isKnown = isKnown
    self.declares = declares
    self.isWrittenByCompiler = isWrittenByCompiler
    self.writes = writes
    self.texts = texts
    self.formats = formats
    self.mayAsk = mayAsk
    self.takesCasesExactly = takesCasesExactly
    self.mapsKeys = mapsKeys
    self.mappedPlaces = mappedPlaces
    self.fallbackCase = fallbackCase
    self.decoded = decoded
    self.conclude = conclude
  }

  /// Whether code of the compiler and the library alone made calls: each asked for a type of the library, or for one
  /// that the source declares, and that has no code of its own.
  func haveNoOwnCode(_ calls: Calls) -> Bool {
    guard let isWrittenByCompiler else { return false }
    return calls.allSatisfy { call in
      guard let type = call.type else { return true }
      return writtenByCompiler.value(of: type) {
        let name = TypeName.declared(type)
        return TypeName.isOfLibrary(declared: name) || isWrittenByCompiler(name)
      }
    }
  }
}

/// Where something else than was sent stands in JSON that is tried, and which of the alternatives there it is.
package struct TrialPlace: Sendable {
  /// `items[].id`
  package let steps: String
  /// From 0, in the order in which they are tried.
  package let number: Int

  package init(_ steps: String, _ number: Int) { (self.steps, self.number) = (steps, number) }
}
