import DecodingStyles
import Foundation

extension WholeNumbers {
  enum Smart {
    struct Reading: SmartCodable {
      var celsius = 0.0
      var pressure: Float = 0
      var price: Decimal = 0
    }
  }
}
