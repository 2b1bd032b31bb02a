extension StringOrObject {
  enum Strict {
    struct Package: Codable {
      var name: String
      var stars: Int
      var license: String
      var bugs: Bugs
    }

    enum Bugs: Codable {
      case address(String)
      case page(Page)
      case note(Note)

      init(from decoder: any Decoder) throws {
        let box = try decoder.singleValueContainer()
        if let text = try? box.decode(String.self) {
          self = .address(text)
        } else if let page = try? box.decode(Page.self) {
          self = .page(page)
        } else {
          self = .note(try box.decode(Note.self))
        }
      }

      func encode(to encoder: any Encoder) throws {
        switch self {
        case .address(let text): try text.encode(to: encoder)
        case .page(let page): try page.encode(to: encoder)
        case .note(let note): try note.encode(to: encoder)
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
