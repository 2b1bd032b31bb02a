import DecodingStyles
import Foundation

extension WholeNumbers {
  enum Defaulted {
    struct Reading: Codable {
      @DefaultDouble var celsius: Double
      @DefaultFloat var pressure: Float
      @DefaultCodable var price: Decimal
    }
  }
}
