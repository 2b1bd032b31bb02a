import Foundation

/// Models that hold something else than their decoder gave them.
extension HardModels {
  /// Keeps a number within a range.
  @propertyWrapper struct Clamped: Decodable {
    var wrappedValue: Int
    init(from decoder: any Decoder) throws {
      wrappedValue = min(max(try decoder.singleValueContainer().decode(Int.self), 1), 100)
    }
  }

  /// As `Clamped`, without a stored `wrappedValue`.
  @propertyWrapper struct Limited: Decodable {
    private var number: Int
    var wrappedValue: Int { number }
    init(from decoder: any Decoder) throws {
      number = min(try decoder.singleValueContainer().decode(Int.self), 100)
    }
  }

  struct Loud: Decodable {
    @Clamped var volume: Int
    @Limited var bass: Int
    var treble: Int?

    private enum CodingKeys: CodingKey { case volume, bass, treble }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      _volume = try container.decode(Clamped.self, forKey: .volume)
      _bass = try container.decode(Limited.self, forKey: .bass)
      treble = try container.decodeIfPresent(Int.self, forKey: .treble).map { min($0, 100) }
    }
  }

  /// Makes values of other types of its texts.
  struct Parsed: Decodable {
    enum Size: String { case small, large }
    struct Point {
      var x: Int
      var y: Int
    }
    struct Name { var text: String }

    var numbers: [Int]
    var point: Point
    var size: Size
    var name: Name
    var link: URL?
    var day: Date
    var on: Bool
    var count: Int

    private enum CodingKeys: CodingKey { case numbers, point, size, name, link, day, on, count }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      func text(_ key: CodingKeys) throws -> String {
        try container.decode(String.self, forKey: key)
      }
      numbers = try text(.numbers).split(separator: ",").compactMap { Int($0) }
      let sides = try text(.point).split(separator: "x").compactMap { Int($0) }
      point = sides.count == 2 ? Point(x: sides[0], y: sides[1]) : Point(x: 0, y: 0)
      size = Size(rawValue: try text(.size)) ?? .small
      name = Name(text: try text(.name))
      link = URL(string: try text(.link))
      day = (try? Date(try text(.day), strategy: .iso8601)) ?? .distantPast
      on = ["yes", "on"].contains(try text(.on))
      count = Int(try text(.count)) ?? -1
    }
  }

  /// Another type where the first fails, and a fallback where that doesn't help.
  @propertyWrapper struct Number: Decodable {
    var wrappedValue: Double
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        wrappedValue = number
      } else {
        wrappedValue = Double(try container.decode(String.self)) ?? -1
      }
    }
  }

  struct Priced: Decodable { @Number var price: Double }

  /// Makes something else of what it decoded.
  struct Tidied: Decodable {
    var tags: [String]
    var ids: Set<Int>
    var title: String
    var code: String
    var isOff: Bool
    var prices: [String: Int]

    private enum CodingKeys: CodingKey { case tags, ids, title, code, isOff, prices }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      tags = try container.decode([String].self, forKey: .tags).filter { !$0.isEmpty }
      ids = Set(try container.decode([Int].self, forKey: .ids))
      title = try container.decode(String.self, forKey: .title)
        .trimmingCharacters(in: .whitespaces)
      let code = try container.decode(String.self, forKey: .code)
      self.code = code.count == 2 ? code : "unknown"
      isOff = try !container.decode(Bool.self, forKey: .isOff)
      prices = try container.decode([String: Int].self, forKey: .prices).mapValues { $0 * 100 }
    }
  }
}
