import DecodingReport
package import JSONSource
package import ModelFacts
package import Workbench

/// Which type of a model a document is decoded as, by the keys that they share.
package struct RootChoice: Sendable, Equatable {
  /// `User`, `[User]`, `[String: User]`, `Page<User>`.
  package var type: String
  /// Why it isn't the type that would be taken without a document; `nil` where it is.
  package var reason: String?
}

extension RootChoice {
  /// A document that a type is chosen for, and how it is decoded.
  package struct Payload: Sendable {
    package var bytes: [UInt8]
    package var options: DecodingOptions

    package init(bytes: [UInt8], options: DecodingOptions) {
      self.bytes = bytes
      self.options = options
    }

    var document: JSONDocument {
      JSONDocument.parse(bytes, dialect: options.json5 ? .json5 : .rfc8259)
    }
  }

  /// A type that a document may be decoded as.
  fileprivate struct Option {
    var type: String
    /// The name of the type's declaration.
    var candidate: String
    /// The type within, or the type itself.
    var name: String
    var form: DocumentKeys.Form
    var shared: Int
    var all: Int
    /// What is more than a type by itself, and what others hold, comes later.
    var rank: Int

    /// How much of both the type and the document is common to them.
    var likeness: Double { Double(shared) / Double(max(1, all)) }
  }

  /// The types that share keys with a document, the likeliest first.
  fileprivate static func options(
    _ candidates: [DerivedModel.Candidate], _ document: DocumentKeys
  ) -> [Option] {
    candidates.filter { !$0.isHidden && $0.fields != nil }.flatMap { candidate -> [Option] in
      let fields = (candidate.fields ?? []).map(\.key)
      let isGeneric = !candidate.parameters.isEmpty
      guard candidate.parameters.count < 2 else { return [] }
      let rank = (candidate.isOutermost || isGeneric ? 0 : 2) + (isGeneric ? 1 : 0)
      return document.forms.compactMap { form in
        let shared = form.shared(with: fields)
        guard shared > 0 else { return nil }
        var name = candidate.name
        if let parameter = candidate.parameters.first {
          guard let argument = argument(parameter, of: candidate, candidates, form) else {
            return nil
          }
          name += "<\(argument)>"
        }
        return Option(
          type: form.type(of: name), candidate: candidate.name, name: name, form: form,
          shared: shared,
          all: Set(fields).union(form.keys).count,
          rank: rank + (form.isContainer && !document.isArray ? 1 : 0))
      }
    }.enumerated().sorted {
      ($0.element.rank, -$0.element.likeness, $0.offset)
        < ($1.element.rank, -$1.element.likeness, $1.offset)
    }.map(\.element)
  }

  /// What stands for a parameter in a document: the type whose keys are there, else the JSON type's.
  private static func argument(
    _ parameter: String, of generic: DerivedModel.Candidate, _ candidates: [DerivedModel.Candidate],
    _ form: DocumentKeys.Form
  ) -> String? {
    let types = candidates.filter { !$0.isHidden && $0.name != generic.name }
    for field in generic.fields ?? [] {
      guard let type = field.type, DocumentKeys.names(type, parameter),
        let value = form.value(of: field.key)
      else { continue }
      // The property's own brackets are the form: `[T]`, `[String: T]`.
      let isList = type.contains("[") || type.contains("Array<")
      let element =
        isList ? value.document.children(of: value.node).first { _ in true } : value.node
      guard let element else { continue }
      let keys = DocumentKeys(value.document, at: element)
      if let found = options(types, keys).first?.type ?? keys.scalar { return found }
    }
    // Nothing, or an empty list, may be one of anything: the likeliest is what no other type refers to.
    return (types.first { $0.isUsable && $0.isOutermost } ?? types.first(where: \.isUsable))?.name
  }

  /// The type for a document: of those that no other refers to the one that is likest to it, else one
  /// that others hold; `nil` where none shares a key with it.
  package static func choose(
    _ candidates: [DerivedModel.Candidate], for document: JSONDocument
  ) -> RootChoice? {
    guard document.root >= 0 else { return nil }
    let keys = DocumentKeys(document, at: document.root)
    guard let best = options(candidates, keys).first else { return nil }
    let usual = candidates.first { $0.isOutermost && $0.isUsable }
    if best.type == usual?.name { return RootChoice(type: best.type) }
    let count = best.shared == 1 ? "one key" : "\(best.shared) keys"
    let document = best.form.words
    return RootChoice(type: best.type, reason: "\(document) \(count) with \(best.name)")
  }
}

