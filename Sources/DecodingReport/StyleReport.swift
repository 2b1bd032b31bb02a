package import JSONSource

/// What one style made of the payload.
package struct StyleReport: Sendable, Equatable {
  /// Why the whole decode threw.
  package struct Failure: Sendable, Equatable {
    package var kind: DecodingErrorKind
    /// The path of the value to blame, the missing key included; `nil` for a broken document.
    package var path: JSONPath?
    /// Where that value stands, or the object that lacks the key.
    package var position: JSONPosition?
    /// The type that was wanted; empty where the error names none.
    package var wanted: String
    /// What the error itself names: a type, or the key that it doesn't find.
    package var subject: String
    /// What happened, in our words.
    package var message: String
    /// What Foundation said, verbatim.
    package var foundationSaid: String
    /// How the model's code ended the process, wherever it stood in the source: `trapped: bad id`.
    package var ending = ""

    package init(
      kind: DecodingErrorKind, path: JSONPath?, position: JSONPosition?, wanted: String,
      subject: String,
      message: String, foundationSaid: String
    ) {
      self.kind = kind
      self.path = path
      self.position = position
      self.wanted = wanted
      self.subject = subject
      self.message = message
      self.foundationSaid = foundationSaid
    }
  }

  /// How many fields had which outcome.
  package struct Summary: Sendable, Hashable {
    private var counts = SIMD8<Int>()
    /// The failure that ended the decode, and the fields behind it that would have thrown alone.
    package var errors = 0
    /// Whether there may be more of them: nothing could stand in for a value that failed, so that
    /// what the model wants behind it isn't known.
    package var isCutShort = false
    package var silentLoss = 0
    package var unknownKeys = 0

    package init() {}

    /// Leaves, and whole containers that fell back; unknown keys aren't among them.
    package subscript(outcome: Outcome) -> Int {
      get { counts[outcome.place] }
      set { counts[outcome.place] = newValue }
    }

    /// Whether no field had another outcome.
    func hasOnly(_ outcome: Outcome) -> Bool {
      counts.wrappedSum() == self[outcome]
    }

    /// Takes back what was added.
    mutating func remove(_ other: Self) {
      counts &-= other.counts
      errors -= other.errors
      silentLoss -= other.silentLoss
      unknownKeys -= other.unknownKeys
    }

    mutating func add(_ other: Self) {
      counts &+= other.counts
      errors += other.errors
      isCutShort = isCutShort || other.isCutShort
      silentLoss += other.silentLoss
      unknownKeys += other.unknownKeys
    }
  }

  package var style: DecodingStyle
  /// Whether keys were converted by `convertFromSnakeCase`.
  package var convertsFromSnakeCase = false
  /// Whether it is known what the model's source says.
  package var isSourceRead = false
  /// Whether code of the model's own had a hand in it, and what that does with other values can be tried.
  package var isTriable = false
  /// The objects on whose keys' order the value hangs, which is a random one in Foundation: the value is
  /// that of the document's order.
  package var randomlyOrdered: [JSONPath] = []
  /// The root type's name.
  package var model: String
  /// The root type; `nil` where the process of its code ended before it told.
  package var type: SwiftType?
  /// The name by which the source declares it: `Shop.Order`.
  package var declaredModel = ""
  var valueText: LazyText?
  package var failure: Failure?
  package var fields: [FieldReport]
  /// How many fields were left out of `fields` because there were too many.
  package var omittedFields: Int
  /// What those have in common that aren't as sent.
  package var unlistedFields = UnlistedFields()
  package var summary: Summary
  /// Why there are no fields: what happened when the decode was to be explained; `nil` where it was.
  package var unexplained: String?
  /// The calls of the decode, where they were asked for.
  package var trace: Trace?
  /// What the style's own log tells, where it was asked for.
  package var log: StyleLog?
  /// What one untraced decode took, in microseconds.
  package var microseconds: Int

  package var threw: Bool { failure != nil }

  /// The decoded root as Swift would write it; `nil` if decoding threw.
  package var value: String? {
    get { valueText?.text }
    set { valueText = newValue.map { LazyText($0) } }
  }

  package init(style: DecodingStyle, model: String) {
    self.style = style
    self.model = model
    fields = []
    omittedFields = 0
    summary = Summary()
    microseconds = 0
  }
}

extension StyleReport {
  /// That the value is another one on other runs; `nil` where it isn't.
  package var randomOrderWords: String? {
    guard !randomlyOrdered.isEmpty else { return nil }
    let objects = randomlyOrdered.map { "\($0)" }.joined(separator: ", ")
    return
      "the value hangs on the order in which the keys of \(objects) are listed, and Foundation's "
      + "is another one on each run; here it is the document's"
  }
}

extension Outcome {
  /// A number for each outcome, from 0.
  fileprivate var place: Int {
    switch self {
    case .asSent: 0
    case .converted: 1
    case .default: 2
    case .nil: 3
    case .dropped: 4
    case .threw: 5
    case .notReached: 6
    }
  }
}
