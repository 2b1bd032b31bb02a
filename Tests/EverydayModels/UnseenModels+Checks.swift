extension UnseenModel {
  private static let checkedPlace = #"""
    struct Root: Decodable {
      let id: String
      let latitude: Double
      let longitude: Double
      let opens: Int
      let closes: Int
      let stars: Int?
      enum CodingKeys: String, CodingKey { case version, id, latitude = "lat", longitude = "lon" }
      enum MoreKeys: CodingKey { case opens, closes, stars }
      init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        guard try keys.decode(Int.self, forKey: .version) >= 2 else {
          throw DecodingError.dataCorruptedError(
            forKey: .version, in: keys, debugDescription: "The format is too old")
        }
        id = try keys.decode(String.self, forKey: .id)
        guard !id.isEmpty else {
          throw DecodingError.dataCorruptedError(
            forKey: .id, in: keys, debugDescription: "An empty id")
        }
        func degrees(_ key: CodingKeys, _ range: ClosedRange<Double>) throws -> Double {
          let value = try keys.decode(Double.self, forKey: key)
          if range.contains(value) { return value }
          throw DecodingError.dataCorruptedError(
            forKey: key, in: keys, debugDescription: "\(value) is out of range")
        }
        latitude = try degrees(.latitude, -90...90)
        longitude = try degrees(.longitude, -180...180)
        let more = try decoder.container(keyedBy: MoreKeys.self)
        opens = try more.decode(Int.self, forKey: .opens)
        closes = try more.decode(Int.self, forKey: .closes)
        guard opens < closes else {
          throw DecodingError.dataCorruptedError(
            forKey: .closes, in: more, debugDescription: "It closes before it opens")
        }
        let stars = try more.decodeIfPresent(Int.self, forKey: .stars)
        self.stars = stars.flatMap { (1...5).contains($0) ? $0 : nil }
      }
    }
    """#

  private static let checkedAnswer = #"""
    enum Problem: Error {
      case refused(code: Int, message: String)
      case empty
    }
    struct Root: Decodable {
      struct Ticket: Decodable {
        let code: String
        let seat: String?
      }
      let tickets: [Ticket]
      let holder: String
      let expires: Int
      enum CodingKeys: String, CodingKey { case ok, error, tickets, holder, expires }
      private struct Refusal: Decodable { let code: Int; let message: String }
      init(from decoder: any Decoder) throws {
        let answer = try decoder.container(keyedBy: CodingKeys.self)
        guard try answer.decode(Bool.self, forKey: .ok) else {
          let refusal = try answer.decode(Refusal.self, forKey: .error)
          throw Problem.refused(code: refusal.code, message: refusal.message)
        }
        holder = try answer.decode(String.self, forKey: .holder)
        tickets = try answer.decode([Ticket].self, forKey: .tickets)
        if tickets.isEmpty { throw Problem.empty }
        expires = try answer.decode(Int.self, forKey: .expires)
      }
    }
    """#

  /// What is checked when it was read.
  static let checks = [
    UnseenModel(
      kind: .checks, name: "a place that passes all checks but that of its stars",
      source: checkedPlace,
      payload: #"""
        {"version": 3, "id": "cafe-9", "lat": 46.94, "lon": 7.44, "opens": 8, "closes": 18,
         "stars": 9, "owner": {"name": "Fi"}}
        """#,
      // The version is read, checked and thrown away.
      rows: """
        $.version asSent
        $.id asSent
        $.lat asSent
        $.lon asSent
        $.opens asSent
        $.closes asSent
        $.stars nil
        $.owner dropped
        $.owner.name dropped
        """),
    UnseenModel(
      kind: .checks, name: "a place that is nowhere, and closes before it opens",
      source: checkedPlace,
      payload: #"""
        {"version": 2, "id": "bar-1", "lat": 146.94, "lon": 7.44, "opens": 22, "closes": 3}
        """#,
      rows: """
        $.version asSent
        $.id asSent
        $.lat threw
        $.lon notReached alone asSent
        $.opens notReached alone asSent
        $.closes notReached alone threw
        $.stars notReached alone nil
        """),
    UnseenModel(
      kind: .checks, name: "an answer with tickets",
      source: checkedAnswer,
      payload: #"""
        {"ok": true, "holder": "Lu", "tickets": [{"code": "Q7", "seat": null}, {"code": "Q8"}],
         "expires": 1719900000, "error": null}
        """#,
      // That all is right is read, checked and thrown away. The error is asked for only if it
      // isn't.
      rows: """
        $.ok asSent
        $.holder asSent
        $.tickets asSent
        $.tickets[0] asSent
        $.tickets[0].code asSent
        $.tickets[0].seat nil
        $.tickets[1] asSent
        $.tickets[1].code asSent
        $.tickets[1].seat nil
        $.expires asSent
        $.error dropped
        """),
    UnseenModel(
      kind: .checks, name: "an answer whose tickets are none, which is no error of Codable",
      source: checkedAnswer,
      payload: #"""
        {"ok": true, "holder": "Lu", "tickets": [], "expires": "soon"}
        """#,
      rows: """
        $.ok asSent
        $.holder asSent
        $.tickets threw
        $.expires notReached alone threw
        """),
    UnseenModel(
      kind: .checks, name: "an order whose lines are checked one by one, and a coupon's form",
      source: #"""
        struct Coupon: Decodable {
          let code: String
          init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard text.count == 6, text.allSatisfy({ $0.isUppercase || $0.isNumber }) else {
              throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "No coupon: \(text)")
            }
            code = text
          }
        }
        struct Line: Decodable {
          let sku: String
          let quantity: Int
          enum CodingKeys: String, CodingKey { case sku, quantity = "qty" }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            sku = try keys.decode(String.self, forKey: .sku)
            quantity = try keys.decode(Int.self, forKey: .quantity)
            if quantity < 1 {
              let context = DecodingError.Context(
                codingPath: keys.codingPath + [CodingKeys.quantity],
                debugDescription: "At least one of each")
              throw DecodingError.dataCorrupted(context)
            }
          }
        }
        struct Root: Decodable {
          let lines: [Line]
          let coupon: Coupon?
          let second: Coupon?
          let note: String?
        }
        """#,
      payload: #"""
        {"lines": [{"sku": "a-1", "qty": 2, "gift": true}, {"sku": "b-2", "qty": 0},
           {"sku": "c-3"}],
         "coupon": "MAY24X", "second": "may", "note": null}
        """#,
      rows: """
        $.lines threw
        $.lines[0] asSent
        $.lines[0].sku asSent
        $.lines[0].qty asSent
        $.lines[0].gift dropped
        $.lines[1] threw
        $.lines[1].sku asSent
        $.lines[1].qty threw
        $.lines[2] notReached alone threw
        $.lines[2].sku notReached alone asSent
        $.lines[2].qty notReached alone threw
        $.coupon notReached alone asSent
        $.second notReached alone threw
        $.note notReached alone nil
        """),
  ]
}
