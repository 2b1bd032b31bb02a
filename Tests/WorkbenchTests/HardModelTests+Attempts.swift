extension HardModelTests {
  static let attempts: [Case] = [
    Case(
      name: "nulls stepped over", model: HardModels.Sparse.self,
      json: #"{"numbers": [1, null, 2], "note": null, "depth": 5}"#,
      report: #"""
        strict Sparse(numbers: [1, 2], note: "none", depth: 5)
        ~ $.numbers [Int] [1, null, 2] → [1, 2] bad-element guilty $.numbers[1] inferred
        ✓ $.numbers[0] Int 1 → 1
        ⊘ $.numbers[1] Int null null inferred
        ✓ $.numbers[2] Int 2 → 2
        ↺ $.note String null → "none" null inferred
        ✓ $.depth Int 5 → 5
        """#),
    Case(
      name: "no super", model: HardModels.Dog.self,
      json: #"{"legs": 4}"#,
      report: #"""
        strict threw valueNotFound $.super 1:1 wanted [String: Any]
        ✓ $.legs Int 4 → 4
        ✗ $.super [String: Any] ◌ missing “Cannot get keyed decoding container -- found null value instead”
        """#),
    Case(
      name: "null super", model: HardModels.Dog.self,
      json: #"{"legs": 4, "super": null}"#,
      report: #"""
        strict threw valueNotFound $.super 1:22 wanted [String: Any]
        ✓ $.legs Int 4 → 4
        ✗ $.super [String: Any] null null “Cannot get keyed decoding container -- found null value instead”
        """#),
    Case(
      name: "polymorphic, unknown kind", model: [HardModels.Block].self,
      json:
        #"[{"kind": "text", "text": "a"}, {"kind": "video", "url": "x"}, {"kind": "image", "width": "2"}]"#,
      report: #"""
        strict threw dataCorrupted $[1].kind 1:42 wanted String
        ✓ $[0] Block {"kind": "text", "text": "a"} → .text("a")
        ✓ $[0].kind String "text" → "text"
        ✓ $[0].text String "a" → "a"
        ✗ $[1] Block {"kind": "video", "url": "x"} bad-element guilty $[1].kind “no such kind: video”
        ✗ $[1].kind String "video" custom “no such kind: video”
        ⋯ $[2] Block {"kind": "image", "width": "2"} alone threw bad-element
        ⋯ $[2].kind String "image" alone as-sent
        ⋯ $[2].width Int "2" alone threw wrong-type
        """#),
    Case(
      name: "a text through superDecoder", model: HardModels.Tag.self,
      json: #"{"name": "a"}"#,
      report: #"""
        strict Tag(name: "a")
        ✓ $.name String "a" → "a"
        """#),
    Case(
      name: "a bool through superDecoder", model: HardModels.Tag.self,
      json: #"{"name": true}"#,
      report: #"""
        strict threw typeMismatch $.name 1:10 wanted String
        ✗ $.name String true wrong-type “Expected to decode String but found bool instead.”
        """#),
    Case(
      name: "a retry that fails", model: HardModels.Stubborn.self,
      json: #"{"size": true}"#,
      report: #"""
        strict threw typeMismatch $.size 1:10 wanted String
        ✗ $.size String true wrong-type “Expected to decode String but found bool instead.”
        """#),
    Case(
      name: "a retry that fails, and the first error thrown", model: HardModels.Faithful.self,
      json: #"{"size": true}"#,
      report: #"""
        strict threw typeMismatch $.size 1:10 wanted Int
        ✗ $.size Int true wrong-type “Expected to decode Int but found bool instead.”
        """#),
    Case(
      name: "containers that were never reached", model: HardModels.Shelf.self,
      json:
        #"{"first": "1", "items": [{"price": "cheap"}], "album": {"title": "a", "tracks": ["b"]}, "listed": [{"age": "7", "name": "a"}]}"#,
      report: #"""
        strict threw typeMismatch $.first 1:11 wanted Int
        ✗ $.first Int "1" wrong-type “Expected to decode Int but found a string instead.”
        ⋯ $.items [Priced] [{"price": "cheap"}] alone converted bad-element
        ⋯ $.items[0] Priced {"price": "cheap"} alone converted bad-element
        ⋯ $.items[0].price Double "cheap" alone default wrong-type
        ⋯ $.album Album {"title": "a", "tracks": ["b"]} alone converted bad-element
        ⋯ $.album.title String "a" alone as-sent
        ⋯ $.album.tracks [Int] ["b"] alone default bad-element
        ⋯ $.album.tracks[0] Int "b" alone dropped wrong-type
        ⋯ $.listed [Shrugging] [{"age": "7", "name": "a"}] alone converted bad-element
        ⋯ $.listed[0] Shrugging {"age": "7", "name": "a"} alone converted bad-element
        ⋯ $.listed[0].age Int? "7" alone nil wrong-type
        ⋯ $.listed[0].name String "a" alone as-sent
        """#),
    Case(
      name: "a key that is missing, and asked for null", model: HardModels.Sparse.self,
      json: #"{"numbers": [null], "depth": 5}"#,
      report: #"""
        strict threw keyNotFound $.note 1:1 wanted 
        ~ $.numbers [Int] [null] bad-element guilty $.numbers[0] inferred
        ⊘ $.numbers[0] - null null inferred
        ✗ $.note - ◌ missing “No value associated with key CodingKeys(stringValue: "note", intValue: nil) ("note").”
        """#),
    Case(
      name: "blamed after more was read", model: HardModels.Ordered.self,
      json: #"{"range": {"low": 3, "high": 2, "step": 1}, "note": 7}"#,
      report: #"""
        strict threw dataCorrupted $.range.high 1:30 wanted Int
        ✓ $.range.low Int 3 → 3
        ✗ $.range.high Int 2 custom “below the low end”
        ✓ $.range.step Int 1 → 1
        ⋯ $.note String 7 alone threw wrong-type
        """#),
    Case(
      name: "a number through superDecoder", model: HardModels.Tag.self,
      json: #"{"name": 7}"#,
      report: #"""
        strict Tag(name: "#7")
        ~ $.name String 7 → "#7" wrong-type inferred
        """#),
    Case(
      name: "not reached behind a dictionary", model: HardModels.Warehouse.self,
      json:
        #"{"first": null, "stock": {"a": {"price": "cheap"}, "b": {"price": "1"}}, "rest": {"x": [{"price": 1}], "y": [{"price": true}]}}"#,
      report: #"""
        strict threw valueNotFound $.first 1:11 wanted Int
        ✗ $.first Int null null “Cannot get value of type Int -- found null value instead”
        ⋯ $.stock [String: Priced] {"a": {"price": "cheap"}, "b": {"price": "1"}} alone converted bad-element
        ⋯ $.stock.a Priced {"price": "cheap"} alone converted bad-element
        ⋯ $.stock.a.price Double "cheap" alone default wrong-type
        ⋯ $.stock.b Priced {"price": "1"} alone converted bad-element
        ⋯ $.stock.b.price Double "1" alone converted wrong-type
        ⋯ $.rest [String: [Priced]] {"x": [{"price": 1}], "y": [{"price": true}]} alone threw bad-element
        ⋯ $.rest.x [Priced] [{"price": 1}] alone as-sent
        ⋯ $.rest.x[0] Priced {"price": 1} alone as-sent
        ⋯ $.rest.x[0].price Double 1 alone as-sent
        ⋯ $.rest.y [Priced] [{"price": true}] alone threw bad-element
        ⋯ $.rest.y[0] Priced {"price": true} alone threw bad-element
        ⋯ $.rest.y[0].price Double true alone threw wrong-type
        """#),
    Case(
      name: "a dictionary's key that is no number", model: HardModels.Keyed.self,
      json: #"{"hours": {}, "names": {"1": "a", "one": "b"}, "note": 7}"#,
      report: #"""
        strict threw typeMismatch $.names.one 1:35 wanted Int
        ✓ $.hours [Day: Int] {} → [:]
        ✗ $.names [Int: String] {"1": "a", "one": "b"} bad-element guilty $.names.one “Expected Int key but found String key instead.”
        ✓ $.names["1"] String "a" → "a"
        ✗ $.names.one Int "one" wrong-type “Expected Int key but found String key instead.”
        ⋯ $.note String 7 alone threw wrong-type
        """#),
    Case(
      name: "a dictionary's key that is no case", model: HardModels.Keyed.self,
      json: #"{"hours": {"mon": 8, "wed": 4}, "names": {}, "note": "n"}"#,
      report: #"""
        strict Keyed(hours: [:], names: [:], note: "n")
        ↺ $.hours [Day: Int] {"mon": 8, "wed": 4} → [:] bad-element guilty $.hours.wed silently inferred “Could not convert key to type Day”
        ⊘ $.hours.mon Int 8 bad-element silently inferred
        ⊘ $.hours.wed Day "wed" bad-enum silently inferred “Could not convert key to type Day”
        ✓ $.names [Int: String] {} → [:]
        ✓ $.note String "n" → "n"
        """#),
    Case(
      name: "a dictionary's value of the wrong type", model: HardModels.Keyed.self,
      json: #"{"hours": {"mon": 8}, "names": {"1": 1}, "note": "n"}"#,
      report: #"""
        strict threw typeMismatch $.names["1"] 1:38 wanted String
        ✓ $.hours [Day: Int] {"mon": 8} → [.mon: 8]
        ✓ $.hours.mon Int 8 → 8
        ✗ $.names [Int: String] {"1": 1} bad-element guilty $.names["1"] “Expected to decode String but found number instead.”
        ✗ $.names["1"] String 1 wrong-type “Expected to decode String but found number instead.”
        ⋯ $.note String "n" alone as-sent
        """#),
    Case(
      name: "a member that is refused without being decoded", model: [HardModels.Picky].self,
      json: #"[{"name": "a"}, {"name": "b", "legacy": [1]}, {"name": 3}]"#,
      report: #"""
        strict threw dataCorrupted $[1].legacy 1:41 wanted 
        ✓ $[0] Picky {"name": "a"} → Picky(name: "a")
        ✓ $[0].name String "a" → "a"
        ✗ $[1] Picky {"name": "b", "legacy": [1]} bad-element guilty $[1].legacy “of an old version”
        ✓ $[1].name String "b" → "b"
        ✗ $[1].legacy - [1] custom “of an old version”
        ⋯ $[2] Picky {"name": 3} alone threw bad-element
        ⋯ $[2].name String 3 alone threw wrong-type
        """#),
  ]
}
