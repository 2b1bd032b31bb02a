import TestSupport

/// Makes models and payloads from a seed: the same ones on every run.
struct ScriptGenerator: RandomNumberGenerator {
  private var numbers: SeededGenerator

  init(seed: UInt64) { numbers = SeededGenerator(state: seed) }

  mutating func next() -> UInt64 { numbers.next() }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &self) < percent
  }

  mutating func script(depth: Int = 0) -> Script {
    let kinds = depth == 0 ? 2..<9 : depth > 3 ? 0..<2 : 0..<10
    switch Int.random(in: kinds, using: &self) {
    case 0: return .scalar(Int.random(in: Scripted.types.indices, using: &self))
    case 1: return .optional(Int.random(in: Scripted.types.indices, using: &self))
    case 2, 3, 8: return .object(members(depth))
    case 4: return .list(script(depth: depth + 1))
    case 5: return .elements(script(depth: depth + 1), isTolerant: chance(50))
    case 6: return .dictionary(script(depth: depth + 1))
    case 7: return .anyKeys(script(depth: depth + 1))
    default: return .either(.scalar(1), .scalar(6))
    }
  }

  private mutating func members(_ depth: Int) -> [Script.Member] {
    let keys = ["a", "b", "snakeCase", "_under", "x y", "id"].shuffled(using: &self)
    return keys.prefix(Int.random(in: 1...4, using: &self)).map { key in
      let script = script(depth: depth + 1)
      var access = Script.Access.allCases.randomElement(using: &self) ?? .decode
      switch script {
      case .object, .elements: break
      default: if access == .nested { access = .decode }
      }
      return Script.Member(key: key, access: access, script: script)
    }
  }

  /// A payload for a script: what it asks for, with a fault in one value of `rarity`.
  mutating func json(for script: Script, rarity: Int) -> String {
    if Int.random(in: 0..<rarity, using: &self) == 0 {
      return TracedModels.values.randomElement(using: &self) ?? "null"
    }
    switch script {
    case .scalar(let index): return scalar(index)
    case .optional(let index): return chance(25) ? "null" : scalar(index)
    case .either: return chance(50) ? "7" : "\"text\""
    case .object(let members): return object(members, rarity)
    case .list(let inner), .elements(let inner, _):
      let count = Int.random(in: 0...4, using: &self)
      return "[" + (0..<count).map { _ in json(for: inner, rarity: rarity) }.joined(separator: ", ")
        + "]"
    case .dictionary(let inner), .anyKeys(let inner):
      let keys = ["k", "key_two", "1", "Index 0"].prefix(Int.random(in: 0...4, using: &self))
      let pairs = keys.map { "\"\($0)\": \(json(for: inner, rarity: rarity))" }
      return "{" + pairs.joined(separator: ", ") + "}"
    }
  }

  private mutating func object(_ members: [Script.Member], _ rarity: Int) -> String {
    var pairs: [String] = []
    for member in members where !chance(member.access == .decode ? 4 : 15) {
      let key = member.key == "snakeCase" && chance(50) ? "snake_case" : member.key
      pairs.append("\"\(key)\": \(json(for: member.script, rarity: rarity))")
      if chance(5) { pairs.append("\"\(key)\": 1") }
    }
    if chance(15) { pairs.append("\"unknown\": [1]") }
    return "{" + pairs.shuffled(using: &self).joined(separator: ", ") + "}"
  }

  private static let fitting = [
    "true", "42", "-7", "300", "1.25", "0.5", "\"text\"", "1700000000", "\"aGk=\"",
    "\"https://example.org/\"", "12.50", "\"7B1C0A1E-0000-4000-8000-00000000000A\"", "\"first\"",
    "170141183460469231731687303715884105727", "[1, 2]", "{\"k\": 1}", "[\"a\", null]",
    "{\"1\": \"one\"}", "{\"second\": 2}", "{\"dot\": {\"x\": 1}}",
    "{\"name\": \"Ada\", \"age\": 36, \"letter\": \"first\"}",
  ]

  private mutating func scalar(_ index: Int) -> String {
    chance(97) ? Self.fitting[index] : Self.fitting.randomElement(using: &self) ?? "null"
  }
}
