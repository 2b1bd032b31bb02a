import Foundation
import JSONSource

/// How a key that nobody asked for may be meant for one that was asked for in vain; the likeliest
/// first.
enum Misspelling: Comparable {
  /// It bears the property's name, and CodingKeys ask for another.
  case property
  /// Case or separators.
  case spelling
  /// A plural.
  case plural
  /// One letter more, less or other, or two neighbours swapped.
  case edit
  /// Another letter in a short word, which may make another word.
  case letter

  /// `nil` where it isn't meant for that, as far as names and types tell.
  init?(from found: KeySuggestions.Key, to wanted: KeySuggestions.Key) {
    if wanted.property == found.name {
      self = .property
      return
    }
    guard let misspelling = Misspelling(between: found.name, wanted.name) else { return nil }
    // Under a name that differs in letters only a value of its type is meant.
    if misspelling > .spelling, let type = wanted.type, !Self.mayHold(type, found.kind) {
      return nil
    }
    self = misspelling
  }

  /// As `init(from:to:)`, without what other keys beside them may speak against.
  static func plain(from found: KeySuggestions.Key, to wanted: KeySuggestions.Key) -> Misspelling? {
    Misspelling(from: found, to: wanted).flatMap { $0 == .letter ? nil : $0 }
  }

  /// `nil` where one name isn't the other but for one misspelling.
  init?(between left: String, _ right: String) {
    let (left, right) = (Spelling.folded(left), Spelling.folded(right))
    if left == right {
      self = .spelling
    } else if Self.isPlural(left, of: right) || Self.isPlural(right, of: left) {
      self = .plural
    } else {
      // A letter of ASCII is a byte, and to take a text apart by its bytes costs least.
      let isASCII = (left.utf8.max() ?? 0) < 0x80 && (right.utf8.max() ?? 0) < 0x80
      let misspelling =
        isASCII
        ? Self.edit(Array(left.utf8), Array(right.utf8)) { (0x30...0x39).contains($0) }
        : Self.edit(Array(left), Array(right), isDigit: \.isNumber)
      guard let misspelling else { return nil }
      self = misspelling
    }
  }

  private static func isPlural(_ plural: String, of word: String) -> Bool {
    // Every plural has one or two letters more.
    guard (1...2).contains(plural.utf8.count - word.utf8.count) else { return false }
    return plural == word + "s" || plural == word + "es"
      || word.hasSuffix("y") && plural == word.dropLast() + "ies"
  }

  /// One letter more, less or other, or two neighbours swapped. Another digit is another name.
  private static func edit<Letter: Equatable>(
    _ left: [Letter], _ right: [Letter], isDigit: (Letter) -> Bool
  ) -> Misspelling? {
    guard min(left.count, right.count) >= 3, abs(left.count - right.count) <= 1 else { return nil }
    let prefix = zip(left, right).prefix { $0 == $1 }.count
    let rests = (left.dropFirst(prefix), right.dropFirst(prefix))
    if left.count == right.count, rests.0.dropFirst() == rests.1.dropFirst() {
      if rests.0.first.map(isDigit) == true || rests.1.first.map(isDigit) == true { return nil }
      return left.count > 5 ? .edit : left.count > 3 ? .letter : nil
    }
    if rests.0.dropFirst() == rests.1 { return rests.0.first.map(isDigit) == true ? nil : .edit }
    if rests.0 == rests.1.dropFirst() { return rests.1.first.map(isDigit) == true ? nil : .edit }
    let isSwap =
      rests.0.count == rests.1.count
      && rests.0.prefix(2).reversed() == Array(rests.1.prefix(2))
      && rests.0.dropFirst(2) == rests.1.dropFirst(2)
    return isSwap ? .edit : nil
  }

  /// Whether a value of a kind may be meant for a type: an array isn't meant for a number. Of types
  /// with code of their own hardly anything is known.
  static func mayHold(_ type: any Any.Type, _ kind: JSONNode.Kind) -> Bool {
    let bare = TypeTraits.of(type).bare
    let traits = TypeTraits.of(bare)
    // A wrapper that knows nothing of reports holds what its value is.
    if traits.wrapper == nil, !traits.isLeaf,
      let wrapped = StoredProperties.of(bare)["wrappedValue"]?.type
    {
      return mayHold(wrapped, kind)
    }
    switch kind {
    case .null: return true
    case .array: return traits.isPlainSequence || traits.isDictionary
    case .object: return !traits.isLeaf && !traits.isRawRepresentable && !traits.isPlainSequence
    default: break
    }
    guard traits.isLeaf else { return !traits.isPlainSequence && !traits.isDictionary }
    return switch kind {
    case .true, .false: bare == Bool.self
    case .number: traits.isNumber || bare == Date.self
    default: !traits.isNumber && bare != Bool.self
    }
  }
}
