import DecodingReport
import JSONSource
import TestSupport
import Workbench

/// A sample written for the screen's tests, so that no golden changes with the program's samples.
enum UserSample: Sample {
  struct User: Codable {
    var id: Int
  }

  typealias StrictModel = User
  typealias DefaultModel = User
  typealias SmartModel = User

  static let json = """
    {
      "id": 1001,
      "name": "Ada 李",
      "age": "42",
      "email": null,
      "isAdmin": 1,
      "score": "9.5e1",
      "role": "owner",
      "tags": ["swift", 7, null],
      "address": { "city": "", "zip": 8001 },
      "nickname": "ada"
    }
    """

  static let clean = """
    {
      "id": 1
    }
    """

  static let entry = SampleEntry(
    name: "User", topic: "Basics", title: "User",
    question: "One payload, eight faults: how many does each style tell you of?",
    lesson: """
      # Basics: User

      One payload, eight faults: how many does each style tell you of?

      ## What happens

      - **Strict** stops at the first fault: `age` is the string "42", and
        `JSONDecoder` never converts.
      - **Default** never stops. The "42" was in the JSON and is gone, and
        nobody was told.
      - **Smart** converts first: `age` is 42.

      ## What to write

      ```swift
      @DefaultCodable var age: Int   // 0 must be a true answer
      var age = 0                    // smart: if senders quote numbers
      ```

      Watch `email`: an optional takes null and a missing key.
      """,
    strict: SampleSources.strict, default: SampleSources.defaulted, smart: SampleSources.smart,
    payloads: [
      Payload(name: "as-received", fileName: "1-as-received.json", bytes: Array(json.utf8)),
      Payload(name: "clean", fileName: "2-clean.json", bytes: Array(clean.utf8)),
    ],
    sample: UserSample.self)

  /// The samples of the tests: two topics, two samples.
  static let samples: [SampleEntry] = {
    var other = entry
    other.name = "Order"
    other.topic = "Collections"
    other.title = "Order"
    return [entry, other]
  }()
}

private enum SampleSources {
  static let strict = ModelSource(fileName: "User+Strict.swift", text: strictText, firstLine: 5)
    .withFacts
  static let defaulted = ModelSource(
    fileName: "User+Default.swift", text: defaultText, firstLine: 6
  ).withFacts
  static let smart = ModelSource(fileName: "User+Smart.swift", text: smartText, firstLine: 6)
    .withFacts

  static let strictText = """
    struct User: Codable {
      var id: Int
      var name: String
      var age: Int
      var email: String?
      var isAdmin: Bool
      var score: Double
      var role: Role  // admin, editor, viewer
      var joined: Date
      var tags: [String]
      var address: Address
    }

    struct Address: Codable {
      var city: String
      var zip: String
    }
    """

  static let defaultText = """
    struct User: Codable {
      @DefaultCodable var id: Int
      @DefaultCodable var name: String
      @DefaultCodable var age: Int
      var email: String?
      @Default<Bool.False> var isAdmin: Bool
    }
    """

  static let smartText = """
    struct User: SmartCodable {
      var id = 0
      var name = ""
      var age = 0
      var email: String?
      var isAdmin = false
    }
    """
}
