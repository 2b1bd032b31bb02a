import JSONSource
import Testing

@Suite
struct JSONMessageTests {
  @Test(arguments: [
    ("{\"a\" 1}", "1:6: expected ':' after the key, found 1"),
    ("{\"a\": 1 \"b\": 2}", "1:9: expected ',' or '}', found \"b\""),
    ("[1, 2", "1:6: expected ']' at the end of the array, found the end of the text"),
    ("[01]", "1:2: expected a number without leading zero, found 01"),
    ("{\n  \"a\": True\n}", "2:8: expected true, found True"),
    ("", "1:1: expected a value, found nothing: the text is empty"),
    ("[1}", "1:3: expected ']', found '}'"),
    ("[\"é\", \"a\tb\"]", "1:9: expected an escape such as \\n in the string, found a tab"),
    ("{} x", "1:4: expected the end of the text, found x"),
    ("{a: 1}", "1:2: expected the key in double quotes, found a"),
  ])
  func `the first problem says where, what was expected, what was found`(
    json: String, expected: String
  ) throws {
    let problem = try #require(JSONDocument.parse(json).problems.first)
    #expect("\(problem.position): \(problem.message)" == expected)
  }
}