/// The types of a model that a document can be decoded as.
struct RootTypes: Sendable {
  let candidates: [DerivedModel.Candidate]

  /// Another type that finds all keys in a document that it needs, the likeliest; `nil` if there is none.
  func fitting(_ document: JSONDocument, besides type: String) -> String? {
    guard document.root >= 0 else { return nil }
    let keys = DocumentKeys(document, at: document.root)
    return RootChoice.options(candidates, keys).first { option in
      let fields = candidates.first { $0.name == option.candidate }?.fields ?? []
      return option.type != type
        && option.form.holds(fields.filter { $0.type?.hasSuffix("?") == false }.map(\.key))
    }?.type
  }
}

/// The keys of a document, and those of what it holds.
private struct DocumentKeys {
  /// A way to take the document: as one value, as a list or as a dictionary of values.
  struct Form {
    enum Kind { case value, array, dictionary }

    let kind: Kind
    let keys: Set<String>
    let document: JSONDocument
    /// The nodes of the objects that have the keys.
    let objects: [Int]

    var isContainer: Bool { kind != .value }

    func type(of name: String) -> String {
      switch kind {
      case .value: name
      case .array: "[\(name)]"
      case .dictionary: "[String: \(name)]"
      }
    }

    /// What it is, up to how many keys it shares.
    var words: String {
      switch kind {
      case .value: "the document is an object that shares"
      case .array: "the document is an array of objects that share"
      case .dictionary: "the document is an object of objects that share"
      }
    }

    /// How many of a type's keys are there, case and separators aside: a strategy may rename them.
    func shared(with fields: [String]) -> Int {
      let folded = Set(keys.map { Spelling.folded($0) })
      return Set(fields.map { Spelling.folded($0) }).intersection(folded).count
    }

    /// Whether each object has all of some keys.
    func holds(_ fields: [String]) -> Bool {
      let folded = Set(fields.map { Spelling.folded($0) })
      return objects.allSatisfy { object in
        let keys = document.members(of: object).lazy.map { document.string($0.key) }
        return folded.isSubset(of: keys.map { Spelling.folded($0) })
      }
    }

    func value(of key: String) -> (document: JSONDocument, node: Int)? {
      let folded = Spelling.folded(key)
      for object in objects {
        for member in document.members(of: object)
        where Spelling.folded(document.string(member.key)) == folded {
          return (document, member.value)
        }
      }
      return nil
    }
  }

  let forms: [Form]
  let isArray: Bool
  private let document: JSONDocument
  private let node: Int

  /// So many elements are looked at.
  private static let mostElements = 20
  /// So many keys of each object.
  private static let mostKeys = 500

  init(_ document: JSONDocument, at node: Int) {
    self.document = document
    self.node = node
    isArray = document.kind(of: node) == .array
    let children = Array(document.children(of: node).prefix(Self.mostElements))
    let objects = children.filter { document.kind(of: $0) == .object }
    func form(_ kind: Form.Kind, _ objects: [Int]) -> Form {
      let keys = objects.flatMap { object in
        document.members(of: object).prefix(Self.mostKeys).map { document.string($0.key) }
      }
      return Form(kind: kind, keys: Set(keys), document: document, objects: objects)
    }
    switch document.kind(of: node) {
    case .object:
      // One member that is an object is rather an envelope than a dictionary.
      let isDictionary = objects.count > 1 && objects.count == children.count
      forms = [form(.value, [node])] + (isDictionary ? [form(.dictionary, objects)] : [])
    case .array: forms = objects.isEmpty ? [] : [form(.array, objects)]
    default: forms = []
    }
  }

  /// Whether a written type is made of a parameter.
  static func names(_ type: String, _ parameter: String) -> Bool {
    type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == parameter }
  }

  /// The type of a scalar.
  var scalar: String? {
    switch document.kind(of: node) {
    case .string: "String"
    case .true, .false: "Bool"
    case .number: document.text(node).contains { ".eE".contains($0) } ? "Double" : "Int"
    default: nil
    }
  }
}
