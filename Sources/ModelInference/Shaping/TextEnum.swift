/// An enum for texts that are few words: its cases' values, and the key that they stood under.
///
/// A class, since several places share one.
final class TextEnum {
  let words: NameWords
  /// In the order in which they were first seen.
  private(set) var values: [String]
  /// How many places have it.
  private(set) var placeCount = 0
  /// What it is called, once it is.
  var name: String?

  init(_ words: NameWords) {
    self.words = words
    values = []
  }

  func add(_ texts: [String]) {
    let known = Set(values)
    values += texts.filter { !known.contains($0) }
    placeCount += 1
  }
}

/// Finds the places whose texts are few words that come again, and so want an enum.
struct TextEnums {
  private struct Candidate {
    let place: Place
    let words: NameWords
    let texts: ObservedWords
  }

  private var candidates: [Candidate] = []
  private var seen: Set<ObjectIdentifier> = []

  /// The enums by their places, at a place and within it.
  static func recognized(from root: Place, named words: NameWords) -> [ObjectIdentifier: TextEnum] {
    var all = TextEnums()
    all.collect(root, words)
    return all.enums
  }

  private mutating func collect(_ place: Place, _ words: NameWords) {
    if let element = place.element { collect(element, words.singular) }
    if let value = place.mapValue { collect(value, words.ofMapValue) }
    if place.kindCount == 1, let texts = place.text?.words {
      candidates.append(Candidate(place: place, words: words, texts: texts))
    }
    guard let shape = place.shape, seen.insert(ObjectIdentifier(shape)).inserted else { return }
    for field in shape.fields { collect(field.place, NameWords(field.key)) }
  }

  /// Places of one key share an enum if they have values in common. What was seen too seldom at one
  /// place is of the enum that another place of the same key has, if that has all its values.
  private var enums: [ObjectIdentifier: TextEnum] {
    var enums: [ObjectIdentifier: TextEnum] = [:]
    var byKey: [String: [TextEnum]] = [:]
    var others: [Candidate] = []
    for candidate in candidates {
      let key = candidate.words.typeName
      guard ClosedSet.isLikely(candidate.texts, of: candidate.words) else {
        others.append(candidate)
        continue
      }
      let texts = candidate.texts.texts
      let known = byKey[key]?.first { $0.values.count { texts.contains($0) } * 2 >= texts.count }
      let textEnum = known ?? TextEnum(candidate.words)
      if known == nil { byKey[key, default: []].append(textEnum) }
      textEnum.add(texts)
      enums[ObjectIdentifier(candidate.place)] = textEnum
    }
    for candidate in others {
      let texts = candidate.texts.texts
      let known = byKey[candidate.words.typeName]?.first { Set($0.values).isSuperset(of: texts) }
      guard let known else { continue }
      known.add([])
      enums[ObjectIdentifier(candidate.place)] = known
    }
    return enums
  }
}
