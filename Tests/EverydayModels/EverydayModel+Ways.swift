extension EverydayModel {
  /// Code that takes one way or another, before and behind the first error.
  static let ways = [
    EverydayModel(
      name: "a version decides, and it was read well",
      source: #"""
        struct Root: Decodable {
          let id: Int
          let title: String
          let size: Int
          enum CodingKeys: CodingKey { case version, id, title, name, size }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let version = try keys.decodeIfPresent(Int.self, forKey: .version) ?? 1
            id = try keys.decode(Int.self, forKey: .id)
            if version >= 2 {
              title = try keys.decode(String.self, forKey: .title)
            } else {
              title = try keys.decode(String.self, forKey: .name)
            }
            size = try keys.decode(Int.self, forKey: .size)
          }
        }
        """#,
      payload: #"{"version": 2, "id": "1", "name": "n", "size": "3"}"#,
      lines: [
        "$.title ◌ missing ⋯ (✗ missing)", #"$.size "3" ⋯ (✗ wrong-type)"#,
        #"$.name "n" ⊘ unknown key"#,
        "strict threw 1 as sent · 1 threw · 2 not reached · 1 of 3 errors · 1 unknown key",
      ]),
    EverydayModel(
      name: "a type that isn't known in a loop says nothing of what follows",
      source: #"""
        class Shape: Decodable { let color: String }
        class Circle: Shape {
          let radius: Double
          enum CodingKeys: CodingKey { case radius }
          required init(from decoder: any Decoder) throws {
            radius = try decoder.container(keyedBy: CodingKeys.self).decode(
              Double.self, forKey: .radius)
            try super.init(from: decoder)
          }
        }
        struct Root: Decodable {
          let shapes: [Shape]
          enum CodingKeys: CodingKey { case shapes }
          enum TypeKeys: CodingKey { case type }
          enum Kind: String, Decodable { case circle, plain }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            var types = try keys.nestedUnkeyedContainer(forKey: .shapes)
            var list = types
            var shapes: [Shape] = []
            while !types.isAtEnd {
              let item = try types.nestedContainer(keyedBy: TypeKeys.self)
              switch try item.decode(Kind.self, forKey: .type) {
              case .circle: shapes.append(try list.decode(Circle.self))
              case .plain: shapes.append(try list.decode(Shape.self))
              }
            }
            self.shapes = shapes
          }
        }
        """#,
      payload: #"""
        {"shapes": [{"type": "circle", "color": "red", "radius": "2"}, {"type": "Box", "color": "x"},
                    {"type": "circle", "color": "blue"}]}
        """#,
      lines: [
        #"$.shapes[0].radius "2" ✗ wrong-type"#, #"$.shapes[1].type "Box" ⋯ (✗ bad-enum)"#,
        "$.shapes[2].radius ◌ missing ⋯ (✗ missing)",
      ]),
    EverydayModel(
      name: "a wrapper of which no placeholder can be made, behind another error",
      source: #"""
        @propertyWrapper struct Day: Decodable {
          var wrappedValue: Int
          init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            guard let day = Int(try value.decode(String.self)) else {
              throw DecodingError.dataCorruptedError(in: value, debugDescription: "no day")
            }
            wrappedValue = day
          }
        }
        @propertyWrapper struct Maybe: Decodable {
          var wrappedValue: Int?
          init(from decoder: any Decoder) throws { wrappedValue = try? Int(from: decoder) }
        }
        extension KeyedDecodingContainer {
          func decode(_ type: Maybe.Type, forKey key: Key) throws -> Maybe {
            try decodeIfPresent(type, forKey: key) ?? Maybe(wrappedValue: nil)
          }
        }
        extension Maybe { init(wrappedValue: Int?) { self.wrappedValue = wrappedValue } }
        struct Root: Decodable {
          let name: String
          @Day var day: Int
          @Maybe var other: Int?
          @Day var next: Int
          let tags: [String]
        }
        """#,
      payload: #"{"day": "x", "next": null, "tags": ["a", 1], "tgas": 1}"#,
      lines: [
        "$.name ◌ missing ✗ missing", #"$.day "x" ⋯ (✗ custom)"#, "$.next null ⋯ (✗ null)",
        "$.tags[1] 1 ⋯ (✗ wrong-type)", "$.tgas 1 ⊘ unknown key",
      ]),
    EverydayModel(
      name: "types that are tried one after the other in vain",
      source: #"""
        struct Person: Decodable { let name: String }
        struct Movie: Decodable { let title: String; let release: String? }
        enum Hit: Decodable {
          case person(Person)
          case movie(Movie)
          init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let person = try? value.decode(Person.self) {
              self = .person(person)
            } else if let movie = try? value.decode(Movie.self) {
              self = .movie(movie)
            } else {
              throw DecodingError.dataCorruptedError(in: value, debugDescription: "no hit")
            }
          }
        }
        struct Root: Decodable { let results: [Hit] }
        """#,
      payload: #"{"results": [{"title": "T", "release": 2020}]}"#,
      lines: [
        #"$.results[0].title "T" ✓ "T""#,
        "$.results[0].release 2020 ✗ wrong-type",
        "p.json:1:40: error: expected String for 'release', found the number 2020: no hit",
      ]),
    EverydayModel(
      name: "good values that go ways of their own",
      source: #"""
        struct Way: Decodable {
          let from: String
          let to: String
          enum CodingKeys: CodingKey { case from, to, reversed }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            if try keys.decode(Bool.self, forKey: .reversed) {
              from = try keys.decode(String.self, forKey: .to)
              to = try keys.decode(String.self, forKey: .from)
            } else {
              from = try keys.decode(String.self, forKey: .from)
              to = try keys.decode(String.self, forKey: .to)
            }
          }
        }
        struct Pair: Decodable {
          let a: Int
          let b: Int
          enum CodingKeys: CodingKey { case a, b }
          init(one: Int, two: Int) { (a, b) = (one, two) }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let b = try keys.decode(Int.self, forKey: .b)
            let a = try keys.decode(Int.self, forKey: .a)
            self.init(one: b, two: a)
          }
        }
        struct Person: Decodable {
          let name: String
          let lat: Double
          enum CodingKeys: CodingKey { case name, last, lat, place }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let last = try keys.decode(String.self, forKey: .last)
            let place = try keys.nestedContainer(keyedBy: CodingKeys.self, forKey: .place)
            let side = try place.decode(String.self, forKey: .lat)
            name = "\(try keys.decode(String.self, forKey: .name)) \(last) \(side)"
            lat = try keys.decode(Double.self, forKey: .lat)
          }
        }
        struct Root: Decodable { let way: Way; let pair: Pair; let person: Person }
        """#,
      payload: #"""
        {"way": {"from": "A", "to": "B", "reversed": true}, "pair": {"a": 1, "b": 2},
         "person": {"name": "Ada", "last": "L", "lat": 47.4, "place": {"lat": "N"}}}
        """#,
      lines: [
        #"$.way.to "B" ~ "A" custom"#, #"$.way.from "A" ~ "B" custom"#, "$.pair.b 2 ~ 1 custom",
        #"$.person.place.lat "N" ~ "Ada L N" custom"#, "$.person.lat 47.4 ✓ 47.4",
        #"$.person.name "Ada" ~ "Ada L N" custom"#, "strict decoded 2 as sent · 7 converted",
      ]),
    EverydayModel(
      name: "values that were given up before the error that ended it",
      source: #"""
        struct Root: Decodable {
          let size: Double
          let author: String?
          let count: Int
          enum CodingKeys: CodingKey { case size, author, count }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            size = (try? keys.decode(Double.self, forKey: .size)) ?? 13
            author = try? keys.decode(String.self, forKey: .author)
            count = try keys.decode(Int.self, forKey: .count)
          }
        }
        """#,
      payload: #"{"size": "15", "author": 7, "count": "7"}"#,
      lines: [
        #"$.size "15" ↺ 13.0 wrong-type!"#, "$.author 7 ∅ nil wrong-type!",
        #"$.count "7" ✗ wrong-type"#,
      ]),
  ]
}
