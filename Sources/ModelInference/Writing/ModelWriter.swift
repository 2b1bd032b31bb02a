/// Names the types of a model, and writes them: the root first, then what it refers to.
struct ModelWriter {
  private let root: Place
  private let rootWords: NameWords
  private let choices: ModelChoices
  private var rootName = ""
  private var names = TypeNames()
  /// Shapes that were named and wait to be written, in order.
  private var pending: [(shape: ObjectShape, name: String)] = []
  private var shapeNames: [ObjectIdentifier: String] = [:]
  /// What each shape is called by the keys that lead to it.
  private let shapeWords: [ObjectIdentifier: NameWords]
  /// Names of enums, by their cases' types.
  private var unionNames: [[String]: String] = [:]
  private var declarations: [String] = []
  /// The enums of texts, by their places.
  private let textEnums: [ObjectIdentifier: TextEnum]
  /// The form of the dates that are typed.
  private let dateForm: DateForm?
  private var usesAnyJSON = false
  private var usesEmptyArrayAsNil = false
  private var usesFoundation = false
  private var usesDate = false

  init(root: Place, words: NameWords, choices: ModelChoices) {
    self.root = root
    self.choices = choices
    rootWords = words
    shapeWords = ShapeWords.best(from: root)
    textEnums = TextEnums.recognized(from: root, named: words)
    dateForm = choices.typesDates ? DatePlaces.commonForm(from: root, named: words) : nil
  }

  var model: InferredModel {
    var builder = self
    return builder.build()
  }

  private mutating func build() -> InferredModel {
    let name = names.rootName(rootWords)
    rootName = name
    let isObject = root.shape?.fields.isEmpty == false && root.kindCount == 1 && !root.hasNull
    if isObject, let shape = root.shape {
      enqueue(shape, name)
    } else {
      let word = root.hasEmptyArraysForObjects ? "object" : "element"
      let element =
        names.isTaken(rootWords.singular) ? rootWords.adding(word) : rootWords.singular
      let text = type(of: root, named: element, in: nil)
      declarations.insert("typealias \(name) = \(text)\(root.mark)", at: 0)
    }
    // What is written refers to further shapes.
    var next = 0
    while next < pending.count {
      write(pending[next].shape, pending[next].name)
      next += 1
    }
    if usesEmptyArrayAsNil { declarations.append(EmptyArrayAsNil.declaration) }
    if usesAnyJSON { declarations.append(AnyJSON.declaration) }
    if usesDate, let dateForm { declarations.insert(dateForm.strategyComment, at: 0) }
    if usesFoundation { declarations.insert("import Foundation", at: 0) }
    return InferredModel(root: name, source: declarations.joined(separator: "\n\n") + "\n")
  }

  private mutating func enqueue(_ shape: ObjectShape, _ name: String) {
    shapeNames[ObjectIdentifier(shape)] = name
    pending.append((shape, name))
  }

  private mutating func write(_ shape: ObjectShape, _ name: String) {
    // Enums that its fields need stand behind it.
    let place = declarations.count
    var properties = UniqueNames(shape.fields.map(\.key), named: SwiftNames.property)
    let fields = shape.fields.map { field in
      let words = NameWords(field.key)
      let hasEmptyArrays = field.place.hasEmptyArraysForObjects
      usesEmptyArrayAsNil = usesEmptyArrayAsNil || hasEmptyArrays
      return StructWriter.Field(
        key: field.key, name: properties.name(for: field.key),
        type: type(of: field.place, named: words, in: name),
        isOptional: field.place.hasNull || field.count < shape.count || hasEmptyArrays,
        wrapper: hasEmptyArrays ? EmptyArrayAsNil.name : nil,
        comment: comment(on: field.place, words))
    }
    let isClass = Containment.holdsItself(shape)
    declarations.insert(
      StructWriter(name: name, isClass: isClass, usesLet: choices.usesLet, fields: fields).text,
      at: place)
  }

  /// What is good to know of the values behind the type; `nil` for nothing.
  private func comment(on place: Place, _ words: NameWords) -> String? {
    if let number = place.number?.unreadable { return "\(number) fits no number of Swift's" }
    guard place.kindCount == 1, !isDate(place, words), !isURL(place) else { return nil }
    if choices.typesDates, let pattern = place.dateForms(words).lazy.compactMap(\.pattern).first {
      return "date as \(pattern)"
    }
    return place.text?.comment ?? place.number?.epochUnit?.comment(of: words)
  }

  private func isDate(_ place: Place, _ words: NameWords) -> Bool {
    dateForm.map { place.dateForms(words).contains($0) } ?? false
  }

  private func isURL(_ place: Place) -> Bool {
    choices.typesURLs && place.kindCount == 1 && place.text?.forms.contains(.plainURL) == true
  }
}

extension ModelWriter {
  /// Arrays in arrays, further than which any JSON will do.
  private static let deepestArray = 16

