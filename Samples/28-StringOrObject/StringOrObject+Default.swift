import DecodingStyles

extension StringOrObject {
  enum Defaulted {
    struct Package: Codable {
      @DefaultString var name: String
      @DefaultInt var stars: Int
      @DefaultString var license: String
      var bugs: Bugs
    }

    enum Bugs: Codable {
      case address(String)
      case note(Note)
      case page(Page)

      init(from decoder: any Decoder) throws {
        let box = try decoder.singleValueContainer()
        if let text = try? box.decode(String.self) {
          self = .address(text)
        } else if let note = try? box.decode(Note.self) {
          self = .note(note)
        } else {
          self = .page(try box.decode(Page.self))
        }
      }

      func encode(to encoder: any Encoder) throws {
        switch self {
        case .address(let text): try text.encode(to: encoder)
        case .note(let note): try note.encode(to: encoder)
        case .page(let page): try page.encode(to: encoder)
        }
      }
    }

    struct Page: Codable {
      var url: String?
      var email: String?
    }

    struct Note: Codable {
      var text: String
    }
  }
}
