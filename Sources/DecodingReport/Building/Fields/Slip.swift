import Foundation
import JSONSource

/// How a key that nobody asked for may be meant for one that was asked for in vain; the likeliest
/// first.
enum Slip: Comparable {
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
    guard let slip = Slip(between: found.name, wanted.name) else { return nil }
    // Under a name that differs in letters only a value of its type is meant.
    if slip > .spelling, let type = wanted.type, !Self.mayHold(type, found.kind) { return nil }
    self = slip
  }

  /// As `init(from:to:)`, without what other keys beside them may speak against.
  static func plain(from found: KeySuggestions.Key, to wanted: KeySuggestions.Key) -> Slip? {
    Slip(from: found, to: wanted).flatMap { $0 == .letter ? nil : $0 }
  }

  /// `nil` where one name isn't the other but for one slip.
  init?(between left: String, _ right: String) {
    let (left, right) = (Spelling.folded(left), Spelling.folded(right))
    if left == right {
      self = .spelling
    } else if Self.isPlural(left, of: right) || Self.isPlural(right, of: left) {
      self = .plural
    } else if min(left.count, right.count) >= 3 {
      guard let slip = Self.edit(Array(left), Array(right)) else { return nil }
      self = slip
    } else {
      return nil
    }
  }

  private static func isPlural(_ plural: String, of word: String) -> Bool {
    plural == word + "s" || plural == word + "es"
      || word.hasSuffix("y") && plural == word.dropLast() + "ies"
  }

  /// One letter more, less or other, or two neighbours swapped. Another digit is another name.
  private static func edit(_ left: [Character], _ right: [Character]) -> Slip? {
    guard abs(left.count - right.count) <= 1 else { return nil }
    let prefix = zip(left, right).prefix { $0 == $1 }.count
    let rests = (left.dropFirst(prefix), right.dropFirst(prefix))
    if left.count == right.count, rests.0.dropFirst() == rests.1.dropFirst() {
      if isDigit(rests.0.first) || isDigit(rests.1.first) { return nil }
      return left.count > 5 ? .edit : left.count > 3 ? .letter : nil
    }
    if rests.0.dropFirst() == rests.1 { return isDigit(rests.0.first) ? nil : .edit }
    if rests.0 == rests.1.dropFirst() { return isDigit(rests.1.first) ? nil : .edit }
    let isSwap =
      rests.0.count == rests.1.count
      && rests.0.prefix(2).reversed() == Array(rests.1.prefix(2))
      && rests.0.dropFirst(2) == rests.1.dropFirst(2)
    return isSwap ? .edit : nil
  }

  private static func isDigit(_ character: Character?) -> Bool { character?.isNumber == true }

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
