import DecodingReport
import DecodingStyles
import Foundation
import TestSupport
import Testing
import Workbench

extension FixTests {
  struct Started: SmartCodable {
    var id = 0
    var level: Int = 5
    var sizes: [Int] = [1]
    @LossyDictionary var users: [String: [Int]] = [:]
    @LossyArray var likes: [Int] = []
    @DefaultCodable var flag: Bool = false
    @SmartIgnored var note: String = "mine"
  }

  private static let declarations = FactIndex(
    reading: """
      struct Started: SmartCodable {
        var id: Int = 0
        var level: Int = 5
        var sizes: [Int] = [1]
        @LossyDictionary var users: [String: [Int]] = [:]
        @LossyArray var likes: [Int] = []
        @DefaultCodable var flag: Bool = false
        @SmartIgnored var note: String = "mine"
      }
      """)

  @Test(
    arguments: [
      // Without a value the model could not be made from nothing.
      ("$.id", [#"var id: String = """#]),
      ("$.level", ["var level: Double = 5"]),
      ("$.sizes[1]", ["var sizes: [Int?] = []", "@LossyArray var sizes: [Int] = [1]"]),
      // What a wrapper does already is kept, and no help.
      ("$.users.a", ["@LossyDictionary var users: [String: [Int]?] = [:]"]),
      ("$.likes[0]", ["@LossyArray var likes: [DefaultCodable<Int>] = []"]),
      ("$.flag", [#"var flag: String = """#]),
      ("$.note", [#"var note: String = "mine""#]),
    ])
  func `a fix keeps what the property needs`(_ path: String, _ expected: [String]) throws {
    let json = #"""
      {"id": "x", "level": 1.5, "sizes": [1, null], "users": {"a": null}, "likes": ["x"],
       "flag": "x", "note": "sent"}
      """#
    let report = run(Root<Started>.self, json, [.smart])
    let explainer = Explainer(
      report, isForMany: false,
      declaration: { field, _ in
        Self.declarations.declaration(of: field.property, in: "Started")
      }, sourceLine: { _ in nil })
    let field = try #require(report[.smart]?.fields.first { "\($0.path)" == path })
    let fixes = explainer.fixes(of: field, in: .smart).map(\.code)
    #expect(fixes.starts(with: expected), "\(fixes)")
  }
}
