import DecodingStyles
import Foundation

extension BytesAndURLs {
  enum Defaulted {
    struct Account: Codable {
      @DefaultString var name: String
      var home: URL
      @LossyOptional var icon: URL?
      @CodedData<URLSafeBase64> var token: Data
    }
  }
}
