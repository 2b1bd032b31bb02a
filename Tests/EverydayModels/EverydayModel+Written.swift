/// Ordinary Swift that only a parser reads as the compiler does.
extension EverydayModel {
  static let written = [
    EverydayModel(
      name: "two nested types of one name",
      source: #"""
        struct Root: Decodable { var a: A; var b: B }
        struct A: Decodable { struct Item: Decodable { var count: Int? }
         var item: Item }
        struct B: Decodable { struct Item: Decodable { var count: Int? = 7 }
         var item: Item }
        """#,
      payload: #"{"a":{"item":{}},"b":{"item":{}}}"#,
      lines: [
        "$.a.item.count ◌ missing ∅ nil missing",
        "$.b.item.count ◌ missing ∅ nil missing!",
        "strict decoded 2 nil · 1 lost silently",
      ]),
    EverydayModel(
      name: "a nested type that an extension makes decodable",
      source: #"""
        struct Root: Decodable { struct Item { var title = ""; var size = ""
          enum CodingKeys: String, CodingKey { case title = "name", size } }
          var item: Item }
        extension Root.Item: Decodable {
          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            title = try c.decode(String.self, forKey: .title).uppercased()
            size = try c.decode(String.self, forKey: .size)
          }
        }
        """#,
      payload: #"{"item":{"name":"ada","size":"x","title":1}}"#,
      lines: [
        #"$.item.name "ada" ~ "ADA" custom"#,
        "$.item.title 1 ⊘ unknown key",
        "strict decoded 1 as sent · 1 converted · 1 unknown key",
      ]),
    EverydayModel(
      name: "a signature on three lines",
      source: #"""
        struct Root: Decodable { var headline = ""; var n = ""
          enum CodingKeys: String, CodingKey { case title, n }
          init(
            from decoder: any Decoder
          ) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            headline = try c.decode(String.self, forKey: .title).uppercased()
            n = try c.decode(String.self, forKey: .n)
          }
        }
        """#,
      payload: #"{"title":"ada","n":"x"}"#,
      lines: [
        #"$.title "ada" ~ "ADA" custom"#,
        "strict decoded 1 as sent · 1 converted",
      ]),
    EverydayModel(
      name: "a comment within a comment, with braces",
      source: #"""
        /* a /* struct Old { */ { */
        struct Root: Decodable { 
          var a: Int? = 1
          var b: Int? = 2
        }
        """#,
      payload: #"{}"#,
      lines: [
        "strict decoded 2 nil · 2 lost silently"
      ]),
    EverydayModel(
      name: "an initial value of several lines",
      source: #"""
        struct Root: Decodable {
          var a: Int? = {
            let x = 1
            return x
          }()
          var b: Int? = 2
        }
        """#,
      payload: #"{}"#,
      lines: [
        "$.a ◌ missing ∅ nil missing!",
        "strict decoded 2 nil · 2 lost silently",
      ]),
  ]
}
