import DecodingWrappers
import Foundation

/// A program of somebody who imports the wrappers alone.
@main
enum WrappersConsumer {
  struct Order: Codable {
    @Lossless var id: Int
    @DefaultCodable var paid: Bool
  }

  static func main() throws {
    let order = try JSONDecoder().decode(Order.self, from: Data(#"{"id": "7"}"#.utf8))
    print(order.id, order.paid)
  }
}
