import DecodingStyles

extension EnumDefaultCase {
  enum Smart {
    struct Meal: SmartCodable {
      var name = ""
      var guests = 0
      var main = Food.other
      var side: Food?
      var fruits: [Food] = []
    }

    enum Food: Int, SmartCaseDefaultable {
      case other, apple, grape
      static let defaultCase = Food.other
    }
  }
}
