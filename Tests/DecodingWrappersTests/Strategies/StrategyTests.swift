import DecodingWrappers
import Foundation
import Testing

/// What decoders treat in their own way keeps that treatment within every wrapper.
struct StrategyTests {
  static let types: [any TreatedType.Type] = [
    Date.self, Data.self, URL.self, Decimal.self, UUID.self,
  ]

  @Test(arguments: CoderPair.all)
  func `every wrapper reads and writes as the bare type does`(_ coders: CoderPair) throws {
    func check<T: TreatedType>(_ type: T.Type) throws {
      for shape in WrappedModels<T>.shapes { try check(shape.bare, shape.models) }
    }
    func check<Bare: Codable & Equatable>(_ bare: Bare, _ models: [any Codable.Type]) throws {
      let (encoder, decoder) = coders.make()
      let json = try encoder.encode(bare)
      for model in models {
        let value = try decoder.decode(model, from: json)
        let again = try encoder.encode(value)
        #expect(
          String(decoding: again, as: UTF8.self) == String(decoding: json, as: UTF8.self),
          "\(model)")
        #expect(try decoder.decode(Bare.self, from: again) == bare, "\(model)")
      }
    }
    for type in Self.types { try check(type) }
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `every wrapper reads and writes property lists as the bare type does`(
    _ format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    let decoder = PropertyListDecoder()
    func check<T: TreatedType>(_ type: T.Type) throws {
      for shape in WrappedModels<T>.shapes { try check(shape.bare, shape.models) }
    }
    func check<Bare: Codable & Equatable>(_ bare: Bare, _ models: [any Codable.Type]) throws {
      let list = try encoder.encode(bare)
      for model in models {
        let value = try decoder.decode(model, from: list)
        let again = try encoder.encode(value)
        #expect(again == list, "\(model)")
        #expect(try decoder.decode(Bare.self, from: again) == bare, "\(model)")
      }
    }
    for type in Self.types { try check(type) }
  }

  struct Floats: Codable {
    @DefaultCodable var first: Double
    @Default<Double.One> var second: Double
    @LossyOptional var third: Double?
    @LossyArray var list: [Double]
    @LossyDictionary var map: [String: Float]
    @Lossless var same: Double
  }

  static let floats =
    #"{"first":"+","list":["-",1.5],"map":{"n":"+"},"same":"-","second":"-","third":"+"}"#

  @Test func `words for infinity are numbers where the decoder says so`() throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    let floats = try decoder.decode(Floats.self, from: Data(Self.floats.utf8))
    #expect(floats.list == [-.infinity, 1.5])
    #expect(String(decoding: try encoder.encode(floats), as: UTF8.self) == Self.floats)
    let plain = #"{"first":"+","list":["-",1.5],"map":{"n":"+"},"same":1,"second":"-","third":"+"}"#
    let strict = try JSONDecoder().decode(Floats.self, from: Data(plain.utf8))
    #expect([strict.first, strict.second] == [0, 1])
    #expect(strict.third == nil && strict.list == [1.5] && strict.map.isEmpty)
  }

  static let dictionaryKeys = [
    #"{"the_map":{"font_size":1,"_a_b":2,"é\u0000":3}}"#, #"{"the_map":{"fontSize":"x"}}"#,
  ]

  @Test func `the keys of every dictionary are as sent, and those that don't fit are dropped`()
    throws
  {
    struct Maps: Codable {
      @LossyDictionary var theMap: [String: Int]
    }
    struct Bare: Codable {
      var theMap: [String: Int]
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let whole = Data(Self.dictionaryKeys[0].utf8)
    let map = try decoder.decode(Maps.self, from: whole).theMap
    #expect(map == ["font_size": 1, "_a_b": 2, "é\0": 3])
    #expect(try decoder.decode(Bare.self, from: whole).theMap == map)
    #expect(try decoder.decode(Maps.self, from: Data(Self.dictionaryKeys[1].utf8)).theMap.isEmpty)
  }
}
