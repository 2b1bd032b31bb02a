extension UnseenModel {
  /// What is checked when it was read.
  static let freshChecks = [
    UnseenModel(
      kind: .checks,
      name: "a bank transfer that is refused for its amount, its dates or its parties",
      source: #"""
        import Foundation
        struct Root: Decodable {
          let from: String
          let to: String
          let cents: Int
          let execution: String
          let memo: String
          let urgent: Bool

          enum CodingKeys: String, CodingKey {
            case from = "debtor", to = "creditor", cents = "amount", currency, execution = "on", memo
            case urgent
          }

          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let from = try keys.decode(String.self, forKey: .from)
            let to = try keys.decode(String.self, forKey: .to)
            guard from != to else {
              throw DecodingError.dataCorruptedError(
                forKey: .to, in: keys, debugDescription: "From one account to itself")
            }
            (self.from, self.to) = (from, to)
            let cents = try keys.decode(Int.self, forKey: .cents)
            guard 1...1_000_000 ~= cents else {
              throw DecodingError.dataCorruptedError(
                forKey: .cents, in: keys, debugDescription: "\(cents) is too much or too little")
            }
            self.cents = cents
            guard ["EUR", "CHF"].contains(try keys.decode(String.self, forKey: .currency)) else {
              throw DecodingError.dataCorruptedError(
                forKey: .currency, in: keys, debugDescription: "The currency isn't supported")
            }
            let execution = try keys.decode(String.self, forKey: .execution)
            if execution.wholeMatch(of: #/\d{4}-\d\d-\d\d/#) == nil {
              throw DecodingError.dataCorruptedError(
                forKey: .execution, in: keys, debugDescription: "No date: \(execution)")
            }
            self.execution = execution
            let memo = try keys.decodeIfPresent(String.self, forKey: .memo)
            self.memo = if let memo, memo.count <= 20 { memo } else { "-" }
            urgent = try keys.decodeIfPresent(Bool.self, forKey: .urgent) ?? false
          }
        }
        """#,
      payload: #"""
        {"debtor": "CH11", "creditor": "CH22", "amount": 125000, "currency": "EUR", "on": "2024-09-30",
         "memo": "Rent of September and parking", "urgent": null, "channel": {"app": "ios", "build": 91}}
        """#,
      // The currency is read, checked and thrown away.
      rows: """
        $.debtor asSent
        $.creditor asSent
        $.amount asSent
        $.currency asSent
        $.on asSent
        $.memo default
        $.urgent default
        $.channel dropped
        $.channel.app dropped
        $.channel.build dropped
        """),
    UnseenModel(
      kind: .checks, name: "a move of a board game that leaves the board",
      source: #"""
        struct Square: Decodable, Equatable {
          let file: Int
          let rank: Int
          init(from decoder: any Decoder) throws {
            var pair = try decoder.unkeyedContainer()
            file = try pair.decode(Int.self)
            rank = try pair.decode(Int.self)
            for number in [file, rank] where !(0..<8).contains(number) {
              throw DecodingError.dataCorruptedError(
                in: pair, debugDescription: "\(number) is off the board")
            }
          }
        }
        struct Root: Decodable {
          struct Move: Decodable {
            let from: Square
            let to: Square
            let piece: String
            private enum CodingKeys: CodingKey { case from, to, piece }
            init(from decoder: any Decoder) throws {
              let move = try decoder.container(keyedBy: CodingKeys.self)
              piece = try move.decode(String.self, forKey: .piece)
              from = try move.decode(Square.self, forKey: .from)
              to = try move.decode(Square.self, forKey: .to)
              if from == to {
                throw DecodingError.dataCorruptedError(
                  forKey: .to, in: move, debugDescription: "No move at all")
              }
            }
          }
          let game: String
          let moves: [Move]
          let clock: Int
        }
        """#,
      payload: #"""
        {"game": "g-7", "moves": [{"piece": "N", "from": [1, 0], "to": [2, 2], "check": false},
          {"piece": "Q", "from": [3, 7], "to": [3, 9]}], "clock": 300}
        """#,
      // The check is of both numbers; its error says no key of them.
      rows: """
        $.game asSent
        $.moves threw
        $.moves[0] asSent
        $.moves[0].piece asSent
        $.moves[0].from asSent
        $.moves[0].from[0] asSent
        $.moves[0].from[1] asSent
        $.moves[0].to asSent
        $.moves[0].to[0] asSent
        $.moves[0].to[1] asSent
        $.moves[0].check dropped
        $.moves[1] threw
        $.moves[1].piece asSent
        $.moves[1].from asSent
        $.moves[1].from[0] asSent
        $.moves[1].from[1] asSent
        $.moves[1].to threw
        $.moves[1].to[0] asSent
        $.moves[1].to[1] notTold
        $.clock notReached alone asSent
        """),
    UnseenModel(
      kind: .checks,
      name: "a configuration whose schema, ports and modes are checked, some with a way out",
      source: #"""
        struct Root: Decodable {
          let host: String
          let port: UInt16
          let workers: Int
          let mode: String
          let tags: [String]
          let retry: Double?

          enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case host, port, workers, mode, tags, retry
          }

          init(from decoder: any Decoder) throws {
            let file = try decoder.container(keyedBy: CodingKeys.self)
            let schema = try file.decodeIfPresent(Int.self, forKey: .schema) ?? 1
            if schema > 3 {
              throw DecodingError.dataCorruptedError(
                forKey: .schema, in: file, debugDescription: "Schema \(schema) is too new")
            }
            host = try file.decode(String.self, forKey: .host)
            let port = try file.decode(Int.self, forKey: .port)
            self.port = UInt16(exactly: port) ?? 80
            let workers = try file.decode(Int.self, forKey: .workers)
            self.workers = (1...16).contains(workers) ? workers : 4
            let mode = try file.decodeIfPresent(String.self, forKey: .mode)
            self.mode = mode.flatMap { ["dev", "prod"].contains($0) ? $0 : nil } ?? "dev"
            let tags = try file.decodeIfPresent([String].self, forKey: .tags) ?? []
            self.tags = Set(tags).count == tags.count ? tags : []
            if let retry = try file.decodeIfPresent(Double.self, forKey: .retry), retry > 0 {
              self.retry = retry
            } else {
              retry = nil
            }
          }
        }
        """#,
      payload: #"""
        {"$schema": 2, "host": "db.example", "port": 70000, "workers": 12, "mode": "staging",
         "tags": ["a", "b", "a"], "retry": -1, "comment": "by hand", "owner": {"team": "core"}}
        """#,
      // The schema is read, checked and thrown away.
      rows: """
        $["$schema"] asSent
        $.host asSent
        $.port default
        $.workers asSent
        $.mode default
        $.tags default
        $.tags[0] dropped
        $.tags[1] dropped
        $.tags[2] dropped
        $.retry nil
        $.comment dropped
        $.owner dropped
        $.owner.team dropped
        """),
  ]

  /// Errors that are kept beside what was read.
  static let freshErrorKeepers = [
    UnseenModel(
      kind: .errorKeepers, name: "readings of a probe that keep why they are missing",
      source: #"""
        enum Reading: Decodable {
          case value(Double)
          case failed(String)
          init(from decoder: any Decoder) throws {
            do {
              self = .value(try decoder.singleValueContainer().decode(Double.self))
            } catch let error as DecodingError {
              switch error {
              case .typeMismatch: self = .failed("type")
              case .valueNotFound: self = .failed("null")
              default: self = .failed("other")
              }
            }
          }
        }
        struct Root: Decodable {
          let probe: String
          let ph: Reading
          let oxygen: Reading
          let turbidity: Reading?
          let series: [Reading]
        }
        """#,
      payload: #"""
        {"probe": "lake-1", "ph": 7.2, "oxygen": "dry", "turbidity": null, "series": [1, null, "x", 2.5],
         "depth": {"meters": 4, "ok": true}}
        """#,
      rows: """
        $.probe asSent
        $.ph asSent
        $.oxygen default
        $.turbidity nil
        $.series converted
        $.series[0] asSent
        $.series[1] notTold
        $.series[2] default
        $.series[3] asSent
        $.depth dropped
        $.depth.meters dropped
        $.depth.ok dropped
        """),
    UnseenModel(
      kind: .errorKeepers,
      name: "a directory whose entries are results, and the number of failures",
      source: #"""
        struct Root: Decodable {
          struct Entry: Decodable { let path: String; let size: Int; let mode: String? }
          struct Outcome<Value: Decodable>: Decodable {
            let result: Result<Value, any Error>
            init(from decoder: any Decoder) throws {
              do {
                result = .success(try Value(from: decoder))
              } catch {
                result = .failure(error)
              }
            }
            var value: Value? { try? result.get() }
          }
          let volume: String
          let entries: [Outcome<Entry>]
          let failures: Int
          let quota: Outcome<Int>

          private enum CodingKeys: CodingKey { case volume, entries, quota, owner }
          init(from decoder: any Decoder) throws {
            let json = try decoder.container(keyedBy: CodingKeys.self)
            volume = try json.decode(String.self, forKey: .volume)
            entries = try json.decode([Outcome<Entry>].self, forKey: .entries)
            failures = entries.filter { $0.value == nil }.count
            quota = try json.decode(Outcome<Int>.self, forKey: .quota)
          }
        }
        """#,
      payload: #"""
        {"volume": "data", "entries": [{"path": "/a", "size": 10, "inode": 4}, {"path": "/b"},
          {"path": "/c", "size": "big", "mode": "rw"}], "quota": "none", "owner": "root"}
        """#,
      // What stands in for an entry is its error, which holds nothing of it.
      rows: """
        $.volume asSent
        $.entries converted
        $.entries[0] asSent
        $.entries[0].path asSent
        $.entries[0].size asSent
        $.entries[0].inode dropped
        $.entries[0].mode nil
        $.entries[1] default
        $.entries[1].path dropped
        $.entries[1].size notTold
        $.entries[2] default
        $.entries[2].path dropped
        $.entries[2].size notTold
        $.entries[2].mode dropped
        $.quota default
        $.owner dropped
        """),
    UnseenModel(
      kind: .errorKeepers,
      name: "a form that gathers what is wrong with it beside what it could read",
      source: #"""
        struct Root: Decodable {
          let name: String
          let age: Int
          let mail: String?
          let languages: [String]
          let problems: [String]

          private enum CodingKeys: String, CodingKey, CaseIterable { case name, age, mail, languages }

          init(from decoder: any Decoder) throws {
            let form = try decoder.container(keyedBy: CodingKeys.self)
            var problems: [String] = []
            func read<T: Decodable>(_ key: CodingKeys, or fallback: T) -> T {
              do {
                return try form.decode(T.self, forKey: key)
              } catch DecodingError.keyNotFound {
                problems.append("\(key.rawValue) is missing")
              } catch DecodingError.typeMismatch(_, let context) {
                let place = context.codingPath.last?.stringValue ?? "?"
                problems.append("\(key.rawValue) is wrong at \(place)")
              } catch {
                problems.append("\(key.rawValue) is empty")
              }
              return fallback
            }
            name = read(.name, or: "nobody")
            age = read(.age, or: -1)
            let mail: String = read(.mail, or: "")
            self.mail = mail.contains("@") ? mail : nil
            languages = read(.languages, or: [])
            self.problems = problems
          }
        }
        """#,
      payload: #"""
        {"name": "Eva", "age": "41", "mail": null, "languages": ["de", "fr", 3], "newsletter": true,
         "source": {"page": "/join", "campaign": "may"}}
        """#,
      rows: """
        $.name asSent
        $.age default
        $.mail nil
        $.languages default
        $.languages[0] dropped
        $.languages[1] dropped
        $.languages[2] dropped
        $.newsletter dropped
        $.source dropped
        $.source.page dropped
        $.source.campaign dropped
        """),
  ]
}
