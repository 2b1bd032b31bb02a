import DecodingWrappers
import Foundation
import Testing

/// The default wrappers for integer enums, objects and dates.
struct DefaultFamilyTests {
  enum Gender: Int, HasDefaultEnumValue {
    case unknown, female, male
    static var defaultValue: Gender { .unknown }
  }

  struct User: Codable, Equatable {
    @DefaultIntEnum var gender: Gender
  }

  struct Address: Codable, Equatable, EmptyInitializable {
    var city = ""
    var zip = 7
  }

  struct Home: Codable, Equatable {
    @DefaultObject var address: Address
  }

  enum Day: FormattedDateCoding {
    static var format: String { "yyyy-MM-dd" }
    static var defaultValue: Date { Date(timeIntervalSince1970: 0) }
  }

  struct Event: Codable, Equatable {
    @DefaultCodedDate<UnixSeconds> var seconds: Date
    @DefaultCodedDate<UnixMilliseconds> var milliseconds: Date
    @DefaultCodedDate<ISO8601Date> var iso: Date
    @DefaultCodedDate<Day> var day: Date
  }

  struct Strict: Codable {
    @CodedDate<ISO8601Date> var at: Date
  }

  struct Stacked: Codable {
    @DefaultCodable @CodedDate<UnixSeconds> var at: Date
  }

  static let minute = Date(timeIntervalSinceReferenceDate: 60)
  static let none = Date(timeIntervalSinceReferenceDate: 0)

  static let rows: [DefaultCase] = [
    DefaultCase(User.self, #"{"gender":2}"#, .male) { $0.gender },
    DefaultCase(User.self, #"{"gender":9}"#, .unknown) { $0.gender },
    DefaultCase(User.self, #"{"gender":-1}"#, .unknown) { $0.gender },
    DefaultCase(User.self, #"{"gender":"2"}"#, .unknown) { $0.gender },
    DefaultCase(User.self, #"{"gender":null}"#, .unknown) { $0.gender },
    DefaultCase(User.self, #"{"gender":1e400}"#, .unknown) { $0.gender },
    DefaultCase(User.self, #"{}"#, .unknown) { $0.gender },
    DefaultCase(Home.self, #"{"address":{"city":"Rome","zip":1}}"#, ["Rome", "1"]) {
      [$0.address.city, "\($0.address.zip)"]
    },
    DefaultCase(Home.self, #"{"address":{"city":"Rome","zip":"x"}}"#, Address()) { $0.address },
    DefaultCase(Home.self, #"{"address":{}}"#, Address()) { $0.address },
    DefaultCase(Home.self, #"{"address":null}"#, Address()) { $0.address },
    DefaultCase(Home.self, #"{"address":[1]}"#, Address()) { $0.address },
    DefaultCase(Home.self, #"{}"#, Address()) { $0.address },
    DefaultCase(Event.self, #"{"seconds":978307260}"#, minute) { $0.seconds },
    DefaultCase(Event.self, #"{"seconds":"978307260"}"#, none) { $0.seconds },
    DefaultCase(Event.self, #"{"milliseconds":978307260000}"#, minute) { $0.milliseconds },
    DefaultCase(Event.self, #"{"milliseconds":null}"#, none) { $0.milliseconds },
    DefaultCase(Event.self, #"{"iso":"2001-01-01T00:01:00Z"}"#, minute) { $0.iso },
    DefaultCase(Event.self, #"{"iso":"2001-01-01T01:01:00+01:00"}"#, minute) { $0.iso },
    DefaultCase(Event.self, #"{"iso":"2001-01-01T00:01:00.500Z"}"#, 60.5) {
      $0.iso.timeIntervalSinceReferenceDate
    },
    DefaultCase(Event.self, #"{"iso":"tomorrow"}"#, none) { $0.iso },
    DefaultCase(Event.self, #"{"iso":5}"#, none) { $0.iso },
    DefaultCase(Event.self, #"{"day":"2001-01-01"}"#, none) { $0.day },
    DefaultCase(Event.self, #"{"day":"0000-00-00"}"#, Day.defaultValue) { $0.day },
    DefaultCase(Event.self, #"{}"#, Day.defaultValue) { $0.day },
    DefaultCase(Stacked.self, #"{"at":31536000}"#, Date(timeIntervalSince1970: 31_536_000)) {
      $0.at
    },
    DefaultCase(Stacked.self, #"{"at":null}"#, none) { $0.at },
    DefaultCase(Stacked.self, #"{}"#, none) { $0.at },
  ]

  @Test(arguments: rows)
  func `what can't be decoded becomes the default`(_ row: DefaultCase) throws {
    for strategy in [JSONDecoder.DateDecodingStrategy.deferredToDate, .iso8601, .secondsSince1970] {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = strategy
      #expect(try row.read(decoder, Data(row.payload.utf8)) == row.expected)
    }
  }

  @Test(arguments: ["{}", #"{"at":null}"#, #"{"at":5}"#, #"{"at":"tomorrow"}"#])
  func `a coded date without a default throws`(_ payload: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Strict.self, from: Data(payload.utf8))
    }
  }

  static let texts = [
    #"{"at":"2001-01-01T00:01:00Z"}"#, #"{"at":"2001-01-01T00:01:00.750Z"}"#,
  ]

  @Test(arguments: texts)
  func `a coded date reads and writes as Foundation's strategy does`(_ text: String) throws {
    struct Bare: Codable {
      var at: Date
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let coded = try JSONDecoder().decode(Strict.self, from: Data(text.utf8))
    #expect(try decoder.decode(Bare.self, from: Data(text.utf8)).at == coded.at)
    #expect(String(decoding: try JSONEncoder().encode(coded), as: UTF8.self) == text)
  }

  @Test func `all of them encode bare and decode again, as JSON and as a property list`() throws {
    let payload =
      #"{"day":"2001-01-01","iso":"2001-01-01T00:01:00Z","milliseconds":978307260000,"#
      + #""seconds":978307260}"#
    let event = try JSONDecoder().decode(Event.self, from: Data(payload.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(event), as: UTF8.self) == payload)
    try roundTrip(event)
    try roundTrip(User(gender: DefaultIntEnum(wrappedValue: .male)))
    try roundTrip(Home(address: DefaultObject(wrappedValue: Address(city: "Rome", zip: 1))))
  }

  private func roundTrip<Model: Codable & Equatable>(_ model: Model) throws {
    let list = try PropertyListEncoder().encode(model)
    #expect(try PropertyListDecoder().decode(Model.self, from: list) == model)
    let json = try JSONEncoder().encode(model)
    #expect(try JSONDecoder().decode(Model.self, from: json) == model)
  }
}
