import DecodingStyles

extension AssociatedValues {
  enum Defaulted {
    struct Drawing: Codable {
      @DefaultString var name: String
      @Default<Point> var frame: Shape
      @LossyArray var marks: [Shape]
    }

    enum Shape: Codable {
      case circle(radius: Double)
      case box(width: Double, height: Double)
      case text(String)
      case point
    }

    enum Point: DefaultValueProvider {
      static var defaultValue: Shape { .point }
    }
  }
}
