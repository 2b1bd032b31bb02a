import DecodingStyles

extension WrapperAlone {
  enum Defaulted {
    struct Song: Codable {
      @DefaultString var title: String
      @DefaultInt var likes: Int  // with an overload
      @ZeroInt var plays: Int  // as in print
      @PrintedArray var tags: [String]  // as in print
      var genre: Genre  // no wrapper, as in print
      var second: Genre?
      var similar: [Genre]
    }

    enum Genre: Int, DefaultCodableEnum {
      case other, folk, jazz
      static let defaultCase = Genre.other
    }

    @propertyWrapper
    struct ZeroInt: Codable {
      var wrappedValue: Int

      init(from decoder: any Decoder) throws {
        let box = try decoder.singleValueContainer()
        wrappedValue = (try? box.decode(Int.self)) ?? 0
      }

      func encode(to encoder: any Encoder) throws {
        try wrappedValue.encode(to: encoder)
      }
    }

    @propertyWrapper
    struct PrintedArray<Element: Codable>: Codable {
      var wrappedValue: [Element] = []

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd {
          let element = try list.decode(Element.self)
          wrappedValue.append(element)
        }
      }

      func encode(to encoder: any Encoder) throws {
        try wrappedValue.encode(to: encoder)
      }
    }
  }
}
