/// Makes the JSON of the records: the same on every run.
struct AirportsPayload {
  enum Condition: String {
    /// Every field as the plain model wants it.
    case clean
    /// Every record has numbers and booleans in strings, a null and a missing key.
    case dirty
    /// Half of the fields of every record are missing.
    case sparse
  }

  private var random: SplitMix
  private let condition: Condition
  private var text = ""

  /// The bytes of an array of `count` records.
  static func make(count: Int, _ condition: Condition) -> [UInt8] {
    var payload = AirportsPayload(random: SplitMix(state: 2001), condition: condition)
    payload.text.reserveCapacity(count * 340)
    payload.text = "[\n"
    for index in 0..<count {
      if index > 0 { payload.text += ",\n" }
      payload.writeAirport(index)
    }
    payload.text += "\n]\n"
    return Array(payload.text.utf8)
  }

  private mutating func writeAirport(_ index: Int) {
    let names = ["Zürich", "São Paulo", "Reykjavík", "Nairobi", "Osaka", "Portland", "Lagos"]
    let dirty = condition == .dirty
    let isHub = random.below(2) == 0
    var fields = [
      #""name":"\#(names[random.below(names.count)]) International \#(index)""#,
      #""iata":"\#(code(3))""#,
      #""country":"\#(code(2))""#,
      #""latitude":\#(quoted(coordinate(90), dirty))"#,
      #""longitude":\#(quoted(coordinate(180), dirty))"#,
      #""elevation":\#(quoted("\(random.below(4000))", dirty))"#,
      #""isHub":\#(dirty ? "1" : isHub ? "true" : "false")"#,
      #""website":"https://airport-\#(index).example/arrivals""#,
      #""runways":[\#(runway(dirty)),\#(runway(dirty))]"#,
      #""carriers":["\#(code(2))","\#(code(2))","\#(code(2))"]"#,
    ]
    if dirty {
      fields[2] = #""country":null"#
      fields.remove(at: 7)
    }
    if condition == .sparse { fields = fields.indices.filter { $0 % 2 == 0 }.map { fields[$0] } }
    text += "{" + fields.joined(separator: ",") + "}"
  }

  private mutating func runway(_ dirty: Bool) -> String {
    let surfaces = ["asphalt", "concrete", "gravel"]
    return #"{"designator":"\#(random.below(36))L","length":"#
      + quoted("\(1000 + random.below(3000))", dirty)
      + #","surface":"\#(surfaces[random.below(3)])"}"#
  }

  private func quoted(_ number: String, _ dirty: Bool) -> String {
    dirty ? "\"\(number)\"" : number
  }

  private mutating func coordinate(_ limit: Int) -> String {
    let sign = random.below(2) == 0 ? "" : "-"
    let fraction = "\(1_000_000 + random.below(1_000_000))".dropFirst()
    return "\(sign)\(random.below(limit)).\(fraction)"
  }

  private mutating func code(_ length: Int) -> String {
    String((0..<length).map { _ in Character(Unicode.Scalar(UInt8(65 + random.below(26)))) })
  }
}