  /// The type of what stood at a place, as it is written; null isn't seen here.
  private mutating func type(
    of place: Place, named words: NameWords, in parent: String?, depth: Int = 0
  ) -> String {
    if isDate(place, words) {
      (usesDate, usesFoundation) = (true, true)
      return "Date"
    }
    if isURL(place) {
      usesFoundation = true
      return "URL"
    }
    if let textEnum = textEnums[ObjectIdentifier(place)] { return name(of: textEnum, in: parent) }
    let types = types(of: place, named: words, in: parent, depth: depth)
    // A property has the wrapper before it; elsewhere its type is that of the value.
    if place.hasEmptyArraysForObjects, parent == nil || depth > 0 {
      usesEmptyArrayAsNil = true
      return "\(EmptyArrayAsNil.name)<\(types[0].type)>"
    }
    switch types.count {
    case 0: return anyJSON()
    case 1: return types[0].type
    default: return union(types, named: words, in: parent)
    }
  }

  /// The types of the kinds of values at a place, in the order in which an enum tries them.
  private mutating func types(
    of place: Place, named words: NameWords, in parent: String?, depth: Int
  ) -> [UnionWriter.Case] {
    var types: [UnionWriter.Case] = []
    if place.hasBool { types.append(.init(name: "bool", type: "Bool")) }
    if let number = place.number?.type {
      usesFoundation = usesFoundation || number == .decimal
      let isInteger = number == .integer || number == .unsigned
      types.append(.init(name: isInteger ? "integer" : "number", type: number.name))
    }
    if place.text != nil { types.append(.init(name: "string", type: "String")) }
    if let element = place.element, !place.hasEmptyArraysForObjects {
      let inner =
        depth < Self.deepestArray
        ? type(of: element, named: words.singular, in: parent, depth: depth + 1) : anyJSON()
      types.append(.init(name: "array", type: "[\(inner)\(element.mark)]"))
    }
    if let value = place.mapValue {
      let inner =
        depth < Self.deepestArray
        ? type(of: value, named: words.ofMapValue, in: parent, depth: depth + 1) : anyJSON()
      types.append(.init(name: "object", type: "[String: \(inner)\(value.mark)]"))
    } else if let shape = place.shape {
      types.append(
        .init(name: "object", type: name(of: shape, words, in: parent, isElement: depth > 0)))
    }
    return types
  }

  private mutating func name(
    of shape: ObjectShape, _ words: NameWords, in parent: String?, isElement: Bool
  ) -> String {
    if shape.fields.isEmpty { return "[String: \(anyJSON())]" }
    if let known = shapeNames[ObjectIdentifier(shape)] { return known }
    let words = shapeWords[ObjectIdentifier(shape)] ?? words
    let name = names.name(
      isElement && parent == rootName ? element(of: words) : words, in: parent)
    enqueue(shape, name)
    return name
  }

  /// What the elements of the root's list are: those of `data` in `users` are users.
  private func element(of words: NameWords) -> NameWords {
    let isPlural = rootWords.singular != rootWords
    return words.isOfContainer && isPlural && !names.isTaken(rootWords.singular)
      ? rootWords.singular : words
  }

  /// The name of an enum of texts, which is written where it is first referred to: `status` alone
  /// says little, unless several types have it.
  private mutating func name(of textEnum: TextEnum, in parent: String?) -> String {
    if let known = textEnum.name { return known }
    let saysLittle =
      textEnum.placeCount == 1 && textEnum.words.words.count == 1
      && ClosedSet.namesClosedSet(textEnum.words)
    let name = names.name(textEnum.words, in: parent, saysLittle: saysLittle)
    textEnum.name = name
    declarations.append(TextEnumWriter(name: name, values: textEnum.values).text)
    return name
  }

  private mutating func union(
    _ cases: [UnionWriter.Case], named words: NameWords, in parent: String?
  ) -> String {
    let types = cases.map(\.type)
    if let known = unionNames[types] { return known }
    // Of scalars alone, the enum is the same wherever it stands.
    let isOfScalars = !cases.contains { ["array", "object"].contains($0.name) }
    let words = isOfScalars ? NameWords(types.joined(separator: " or ")) : words.adding("value")
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
  /// The mark of an optional element; any JSON may be null by itself, and so may what an empty array
  /// stands for.
  fileprivate var mark: String { hasNull && !isEmpty && !hasEmptyArraysForObjects ? "?" : "" }

  /// Whether objects stood here, empty arrays, and nothing else.
  fileprivate var hasEmptyArraysForObjects: Bool {
    guard let element, element.isEmpty, !element.hasNull else { return false }
    return kindCount == 2 && (mapValue != nil || shape != nil)
  }
}

extension DateForm {
  /// What a decoder of the model has to be told, here and in an app.
  fileprivate var strategyComment: String {
    let (strategy, word) =
      switch self {
      case .iso8601: (".iso8601", "iso8601")
      case .seconds: (".secondsSince1970", "seconds")
      case .milliseconds: (".millisecondsSince1970", "milliseconds")
      default: (".formatted", "\"\(pattern ?? "")\"")
      }
    let formatter = pattern.map { ", with a DateFormatter's dateFormat = \"\($0)\"" } ?? ""
    return """
      // dateDecodingStrategy: \(strategy)\(formatter)
      // codable-explorer: --date-strategy \(word)
      """
  }
}
