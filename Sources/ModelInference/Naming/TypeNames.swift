/// The names of a model's types, each given once.
struct TypeNames {
  private var taken: Set<String> = []

  /// A name for the root.
  mutating func rootName(_ words: NameWords) -> String {
    let words = words.words.isEmpty ? NameWords("payload") : words
    let isReserved = SwiftNames.isReservedType(words.typeName)
    return take((isReserved ? words.adding("payload") : words).typeName)
  }

  /// A name of its own for a type that stands in another one; where the plain one is taken, or says
  /// too little by itself, that other one's name goes before it.
  mutating func name(
    _ words: NameWords, in parent: String?, saysLittle: Bool = false
  ) -> String {
    let name = words.typeName
    guard let parent, saysLittle || isTaken(words) else { return take(name) }
    return take(parent + name)
  }

  func isTaken(_ words: NameWords) -> Bool {
    taken.contains(words.typeName) || SwiftNames.isReservedType(words.typeName)
  }

  private mutating func take(_ name: String) -> String {
    var free = name
    var number = 2
    while taken.contains(free) || SwiftNames.isReservedType(free) {
      free = "\(name)\(number)"
      number += 1
    }
    taken.insert(free)
    return free
  }
}

/// The names of a type's properties or cases, each given once.
struct UniqueNames {
  private let named: (String) -> String
  /// At first, those that are the texts themselves: no other text takes them.
  private var taken: Set<String>

  /// `named`: the name of a key or a text, if it is free.
  init(_ texts: [String], named: @escaping (String) -> String) {
    self.named = named
    taken = Set(texts.filter { named($0) == $0 })
  }

  mutating func name(for text: String) -> String {
    let name = named(text)
    if name == text { return name }
    var free = name
    var number = 2
    while !taken.insert(free).inserted {
      free = "\(name)\(number)"
      number += 1
    }
    return free
  }
}
