import JSONSource

/// Finds keys that nobody asked for and that seem to be meant for a property that found nothing,
/// and says so on both sides: one slip away in the same object (case, underscore, plural, one
/// edit), or of the same name in another one.
struct KeySuggestions {
  /// A key that was asked for in vain, or one that nobody asked for.
  struct Key {
    /// The key as the model asks for it, or the payload spells it.
    let name: String
    /// The property that it was asked for.
    var property: String?
    /// The tape node of the object.
    let container: Int
    /// The JSON in a string in which the nodes are; `nil` for those of the payload itself.
    var text: JSONText?
    /// The tape node of the value; −1 for a key that was asked for in vain.
    let node: Int
    /// The place of its field; −1 where it's only counted.
    var field: Int
    /// Of a key that was asked for in vain, whether something stands in for its value without a
    /// word; of one that nobody asked for, whether it has a value to lose.
    var canLose: Bool
    /// The model that the object was decoded as, where that is known.
    var model: ObjectIdentifier?
    /// The key that is one slip away, and whether a value is lost that way without an error.
    var slip: Int?
    var losesBySlip = false

    fileprivate var object: Object {
      Object(text: text.map { ObjectIdentifier($0) }, node: container)
    }
  }

  fileprivate struct Object: Hashable {
    let text: ObjectIdentifier?
    let node: Int
  }

  private var missing: [Key]
  private var unknown: [Key]
  /// The names of keys of elements that are only counted.
  private(set) var names = KeyNames()

  init(missing: [Key], unknown: [Key], counted: KeyNames) {
    self.missing = missing
    self.unknown = unknown
    findSlips()
    names = counted
    // What is in a string is meant for what is in it.
    for key in self.missing where key.text == nil { names.add(key, isMissing: true) }
    for key in self.unknown where key.text == nil { names.add(key, isMissing: false) }
  }

  private mutating func findSlips() {
    guard !missing.isEmpty, !unknown.isEmpty else { return }
    let candidates = Dictionary(grouping: missing.indices) { missing[$0].object }
    for index in unknown.indices {
      let match = candidates[unknown[index].object]?.first {
        Self.isSlip(unknown[index].name, missing[$0].name)
          || missing[$0].property == unknown[index].name
      }
      guard let match else { continue }
      unknown[index].slip = match
      missing[match].slip = index
      if missing[match].canLose, unknown[index].canLose { missing[match].losesBySlip = true }
    }
  }

  /// How many values were lost to slips without an error.
  var slipCount: Int {
    missing.count { $0.losesBySlip }
  }

  /// Says so in the fields. Returns how many values were lost in all without an error.
  func describe(in fields: inout [FieldReport], of document: JSONDocument) -> Int {
    for key in unknown where key.field >= 0 {
      guard let slip = key.slip else { continue }
      fields[key.field].didYouMean = missing[slip].property ?? missing[slip].name
    }
    for key in missing where key.field >= 0 {
      guard let slip = key.slip else { continue }
      fields[key.field].didYouMean = unknown[slip].name
      if key.losesBySlip { Self.lose(&fields[key.field]) }
    }
    let strays = names.strays(in: document)
    for (wanted, found) in strays {
      if found.field >= 0 {
        fields[found.field].standsAt =
          wanted.field >= 0
          ? fields[wanted.field].path
          : document.path(of: max(0, wanted.container)).appending(.key(wanted.name))
      }
      guard wanted.field >= 0 else { continue }
      fields[wanted.field].standsAt = document.path(of: found.node)
      if wanted.canLose, found.canLose { Self.lose(&fields[wanted.field]) }
    }
    return slipCount + strays.count { $0.wanted.canLose && $0.found.canLose }
  }

  /// Marks what stands in for a value that is there under another key: nobody was told.
  private static func lose(_ field: inout FieldReport) {
    field.silentLoss = true
    field.evidence = .inferred
  }

  /// Whether one name is the other but for case, separators, a plural s or one edit.
  static func isSlip(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Spelling.folded(left), Spelling.folded(right))
    if left == right || left + "s" == right || right + "s" == left { return true }
    return min(left.count, right.count) >= 4 && isOneEdit(Array(left), Array(right))
  }

  /// One letter more, less or other, or two neighbours swapped.
  private static func isOneEdit(_ left: [Character], _ right: [Character]) -> Bool {
    guard abs(left.count - right.count) <= 1 else { return false }
    let prefix = zip(left, right).prefix { $0 == $1 }.count
    let rests = (left.dropFirst(prefix), right.dropFirst(prefix))
    if rests.0.dropFirst() == rests.1.dropFirst() { return true }
    if rests.0.dropFirst() == rests.1 || rests.0 == rests.1.dropFirst() { return true }
    return rests.0.count == rests.1.count
      && rests.0.prefix(2).reversed() == Array(rests.1.prefix(2))
      && rests.0.dropFirst(2) == rests.1.dropFirst(2)
  }
}
