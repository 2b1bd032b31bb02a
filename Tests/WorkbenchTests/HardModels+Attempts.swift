import Foundation

/// Models that ask more than once for what they want, or ask without decoding.
extension HardModels {
  /// Steps over the nulls of a list and of an object.
  struct Sparse: Decodable {
    var numbers: [Int] = []
    var note = "none"
    var depth = 1
    private enum CodingKeys: CodingKey { case numbers, note, depth }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      var elements = try container.nestedUnkeyedContainer(forKey: .numbers)
      while !elements.isAtEnd {
        if try elements.decodeNil() { continue }
        numbers.append(try elements.decode(Int.self))
      }
      if try !container.decodeNil(forKey: .note) {
        note = try container.decode(String.self, forKey: .note)
      }
      if try !container.decodeNil(forKey: .depth) {
        depth = try container.decode(Int.self, forKey: .depth)
      }
    }
  }

  /// Tries one type after the other at the place of its superclass's decoder.
  struct Tag: Decodable {
    var name: String
    private enum CodingKeys: CodingKey { case name }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let inner = try container.superDecoder(forKey: .name).singleValueContainer()
      if let number = try? inner.decode(Int.self) {
        name = "#\(number)"
      } else {
        name = try inner.decode(String.self)
      }
    }
  }

  /// A retry that fails, too.
  struct Stubborn: Decodable {
    var size: Int
    private enum CodingKeys: CodingKey { case size }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let size = try? container.decode(Int.self, forKey: .size) {
        self.size = size
      } else {
        size = try container.decode(String.self, forKey: .size).count
      }
    }
  }

  /// Throws its first error where the second attempt fails, too.
  struct Faithful: Decodable {
    var size: Int
    private enum CodingKeys: CodingKey { case size }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      do {
        size = try container.decode(Int.self, forKey: .size)
      } catch {
        guard let text = try? container.decode(String.self, forKey: .size) else { throw error }
        size = text.count
      }
    }
  }

  struct Shelf: Decodable {
    var first: Int
    var items: [Priced]
    var album: Album
    var listed: [Shrugging]
  }

  /// Blames one of the values that it has read.
  struct Ordered: Decodable {
    var low: Int
    var note: String
    private enum CodingKeys: CodingKey { case range, note }
    private enum RangeKeys: CodingKey { case low, high, step }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let range = try container.nestedContainer(keyedBy: RangeKeys.self, forKey: .range)
      low = try range.decode(Int.self, forKey: .low)
      let high = try range.decode(Int.self, forKey: .high)
      _ = try range.decode(Int.self, forKey: .step)
      guard low <= high else {
        throw DecodingError.dataCorruptedError(
          forKey: .high, in: range, debugDescription: "below the low end")
      }
      note = try container.decode(String.self, forKey: .note)
    }
  }

  struct Warehouse: Decodable {
    var first: Int
    var stock: [String: Priced]
    var rest: [String: [Priced]]
  }

  /// Dictionaries whose keys aren't just any text.
  struct Keyed: Decodable {
    enum Day: String, Decodable, CodingKeyRepresentable { case mon, tue }
    var hours: [Day: Int]
    var names: [Int: String]
    var note: String
    private enum CodingKeys: CodingKey { case hours, names, note }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      hours = (try? container.decode([Day: Int].self, forKey: .hours)) ?? [:]
      names = try container.decode([Int: String].self, forKey: .names)
      note = try container.decode(String.self, forKey: .note)
    }
  }

  /// Refuses a key that it doesn't decode.
  struct Picky: Decodable {
    var name: String
    private enum CodingKeys: CodingKey { case name, legacy }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      if container.allKeys.contains(.legacy) {
        throw DecodingError.dataCorruptedError(
          forKey: .legacy, in: container, debugDescription: "of an old version")
      }
    }
  }
}
