import DecodingStyles
import Foundation

struct Session: Codable {
  var issuer: String
  @CodedData<URLSafeBase64> var token: Data
}
