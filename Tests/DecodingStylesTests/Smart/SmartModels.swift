import DecodingStyles
import Foundation

struct Profile: SmartCodable, Equatable {
  var name = "Ada"
  var age = 18
  var level = Level.high
  var tags = ["new"]
  var home = Home()
  var note: String?
  var score: Double? = 0.5
}

struct Home: SmartCodable, Equatable {
  var city = "Bern"
  var zip: Int? = 3000
}

struct Renamed: SmartCodable, Equatable {
  var nick = "none"
  var age = 7

  enum CodingKeys: String, CodingKey {
    case nick = "nick_name"
    case age
  }
}

struct OnlyDecodable: SmartDecodable, Equatable {
  var name = "Ada"
  var seen: Int? = 3
}

struct PlainPart: Codable, Equatable {
  var count: Int
  var label: String
  var extra: Double?
}

struct WithPlain: SmartCodable, Equatable {
  var part = PlainPart(count: -1, label: "initial", extra: nil)
  var plain: PlainPart?
}

final class Node: SmartCodable {
  var value = 1
  var next: Node?
  var log: [String] = []

  init() {}

  func didFinishMapping() {
    log.append("finished \(value)")
  }
}

struct Family: SmartCodable {
  var head = Member()
  var members: [String: Member] = [:]
  var total = 0

  mutating func didFinishMapping() {
    total = head.years + members.values.map(\.years).reduce(0, +)
  }
}

struct Member: SmartCodable, Equatable {
  var age = 1
  var years = 0

  mutating func didFinishMapping() {
    years = age
  }
}

struct Ticket: SmartCodable {
  var id = UUID()
  var owner = Node()
}

enum Fruit: String, DefaultCodableEnum {
  case apple, unknown
  static var defaultCase: Fruit { .unknown }
}

struct Mixed: SmartCodable {
  var count = 5
  @DefaultInt var wrapped = 6
  @Default<Bool.True> var open: Bool
  var fruit = Fruit.apple
}
