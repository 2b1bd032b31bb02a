import Foundation
import JSONSource
import Testing

/// Objects that resemble the one before: what was found of that one is used again.
@Suite
struct JSONShapeTests {
  private static func hasDuplicates(_ json: String) -> [Bool] {
    let document = JSONDocument.parse(json)
    return (0..<document.nodeCount).filter { document.kind(of: $0) == .object }
      .map { document.flags(of: $0).contains(.duplicateKeys) }
  }

  static let texts: [(String, [Bool])] = [
    (#"[{"a":1,"b":2},{"a":1,"b":2},{"a":1,"a":2}]"#, [false, false, true]),
    (#"[{"a":1,"a":2},{"a":1,"b":2},{"a":1,"a":2}]"#, [true, false, true]),
    // Behind the inner object's keys stand those of the outer one.
    (#"{"x":{"a":1,"b":1},"a":2,"b":[{"a":1,"b":1,"a":2,"b":3}]}"#, [false, false, true]),
    (#"[{"a":1,"b":{"a":1,"b":2}},{"a":1,"b":{"a":1,"a":2}}]"#, [false, false, false, true]),
    // Ten members share their place with two.
    (
      #"[{"a":1,"b":2},{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8,"i":9,"a":10}]"#,
      [false, true]
    ),
    // Alike in their first eight bytes and their length.
    (
      #"[{"identifier1":1,"identifier2":2},{"identifier1":1,"identifier1":2}]"#, [false, true]
    ),
    (#"[{"a":1,"\u0061":1},{"a":1,"b":1},{"a":1,"\u0061":1}]"#, [true, false, true]),
    (#"[{"é":1,"e":1},{"é":1,"e\u0301":1}]"#, [false, true]),
  ]

  @Test(arguments: texts)
  func `each object's duplicate keys are its own`(json: String, expected: [Bool]) {
    #expect(Self.hasDuplicates(json) == expected)
  }

  @Test(arguments: [1, 2, 7, 8, 9, 15, 16, 17, 100, 1000])
  func `the last of many keys can be the first's equal`(count: Int) {
    let keys = (0..<count).map { #""key number \#($0)":\#($0)"# }
    let distinct = "{" + keys.joined(separator: ",") + "}"
    let equal = "{" + (keys + [keys[0]]).joined(separator: ",") + "}"
    #expect(
      Self.hasDuplicates("[\(distinct),\(equal),\(distinct),\(equal)]")
        == [false, true, false, true])
  }

  @Test(arguments: [
    "[1,\t2 ,\r\n   3]", "[ 1 , 2 , 3 ]", "[\n\n\n  1,\n                    2,\n 3\n]\n\n",
    "[1,2,\n  \t  3 ]", " [  1  ,  2  ,  3  ]  ", "[1,2,3\n        \n         ]",
  ])
  func `white space of every kind is stepped over`(json: String) {
    let document = JSONDocument.parse(json)
    #expect(document.problems.isEmpty)
    #expect(document.children(of: 0).map { document.text($0) } == ["1", "2", "3"])
  }
}
