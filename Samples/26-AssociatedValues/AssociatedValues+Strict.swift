extension AssociatedValues {
  enum Strict {
    struct Drawing: Codable {
      var name: String
      var frame: Shape
      var marks: [Shape]
    }

    enum Shape: Codable {
      case circle(radius: Double)
      case box(width: Double, height: Double)
      case text(String)
      case point
    }
  }
}
