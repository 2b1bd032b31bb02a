/// Names the types of a model, and writes them: the root first, then what it refers to.
struct ModelWriter {
  private let root: Place
  private let rootWords: Words
  private var names = TypeNames()
  /// Shapes that were named and wait to be written, in order.
  private var pending: [(shape: ObjectShape, name: String)] = []
  private var shapeNames: [ObjectIdentifier: String] = [:]
  /// What each shape is called by the keys that lead to it.
  private let shapeWords: [ObjectIdentifier: Words]
  /// Names of enums, by their cases' types.
  private var unionNames: [[String]: String] = [:]
  private var declarations: [String] = []
  private var usesAnyJSON = false
  private var usesDecimal = false

  init(root: Place, name: String) {
    self.root = root
    shapeWords = ShapeWords.best(from: root)
    rootWords = Words(String(name.drop { !$0.isLetter }))
  }

  var model: InferredModel {
    var builder = self
    return builder.build()
  }

  private mutating func build() -> InferredModel {
    let name = names.rootName(rootWords)
    let isObject = root.shape?.fields.isEmpty == false && root.kindCount == 1 && !root.hasNull
    if isObject, let shape = root.shape {
      enqueue(shape, name)
    } else {
      let element =
        names.isTaken(rootWords.singular) ? rootWords.adding("element") : rootWords.singular
      let text = type(of: root, named: element, in: nil)
      declarations.insert("typealias \(name) = \(text)\(root.mark)", at: 0)
    }
    // What is written refers to further shapes.
    var next = 0
    while next < pending.count {
      write(pending[next].shape, pending[next].name)
      next += 1
    }
    if usesAnyJSON { declarations.append(AnyJSON.declaration) }
    if usesDecimal { declarations.insert("import Foundation", at: 0) }
    return InferredModel(root: name, source: declarations.joined(separator: "\n\n") + "\n")
  }

  private mutating func enqueue(_ shape: ObjectShape, _ name: String) {
    shapeNames[ObjectIdentifier(shape)] = name
    pending.append((shape, name))
  }

  private mutating func write(_ shape: ObjectShape, _ name: String) {
    // Enums that its fields need stand behind it.
    let place = declarations.count
    var properties = PropertyNames(shape.fields.map(\.key))
    let fields = shape.fields.map { field in
      StructWriter.Field(
        key: field.key, name: properties.name(for: field.key),
        type: type(of: field.place, named: Words(field.key), in: name),
        isOptional: field.place.hasNull || field.count < shape.count,
        comment: field.place.comment(of: Words(field.key)))
    }
    let isClass = Containment.holdsItself(shape)
    declarations.insert(
      StructWriter(name: name, isClass: isClass, fields: fields).text, at: place)
  }
}

extension ModelWriter {
  /// Arrays in arrays, further than which any JSON will do.
  private static let deepestArray = 16

  /// The type of what stood at a place, as it is written; null isn't seen here.
  private mutating func type(
    of place: Place, named words: Words, in parent: String?, depth: Int = 0
  ) -> String {
    let types = types(of: place, named: words, in: parent, depth: depth)
    switch types.count {
    case 0: return anyJSON()
    case 1: return types[0].type
    default: return union(types, named: words, in: parent)
    }
  }

  /// The types of the kinds of values at a place, in the order in which an enum tries them.
  private mutating func types(
    of place: Place, named words: Words, in parent: String?, depth: Int
  ) -> [UnionWriter.Case] {
    var types: [UnionWriter.Case] = []
    if place.hasBool { types.append(.init(name: "bool", type: "Bool")) }
    if let number = place.number?.type {
      usesDecimal = usesDecimal || number == .decimal
      let isInteger = number == .integer || number == .unsigned
      types.append(.init(name: isInteger ? "integer" : "number", type: number.name))
    }
    if place.text != nil { types.append(.init(name: "string", type: "String")) }
    if let element = place.element {
      let inner =
        depth < Self.deepestArray
        ? type(of: element, named: words.singular, in: parent, depth: depth + 1) : anyJSON()
      types.append(.init(name: "array", type: "[\(inner)\(element.mark)]"))
    }
    if let value = place.mapValue {
      let inner =
        depth < Self.deepestArray
        ? type(of: value, named: words.singular, in: parent, depth: depth + 1) : anyJSON()
      types.append(.init(name: "object", type: "[String: \(inner)\(value.mark)]"))
    } else if let shape = place.shape {
      types.append(.init(name: "object", type: name(of: shape, words, in: parent)))
    }
    return types
  }

  private mutating func name(of shape: ObjectShape, _ words: Words, in parent: String?) -> String {
    if shape.fields.isEmpty { return "[String: \(anyJSON())]" }
    if let known = shapeNames[ObjectIdentifier(shape)] { return known }
    let name = names.name(shapeWords[ObjectIdentifier(shape)] ?? words, in: parent)
    enqueue(shape, name)
    return name
  }

  private mutating func union(
    _ cases: [UnionWriter.Case], named words: Words, in parent: String?
  ) -> String {
    let types = cases.map(\.type)
    if let known = unionNames[types] { return known }
    // Of scalars alone, the enum is the same wherever it stands.
    let isOfScalars = !cases.contains { ["array", "object"].contains($0.name) }
    let words = isOfScalars ? Words(types.joined(separator: " or ")) : words.adding("value")
    let name = names.name(words, in: parent)
    unionNames[types] = name
    declarations.append(UnionWriter(name: name, cases: cases).text)
    return name
  }

  private mutating func anyJSON() -> String {
    usesAnyJSON = true
    return AnyJSON.name
  }
}

extension Place {
  /// The mark of an optional element; any JSON may be null by itself.
  fileprivate var mark: String { hasNull && !isEmpty ? "?" : "" }

  /// What is good to know of the values behind the type; `nil` for nothing.
  fileprivate func comment(of words: Words) -> String? {
    if let number = number?.unreadable { return "\(number) fits no number of Swift's" }
    guard kindCount == 1 else { return nil }
    return text?.comment ?? number?.epochUnit?.comment(of: words)
  }
}
