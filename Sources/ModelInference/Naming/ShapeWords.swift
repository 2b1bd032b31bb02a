/// Chooses what shapes are called that several keys lead to.
struct ShapeWords {
  private struct Candidate {
    let words: NameWords
    /// Whether the key names a thing: an object's key, or the plural of an array's or a map's. In
    /// `"core": [{…}]` it names a group.
    let isOfThing: Bool
    var count = 1
  }

  /// In the order of the document.
  private var candidates: [ObjectIdentifier: [Candidate]] = [:]
  private var shapes: [ObjectShape] = []

  /// For each shape the words that say what it is.
  static func best(from root: Place) -> [ObjectIdentifier: NameWords] {
    var all = ShapeWords()
    all.collect(root, nil, isOfThing: true)
    return all.shapes.reduce(into: [:]) { words, shape in
      let id = ObjectIdentifier(shape)
      words[id] = best(of: all.candidates[id] ?? [], for: shape)
    }
  }

  /// What all keys have in common, what they are roles of, what the object calls itself, or what its
  /// fields make it; else the words that lead to it most often, of those the fewest, of those the
  /// first.
  private static func best(of candidates: [Candidate], for shape: ObjectShape) -> NameWords? {
    let named = candidates.filter(\.isOfThing)
    let things = named.isEmpty ? candidates : named
    let most = things.min {
      ($1.count, $0.words.words.count) < ($0.count, $1.words.words.count)
    }?.words
    guard let most else { return nil }
    if most.isOfContainer { return shape.ownName ?? most }
    guard candidates.count > 1 else { return most }
    if let end = NameWords.commonEnd(of: candidates.map(\.words)) { return end }
    guard things.count > 1 else { return shape.smallThing ?? most }
    return shape.ownName ?? Role.person(playing: things.map(\.words)) ?? shape.smallThing ?? most
  }

  private mutating func collect(_ place: Place, _ words: NameWords?, isOfThing: Bool) {
    if let element = place.element {
      collect(element, words?.singular, isOfThing: words != words?.singular)
    }
    if let value = place.mapValue {
      collect(value, words?.ofMapValue, isOfThing: words != words?.ofMapValue)
    }
    guard let shape = place.shape else { return }
    let id = ObjectIdentifier(shape)
    let isNew = candidates[id] == nil
    if isNew { shapes.append(shape) }
    var known = candidates[id] ?? []
    if let words {
      if let index = known.firstIndex(where: { $0.words == words && $0.isOfThing == isOfThing }) {
        known[index].count += 1
      } else {
        known.append(Candidate(words: words, isOfThing: isOfThing))
      }
    }
    candidates[id] = known
    guard isNew else { return }
    for field in shape.fields { collect(field.place, NameWords(field.key), isOfThing: true) }
  }
}

extension NameWords {
  /// The last words that all of several have; `nil` if those end in different ones: `Forecast` of
  /// `currentForecast` and `hourlyForecast`.
  fileprivate static func commonEnd(of all: [NameWords]) -> NameWords? {
    guard var end = all.first.map({ $0.words[...] }) else { return nil }
    for words in all.dropFirst() {
      let count = zip(end.reversed(), words.words.reversed()).prefix { $0 == $1 }.count
      end = end.suffix(count)
    }
    return end.isEmpty ? nil : NameWords(end.joined(separator: "_"))
  }

  /// Whether they name what holds things, and no thing.
  var isOfContainer: Bool {
    words.count == 1 && words.first.map(Self.containers.contains) == true
  }

  private static let containers: Set<String> = [
    "array", "collection", "content", "data", "datum", "element", "entry", "hit", "item", "list",
    "node", "object", "payload", "record", "response", "result", "row", "value",
  ]
}

/// What somebody is in relation to a thing: several of them are the same persons.
enum Role {
  /// `User`, where all words are roles of persons.
  static func person(playing roles: [NameWords]) -> NameWords? {
    let arePersons = roles.allSatisfy { words in
      words.words.last.map { persons.contains($0) || $0 == "by" && words.words.count > 1 } == true
    }
    return arePersons ? NameWords("user") : nil
  }

  private static let persons: Set<String> = [
    "account", "admin", "administrator", "approver", "assignee", "author", "buyer", "collaborator",
    "committer", "contact", "contributor", "creator", "customer", "editor", "employee", "follower",
    "friend", "guest", "host", "lead", "maintainer", "manager", "member", "moderator", "organizer",
    "owner", "participant", "person", "poster", "profile", "publisher", "receiver", "recipient",
    "reporter", "requester", "reviewer", "seller", "sender", "speaker", "submitter", "user",
    "uploader", "viewer", "voter", "watcher", "writer",
  ]
}

extension ObjectShape {
  /// What all its objects call themselves: GraphQL's `__typename`, Stripe's `object`, JSON:API's
  /// `type`.
  fileprivate var ownName: NameWords? {
    for key in ["__typename", "object", "type", "kind"] {
      guard let field = field(key), field.count == count, field.place.kindCount == 1,
        !field.place.hasNull, let texts = field.place.text?.words?.texts, texts.count == 1
      else { continue }
      let words = NameWords(texts[0]).singular
      if !words.words.isEmpty, !words.isOfContainer, words.words.count <= 3 { return words }
    }
    return nil
  }

  /// What it is by its fields, where these leave no doubt.
  fileprivate var smallThing: NameWords? {
    let keys = Set(fields.map { NameWords($0.key).words.joined() })
    return Self.smallThings.first { keys == $0.keys }.map { NameWords($0.name) }
  }

  private static let smallThings: [(keys: Set<String>, name: String)] = [
    (["lat", "lng"], "coordinate"), (["lat", "lon"], "coordinate"),
    (["lat", "long"], "coordinate"), (["latitude", "longitude"], "coordinate"),
    (["x", "y"], "point"), (["width", "height"], "size"), (["w", "h"], "size"),
    (["x", "y", "width", "height"], "frame"), (["amount", "currency"], "money"),
    (["amount", "currencycode"], "money"), (["start", "end"], "interval"),
    (["from", "to"], "interval"), (["min", "max"], "bounds"),
  ]
}
