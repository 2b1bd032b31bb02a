import Foundation

extension WholeNumbers {
  enum Strict {
    struct Reading: Codable {
      var celsius: Double
      var pressure: Float
      var price: Decimal
    }
  }
}
