import DecodingStyles
import Foundation
import Testing

/// What decoders treat in their own way keeps that treatment within every wrapper.
struct StrategyTests {
  /// Dates, data, URLs and decimals, bare.
  struct Bare: Codable, Equatable {
    var date: Date
    var data: Data
    var link: URL
    var price: Decimal
  }

  enum Nowhere: DefaultValueProvider {
    static let defaultValue = URL(filePath: "/")
  }

  struct Defaulted: Codable {
    @DefaultDate var date: Date
    @DefaultCodable var data: Data
    @Default<Nowhere> var link: URL
    @DefaultCodable var price: Decimal
  }

  struct Optionals: Codable {
    @LossyOptional var date: Date?
    @LossyOptional var data: Data?
    @LossyOptional var link: URL?
    @LossyOptional var price: Decimal?
  }

  struct States: Codable {
    @Tristate var date: Date??
    @Tristate var data: Data??
    var link: OptionalValue<URL>?
    var price: LenientOptionalValue<Decimal>?
  }

  struct Object: Codable, EmptyInitializable {
    @DefaultDate var date: Date
    @DefaultCodable var data: Data
    @Default<Nowhere> var link: URL
    @DefaultCodable var price: Decimal
  }

  struct Lists: Codable {
    @LossyArray var date: [Date]
    @LossySet var data: Set<Data>
    @DefaultArray var link: [URL]
    @LossyDictionary var price: [String: Decimal]
  }

  static let bare = Bare(
    date: Date(timeIntervalSince1970: 86_400), data: Data([1, 250]),
    link: URL(filePath: "/a"), price: Decimal(sign: .plus, exponent: -2, significand: 125))

  static let strategies = [0, 1, 2, 3, 4, 5]

  static func coders(_ index: Int) -> (JSONEncoder, JSONDecoder) {
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    encoder.outputFormatting = .sortedKeys
    if index > 2 {
      encoder.dataEncodingStrategy = .deferredToData
      decoder.dataDecodingStrategy = .deferredToData
    }
    switch index {
    case 0: (encoder.dateEncodingStrategy, decoder.dateDecodingStrategy) = (.iso8601, .iso8601)
    case 1:
      encoder.dateEncodingStrategy = .secondsSince1970
      decoder.dateDecodingStrategy = .secondsSince1970
    case 2:
      encoder.dateEncodingStrategy = .millisecondsSince1970
      decoder.dateDecodingStrategy = .millisecondsSince1970
    case 3:
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = .gmt
      formatter.dateFormat = "yyyy/MM/dd"
      encoder.dateEncodingStrategy = .formatted(formatter)
      decoder.dateDecodingStrategy = .formatted(formatter)
    case 4:
      encoder.dateEncodingStrategy = .custom { date, encoder in
        var container = encoder.singleValueContainer()
        try container.encode("day \(Int(date.timeIntervalSince1970 / 86_400))")
      }
      decoder.dateDecodingStrategy = .custom { decoder in
        let text = try decoder.singleValueContainer().decode(String.self)
        return Date(timeIntervalSince1970: 86_400 * (Double(text.dropFirst(4)) ?? 0))
      }
    default: break
    }
    return (encoder, decoder)
  }

  @Test(arguments: strategies)
  func `every wrapper reads and writes as the bare type does`(_ index: Int) throws {
    let (encoder, decoder) = Self.coders(index)
    let json = try encoder.encode(Self.bare)
    for model in [Defaulted.self, Optionals.self, States.self, Object.self] as [any Codable.Type] {
      let value = try decoder.decode(model, from: json)
      let again = try encoder.encode(value)
      #expect(String(decoding: again, as: UTF8.self) == String(decoding: json, as: UTF8.self))
      #expect(try decoder.decode(Bare.self, from: again) == Self.bare)
    }
  }

  @Test(arguments: strategies)
  func `so do the elements of collections`(_ index: Int) throws {
    struct BareLists: Codable, Equatable {
      var date: [Date]
      var data: Set<Data>
      var link: [URL]
      var price: [String: Decimal]
    }
    let (encoder, decoder) = Self.coders(index)
    let bare = BareLists(
      date: [Self.bare.date], data: [Self.bare.data], link: [Self.bare.link],
      price: ["a_b": Self.bare.price])
    let json = try encoder.encode(bare)
    let lists = try decoder.decode(Lists.self, from: json)
    #expect(lists.date == bare.date)
    #expect(lists.data == bare.data)
    #expect(lists.price == bare.price)
    let again = try encoder.encode(lists)
    #expect(String(decoding: again, as: UTF8.self) == String(decoding: json, as: UTF8.self))
  }

  @Test func `the wrappers' values survive a property list`() throws {
    let encoder = PropertyListEncoder()
    let decoder = PropertyListDecoder()
    let list = try encoder.encode(Self.bare)
    for model in [Defaulted.self, Optionals.self, States.self, Object.self] as [any Codable.Type] {
      let again = try encoder.encode(try decoder.decode(model, from: list))
      #expect(try decoder.decode(Bare.self, from: again) == Self.bare)
    }
  }
}
