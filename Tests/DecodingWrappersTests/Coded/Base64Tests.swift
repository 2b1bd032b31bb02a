import DecodingWrappers
import Foundation
import Testing

struct Base64Tests {
  struct Seal: Codable, Equatable {
    @Base64 var v: Data
  }

  struct Token: Codable {
    @CodedData<URLSafeBase64> var v: Data
  }

  struct Found: Codable {
    @CodedData<AnyBase64> var v: Data
  }

  struct Guarded: Codable {
    @DefaultCodedData<AnyBase64> var v: Data
  }

  struct Stacked: Codable {
    @DefaultCodable @Base64 var v: Data
  }

  struct Bare: Codable {
    var v: Data
  }

  /// What stands in the JSON, and the bytes by each of the three ways.
  static let texts: [(String, [UInt8]?, [UInt8]?, [UInt8]?)] = [
    ("", [], [], []),
    ("aGk=", [104, 105], [104, 105], [104, 105]),
    ("aGk", nil, [104, 105], [104, 105]),
    ("+/8=", [251, 255], nil, [251, 255]),
    ("-_8=", nil, [251, 255], [251, 255]),
    ("-_8", nil, [251, 255], [251, 255]),
    ("aGkh\\nIQ==", nil, nil, [104, 105, 33, 33]),
    (" aGk= ", nil, nil, [104, 105]),
    ("data:image/png;base64,aGk=", nil, nil, [104, 105]),
    ("DATA:;BASE64,aGk", nil, nil, [104, 105]),
    ("data:text/plain,aGk=", nil, nil, nil),
    ("a", nil, nil, nil), ("a*k=", nil, nil, nil), ("é", nil, nil, nil),
  ]

  @Test(arguments: texts)
  func `bytes are read in the property's own way, under either data strategy`(
    _ text: String, _ standard: [UInt8]?, _ urlSafe: [UInt8]?, _ any: [UInt8]?
  ) {
    let payload = Data(#"{"v":"\#(text)"}"#.utf8)
    for strategy in [JSONDecoder.DataDecodingStrategy.base64, .deferredToData] {
      let decoder = JSONDecoder()
      decoder.dataDecodingStrategy = strategy
      #expect((try? decoder.decode(Seal.self, from: payload).v) == standard.map { Data($0) })
      #expect((try? decoder.decode(Token.self, from: payload).v) == urlSafe.map { Data($0) })
      #expect((try? decoder.decode(Found.self, from: payload).v) == any.map { Data($0) })
      #expect((try? decoder.decode(Guarded.self, from: payload).v) == Data(any ?? []))
      #expect((try? decoder.decode(Stacked.self, from: payload).v) == Data(standard ?? []))
    }
    let foundation = try? JSONDecoder().decode(Bare.self, from: payload).v
    #expect(foundation == standard.map { Data($0) })
  }

  @Test(arguments: ["{}", #"{"v":null}"#, #"{"v":5}"#, #"{"v":[104]}"#, #"{"v":"*"}"#])
  func `what are no bytes throws, or becomes the default`(_ json: String) throws {
    let payload = Data(json.utf8)
    for model in [Seal.self, Token.self, Found.self] as [any Codable.Type] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(model, from: payload) }
    }
    #expect(try JSONDecoder().decode(Guarded.self, from: payload).v.isEmpty)
    #expect(try JSONDecoder().decode(Stacked.self, from: payload).v.isEmpty)
  }

  @Test func `bytes are written as they are read`() throws {
    func text(_ value: some Encodable) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .withoutEscapingSlashes
      encoder.dataEncodingStrategy = .deferredToData
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    let bytes = Data([251, 255])
    #expect(try text(Seal(v: bytes)) == #"{"v":"+/8="}"#)
    #expect(try text(Token(v: bytes)) == #"{"v":"-_8"}"#)
    #expect(try text(Found(v: bytes)) == #"{"v":"+/8="}"#)
    #expect(try text(Guarded(v: DefaultCoded(wrappedValue: bytes))) == #"{"v":"+/8="}"#)
    #expect(try text(Guarded()) == #"{"v":""}"#)
  }

  @Test func `every length of bytes comes back, as JSON and as a property list`() throws {
    for count in 0..<20 {
      let seal = Seal(v: Data((0..<count).map { UInt8(255 - $0 * 13) }))
      #expect(try JSONDecoder().decode(Seal.self, from: JSONEncoder().encode(seal)) == seal)
      let list = try PropertyListEncoder().encode(seal)
      #expect(try PropertyListDecoder().decode(Seal.self, from: list) == seal)
      let token = try JSONEncoder().encode(Token(v: seal.v))
      #expect(try JSONDecoder().decode(Token.self, from: token).v == seal.v)
      #expect(try JSONDecoder().decode(Found.self, from: token).v == seal.v)
    }
  }
}
