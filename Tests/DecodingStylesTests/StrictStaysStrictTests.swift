import DecodingStyles
import Foundation
import Testing

/// Importing the styles changes nothing for types that don't use them.
struct StrictStaysStrictTests {
  struct Plain: Codable {
    var a: Int
    var b: Bool
  }

  struct Smart: SmartCodable {
    var a = 7
    var b = true
  }

  static let payloads: [(String, String)] = [
    (#"{"b":true}"#, "keyNotFound"),
    (#"{"a":null,"b":true}"#, "valueNotFound"),
    (#"{"a":1,"b":null}"#, "typeMismatch"),
    (#"{"a":"1","b":true}"#, "typeMismatch"),
    (#"{"a":1,"b":1}"#, "typeMismatch"),
    (#"{"a":1.5,"b":true}"#, "dataCorrupted"),
  ]

  @Test(arguments: payloads)
  func `plain and smart types throw under JSONDecoder as ever`(
    _ payload: String, _ kind: String
  ) {
    #expect(Self.kind(decoding: Plain.self, payload) == kind)
    #expect(Self.kind(decoding: Smart.self, payload) == kind)
  }

  private static func kind(decoding type: any Decodable.Type, _ payload: String) -> String {
    do {
      _ = try JSONDecoder().decode(type, from: Data(payload.utf8))
      return "decoded"
    } catch DecodingError.keyNotFound {
      return "keyNotFound"
    } catch DecodingError.valueNotFound {
      return "valueNotFound"
    } catch DecodingError.typeMismatch {
      return "typeMismatch"
    } catch DecodingError.dataCorrupted {
      return "dataCorrupted"
    } catch {
      return "other"
    }
  }
}
