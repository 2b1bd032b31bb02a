import DecodingStyles
import Foundation

/// A program of somebody who imports the library.
@main
enum LibraryConsumer {
  struct Order: SmartCodable {
    var id = 0
    @DefaultCodable var paid: Bool
  }

  static func main() throws {
    let order = try SmartDecoder().decode(Order.self, from: Data(#"{"id": "7"}"#.utf8))
    print(order.id, order.paid)
  }
}
