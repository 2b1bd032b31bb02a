import DecodingStyles
import Foundation

extension BytesAndURLs {
  enum Smart {
    struct Account: SmartCodable {
      var name = ""
      var home = URL(fileURLWithPath: "/")
      var icon: URL?
      var token = Data()
    }
  }
}
