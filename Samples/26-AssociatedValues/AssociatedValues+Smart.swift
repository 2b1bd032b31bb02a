import DecodingStyles

extension AssociatedValues {
  enum Smart {
    struct Drawing: SmartCodable {
      var name = ""
      var frame = Shape.point
      var marks: [Shape] = []
    }

    enum Shape: Codable {
      case circle(radius: Double)
      case box(width: Double, height: Double)
      case text(String)
      case point
    }
  }
}
