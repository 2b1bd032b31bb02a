extension EnumDefaultCase {
  enum Strict {
    struct Meal: Codable {
      var name: String
      var guests: Int
      var main: Food
      var side: Food?
      var fruits: [Food]
    }

    enum Food: Int, Codable {
      case other, apple, grape
    }
  }
}
