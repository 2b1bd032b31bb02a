/// What an `init(from:)` of a type's own does: what it asks for, checks, decides and has stand in, and
/// what it makes of it.
///
/// Keys are named as the cases of the type's CodingKeys are; texts stand for themselves.
package struct InitializerFacts: Codable, Sendable, Equatable {
  // MARK: What it asks for

  /// The places that it decodes, and what becomes of their values.
  package var uses: [Use] = []
  /// All keys by which it can ask, where they are cases of the source's enums; else `nil`.
  package var askableKeys: [String]?
  /// Whether it may ask for keys that the source doesn't name.
  package var asksForAnyKey = false
  /// Whether it may ask for keys that are only known when it runs, by the types of its keys.
  package var asksForVariableKey = false
  /// The keys of the last statement that has some, if nothing comes behind it.
  package var lastKeys: [String] = []
  /// Containers that may stand in the place of others.
  package var replacements: [Replacement] = []

  // MARK: What it hands on

  /// Whether it goes on with a superclass's, and the way to what it gives that to read.
  package var inherits = false
  package var wayToSuperclass: KeyPathInModel = []
  /// Whether it decodes other types from its own object, and which of the source's.
  package var sharesObject = false
  package var sharedTypes: [String] = []

  // MARK: What it decides

  /// Whether it may take one way or another.
  package var branches = false
  /// What decides what is asked for next.
  package var deciding: [KeyStep] = []
  /// Of whose values conditions are made on which an error is thrown, together.
  package var checks: [[KeyPathInModel]] = []

  // MARK: What it makes

  /// Whether other code than its statements makes properties of what they read.
  package var isUnclear = false
  /// Of whose values each property is made.
  package var origins: [Origin] = []
  /// The properties that are made of the elements of an array, in the order in which they are read.
  package var elements: [String] = []
  /// The places whose values are the associated values of a case, by its name; `nil` where it isn't
  /// one place's.
  package var payloads: [String: [KeyPathInModel?]] = [:]

  package init() {}

  /// A place that it decodes, with the keys of the containers around it.
  package struct Use: Codable, Sendable, Equatable {
    package var path: KeyPathInModel
    /// The properties that are made of its value alone.
    package var properties: [String] = []
    /// Those of them that are made in the very statements that decode it.
    package var direct: [String] = []
    /// Whether it is decoded, whatever the values of others are.
    package var isAlwaysAsked = false
    /// Whether it is decoded at all, or only spoken of.
    package var isDecoded = false
    /// Whether something stands in for its value.
    package var hasStandIn = false
    /// Whether its value is compared with some that the source knows.
    package var isLookedUp = false

    package init(path: KeyPathInModel) { self.path = path }
  }

  package struct Origin: Codable, Sendable, Equatable {
    package var property: String
    /// All of them, or one or another.
    package var paths: [KeyPathInModel]
    /// Whether it is made of several at once.
    package var isMerged: Bool

    package init(property: String, paths: [KeyPathInModel], isMerged: Bool) {
      self.property = property
      self.paths = paths
      self.isMerged = isMerged
    }
  }

  /// A container that may stand in the place of another one.
  package struct Replacement: Codable, Sendable, Equatable {
    package var original: KeyPathInModel
    package var replacement: KeyPathInModel

    package init(original: KeyPathInModel, replacement: KeyPathInModel) {
      self.original = original
      self.replacement = replacement
    }
  }
}

/// A way through containers: each a key's, or an element of an array.
package typealias KeyPathInModel = [KeyStep]

package enum KeyStep: Codable, Sendable, Hashable, Comparable {
  case key(String)
  case element
  /// A key that is only known when the code runs.
  case anyKey

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = number == 0 ? .element : .anyKey
    } else {
      self = .key(try container.decode(String.self))
    }
  }

  /// A key is a text; an element is 0, any key 1.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .key(let key): try container.encode(key)
    case .element: try container.encode(0)
    case .anyKey: try container.encode(1)
    }
  }
}
