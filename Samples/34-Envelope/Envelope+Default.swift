import DecodingStyles

extension Envelope {
  enum Defaulted {
    struct Answer: Codable {
      @DefaultInt var version: Int
      @DefaultObject var data: User
    }

    struct User: Codable, EmptyInitializable {
      @DefaultInt var id: Int
      @DefaultString var name: String

      init() {
        id = 0
        name = ""
      }
    }
  }
}
