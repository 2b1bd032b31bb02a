import DecodingReport
import Testing
import Workbench

/// Models whose enums tell their cases themselves.
extension HardModelTests {
  @Test func `no wrapper is advised for an enum that takes a case for everything`() throws {
    let json = #"{"access": "owner", "faces": "N", "load": 3, "state": 1, "next": 0}"#
    let report = run(Root<HardModels.Door>.self, json, [.strict])
    let field = try #require(report[.strict]?.fields.first { $0.property == "access" })
    let why = report.explanation(of: field, in: .strict) { _ in json }.text(width: \.count)
    #expect(why.contains("no case of Access matches it"))
    #expect(why.contains("takes its default case for what it doesn't know"))
    #expect(why.contains("var access: String") && !why.contains("@"))
  }

  static let enums: [Case] = [
    Case(
      name: "enums that know what was sent", model: HardModels.Door.self,
      json:
        #"{"access": "root", "backup": "read_only", "faces": "N", "load": 3, "state": 1, "next": 0}"#,
      report: #"""
        strict Door(access: .admin, backup: .readOnly, faces: .north, load: .low, state: .on, next: .off)
        ✓ $.access Access "root" → .admin
        ✓ $.backup Access? "read_only" → .readOnly
        ✓ $.faces Direction "N" → .north
        ✓ $.load Load 3 → .low
        ✓ $.state State 1 → .on
        ✓ $.next State 0 → .off
        """#),
    Case(
      name: "enums that don't", model: HardModels.Door.self,
      json:
        #"{"access": "owner", "backup": "", "faces": "S", "load": 300, "state": 7, "next": 8}"#,
      report: #"""
        strict Door(access: .unknown, backup: .unknown, faces: .south, load: .high, state: .other, next: .other)
        ↺ $.access Access "owner" → .unknown (default case) bad-enum silently inferred
        ↺ $.backup Access? "" → .unknown (default case) empty silently inferred
        ✓ $.faces Direction "S" → .south
        ✓ $.load Load 300 → .high
        ↺ $.state State 7 → .other (default case) bad-enum silently inferred
        ↺ $.next State 8 → .other (default case) bad-enum silently inferred
        """#),
    Case(
      name: "the case that stands in, by its name", model: HardModels.Door.self,
      json:
        #"{"access": "Unknown", "faces": "S", "load": 0, "state": 2, "next": 300}"#,
      report: #"""
        strict Door(access: .unknown, backup: nil, faces: .south, load: .low, state: .other, next: .off)
        ✓ $.access Access "Unknown" → .unknown
        ∅ $.backup Access? ◌ → nil missing
        ✓ $.faces Direction "S" → .south
        ✓ $.load Load 0 → .low
        ↺ $.state State 2 → .other (default case) bad-enum silently inferred
        ↺ $.next State 300 → .off (type default) overflow silently “The given data was not valid JSON.”
        """#),
  ]
}
