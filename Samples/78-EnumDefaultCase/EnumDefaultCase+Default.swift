import DecodingStyles

extension EnumDefaultCase {
  enum Defaulted {
    struct Meal: Codable {
      @DefaultString var name: String
      @DefaultInt var guests: Int
      var main: Food  // no wrapper, as in print
      var side: Food?
      var fruits: [Food]
    }

    enum Food: Int, DefaultCodableEnum {
      case other, apple, grape
      static let defaultCase = Food.other
    }
  }
}
