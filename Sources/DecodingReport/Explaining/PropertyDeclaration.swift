/// How a model's source declares a property.
package struct PropertyDeclaration: Sendable {
  /// `User.swift:8`
  package var place: String?
  /// `public private(set)`
  package var modifiers = ""
  package var isConstant = false
  /// `nil` where it isn't written.
  package var type: SwiftType?
  /// The names of the wrappers: `DefaultCodable`, `Default<Bool.False>`.
  package var wrappers: [String] = []
  /// Whether one of them is smart mode's for a collection that leaves out what can't be decoded.
  var leavesOut: Bool {
    !Set(wrappers.map(Self.bareName)).isDisjoint(with: Self.compactWrappers)
  }
  /// The initial value as it is written; empty where it goes on in another line, `nil` where there is
  /// none.
  package var initialValue: String?
  /// The generic parameters of the type that declares it, and of those around that.
  package var parameters: Set<String> = []
  /// The names of all types that the source declares.
  package var ownTypes: Set<String> = []
  /// Whether the source makes the type that declares it without a value for it: `Address()`.
  package var isMadeOfNothing = false
  /// The superclass that declares it, where another class is decoded.
  package var superclass: String?
  /// The keys that the type has which declares it, or which reads the object without a property for
  /// this.
  package var keyEnums: [KeyEnum] = []
  /// The models that the type's own code decodes from the same object by code that the compiler writes.
  package var sharedModels: [SharedModel] = []

  /// The cases of the property's type, if the source declares it as an enum with raw values: their names,
  /// and the values as JSON writes them.
  package var rawCases: [(name: String, value: String)] = []
  /// Whether it is a dictionary whose keys are such an enum.
  package var hasRawKeys = false
  /// The other properties that the compiler's code of the type decodes, and the keys that they have; `nil`
  /// where code of its own decodes it, or a part of its keys isn't known.
  package var siblings: [(name: String, key: String)]?
  /// Its name where the field has another one: `count`, which `@Observable` stores as `_count`.
  package var name: String?
  /// The type of the wrapper on it that the source declares, and how that is made; `nil` where none stands
  /// on it.
  package var ownWrapperType: (name: String, initializer: String, made: String)?
  /// The subclass that declares it and inherits its superclass's `init(from:)`: that asks for none of its
  /// properties.
  package var unreadSubclass: UnreadSubclass?

  /// A subclass whose own properties nobody decodes.
  package struct UnreadSubclass: Sendable {
    package let name: String
    package let properties: [(name: String, type: SwiftType)]

    package init(name: String, properties: [(name: String, type: SwiftType)]) {
      (self.name, self.properties) = (name, properties)
    }
  }

  /// A model that another one's code decodes from its object: `let data = try Data(from: decoder)`.
  package struct SharedModel: Sendable {
    package let name: String
    /// The keys of its properties, by their names.
    package let keys: [String: String]

    package init(name: String, keys: [String: String]) {
      (self.name, self.keys) = (name, keys)
    }
  }

  package init(
    place: String? = nil, modifiers: String = "", isConstant: Bool = false, type: SwiftType? = nil,
    wrappers: [String] = [], initialValue: String? = nil
  ) {
    self.wrappers = wrappers
    self.initialValue = initialValue
    self.place = place
    self.modifiers = modifiers
    self.isConstant = isConstant
    self.type = type
  }

  private static let compactWrappers: Set = ["SmartCompact.Array", "SmartCompact.Dictionary"]

  /// A wrapper's name without what it is given: `Default` of `Default<Bool.False>`.
  private static func bareName(_ wrapper: String) -> String {
    String(wrapper.prefix { $0 != "<" && $0 != "(" })
  }

  /// The first wrapper that the source declares itself; `nil` where it has none of them.
  var ownWrapper: String? { ownWrappers.first }

  /// The wrappers that the source declares itself, without their arguments.
  var ownWrappers: [String] {
    wrappers.filter { ownTypes.contains(Self.bareName($0)) }
      .map { String($0.prefix { $0 != "(" }) }
  }
}
