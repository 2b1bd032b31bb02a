import Foundation
import Testing

@testable import ModelInference

@Suite struct NamingTests {
  @Test(arguments: [
    ("id", "id", "ID"), ("avatar_url", "avatarURL", "AvatarURL"), ("userId", "userId", "UserID"),
    ("Name", "name", "Name"), ("HTMLParser", "htmlParser", "HTMLParser"),
    ("SOME_KEY", "someKey", "SomeKey"), ("content-type", "contentType", "ContentType"),
    ("@type", "type", "Type"), ("$ref", "ref", "Ref"), ("_links", "links", "Links"),
    ("1h", "_1h", "_1h"), ("30 days", "_30Days", "_30Days"), ("+1", "plus1", "Plus1"),
    ("-1", "minus1", "Minus1"), ("", "value", "Value"), ("?!", "value", "Value"),
    ("init", "initValue", "Init"), ("self", "selfValue", "Self"), ("class", "class", "Class"),
    ("größe", "größe", "Größe"), ("名前", "名前", "名前"), ("feed_urls", "feedURLs", "FeedURLs"),
    ("URLs", "urls", "URLs"), ("iOSVersion", "iOSVersion", "IOSVersion"), ("👍", "value", "Value"),
    ("v2Beta", "v2Beta", "V2Beta"), ("a.b.c", "aBC", "ABC"),
  ])
  func `keys become names in Swift's way`(key: String, property: String, type: String) {
    #expect(SwiftNames.property(for: key) == property)
    #expect(NameWords(key).typeName == type)
  }

  @Test(arguments: [
    ("items", "item"), ("categories", "category"), ("addresses", "address"), ("boxes", "box"),
    ("statuses", "status"), ("status", "status"), ("people", "person"), ("children", "child"),
    ("series", "series"), ("data", "data"), ("news", "news"), ("movies", "movie"), ("ties", "tie"),
    ("databases", "database"), ("responses", "response"), ("heroes", "hero"), ("shoes", "shoe"),
    ("buses", "bus"), ("indices", "index"), ("matrices", "matrix"), ("leaves", "leaf"),
    ("archives", "archive"), ("analyses", "analysis"), ("bonus", "bonus"), ("is", "is"),
    ("gps", "gps"), ("s", "s"), ("houses", "house"), ("branches", "branch"), ("keys", "key"),
  ])
  func `an element's name is the singular`(plural: String, singular: String) {
    #expect(Singular.of(plural) == singular)
  }

  @Test(arguments: [
    "Any", "Self", "Type", "Array", "Character", "Dictionary", "Error", "Optional", "Result", "Set",
    "Equatable", "Range", "Identifiable", "Task", "Actor", "Regex", "Data", "Date", "URL", "UUID",
    "Locale", "Notification", "Operation", "Unit", "Object", "Category", "Observable", "App",
    "Button", "Color", "Font", "Form", "Gradient", "Group", "Image", "Label", "Link", "List",
    "Menu",
    "Path", "Section", "Settings", "Shape", "State", "Tab", "Text", "Transaction", "View",
    "Visibility", "Publisher", "Record", "Subject", "Subscription", "Attribute", "Schema",
    "JSONValue",
  ])
  func `a name that an app's frameworks have is reserved`(name: String) {
    #expect(SwiftNames.isReservedType(name))
  }

  @Test(arguments: [
    "User", "Order", "Status", "Issue", "Event", "Tag", "Comment", "Item", "Weather",
  ])
  func `other nouns are free`(name: String) {
    #expect(!SwiftNames.isReservedType(name))
  }

  /// What the library declares, no model's type may be called: derived models use both.
  @Test func `the library's types are reserved`() throws {
    let sources = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources")
    let files = try ["DecodingStyles", "DecodingWrappers"].flatMap { module in
      try FileManager.default.subpathsOfDirectory(atPath: sources.path + "/" + module)
        .filter { $0.hasSuffix(".swift") }.map { module + "/" + $0 }
    }
    var declared: Set<String> = []
    for file in files {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      let declaration = #/public (?:final class|struct|enum|protocol|typealias) (\w+)/#
      for line in text.split(separator: "\n") {
        if let match = line.prefixMatch(of: declaration) { declared.insert(String(match.1)) }
      }
    }
    #expect(declared.count > 60)
    #expect(declared.filter { !SwiftNames.isReservedType($0) }.sorted() == [])
  }

  @Test(arguments: [
    ("2024", true), ("-3", true), ("1.2.3", true), ("2024-03-01", true), ("2024-03", true),
    ("123e4567-e89b-12d3-a456-426614174000", true), ("da39a3ee5e6b4b0d", true),
    ("/users/{id}", true), ("ada@example.org", true), ("https://example.org", true),
    ("New York", true), ("id", false), ("1h", false), ("@type", false), ("feedface", false),
    ("", false), ("name", false), ("x1", false), ("$ref", false),
  ])
  func `a key by itself may be data`(key: String, isData: Bool) {
    #expect(KeyForm.isData(key) == isData)
  }
}
