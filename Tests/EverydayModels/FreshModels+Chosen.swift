extension UnseenModel {
  /// Values that say which case or which type is made.
  static let freshDiscriminators = [
    UnseenModel(
      kind: .discriminators,
      name: "movements of a bank account, and one of a kind that isn't known",
      source: #"""
        struct Root: Decodable {
          let iban: String
          let balance: Double
          let movements: [Movement]
        }
        enum Movement: Decodable {
          case card(merchant: String, amount: Double)
          case transfer(to: String, amount: Double, reference: String?)
          case fee(Double)
          case other

          private enum CodingKeys: String, CodingKey {
            case type, merchant, amount, recipient, reference
          }

          init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            switch try fields.decode(String.self, forKey: .type) {
            case "card":
              self = .card(
                merchant: try fields.decode(String.self, forKey: .merchant),
                amount: try fields.decode(Double.self, forKey: .amount))
            case "transfer":
              self = .transfer(
                to: try fields.decode(String.self, forKey: .recipient),
                amount: try fields.decode(Double.self, forKey: .amount),
                reference: try fields.decodeIfPresent(String.self, forKey: .reference))
            case "fee":
              self = .fee(try fields.decode(Double.self, forKey: .amount))
            default:
              self = .other
            }
          }
        }
        """#,
      payload: #"""
        {"iban": "NL02BANK0123", "balance": 820.15, "movements": [
          {"type": "card", "merchant": "Kiosk", "amount": 4.5, "reference": "r-1"},
          {"type": "transfer", "recipient": "Rent Ltd", "amount": 900, "reference": null},
          {"type": "fee", "amount": 2.25},
          {"type": "interest", "amount": 0.31}]}
        """#,
      // Any kind that isn't known makes the same movement.
      rows: """
        $.iban asSent
        $.balance asSent
        $.movements converted
        $.movements[0] asSent
        $.movements[0].type asSent
        $.movements[0].merchant asSent
        $.movements[0].amount asSent
        $.movements[0].reference dropped
        $.movements[1] asSent
        $.movements[1].type asSent
        $.movements[1].recipient asSent
        $.movements[1].amount asSent
        $.movements[1].reference nil
        $.movements[2] asSent
        $.movements[2].type asSent
        $.movements[2].amount asSent
        $.movements[3] default
        $.movements[3].type default
        $.movements[3].amount dropped
        """),
    UnseenModel(
      kind: .discriminators, name: "devices of a home whose types stand in a table by their class",
      source: #"""
        protocol Device: Decodable, Sendable { var room: String { get } }
        struct Bulb: Device { let room: String; let watts: Int; let dimmable: Bool? }
        struct Thermostat: Device { let room: String; let target: Double }
        struct Blind: Device { let room: String; let position: Int }

        struct Root: Decodable {
          let home: String
          let devices: [any Device]

          private static let types: [String: any Device.Type] = [
            "light": Bulb.self, "climate": Thermostat.self, "cover": Blind.self,
          ]
          private struct AnyDevice: Decodable {
            let device: any Device
            enum Key: String, CodingKey { case className = "class" }
            init(from decoder: any Decoder) throws {
              let container = try decoder.container(keyedBy: Key.self)
              let name = try container.decode(String.self, forKey: .className)
              guard let type = Root.types[name] else {
                throw DecodingError.dataCorruptedError(
                  forKey: .className, in: container, debugDescription: "No device is a \(name)")
              }
              device = try type.init(from: decoder)
            }
          }
          private enum CodingKeys: CodingKey { case home, devices }
          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            home = try container.decode(String.self, forKey: .home)
            devices = try container.decode([AnyDevice].self, forKey: .devices).map { $0.device }
          }
        }
        """#,
      payload: #"""
        {"home": "Attic", "devices": [
          {"class": "light", "room": "hall", "watts": 9, "mqtt": "a/1"},
          {"class": "climate", "room": "bath", "target": 21.5},
          {"class": "siren", "room": "roof", "volume": 11},
          {"class": "cover", "room": "den", "position": 40}]}
        """#,
      // What a siren would be made of, no type says.
      rows: """
        $.home asSent
        $.devices threw
        $.devices[0] asSent
        $.devices[0].class asSent
        $.devices[0].room asSent
        $.devices[0].watts asSent
        $.devices[0].mqtt dropped
        $.devices[0].dimmable nil
        $.devices[1] asSent
        $.devices[1].class asSent
        $.devices[1].room asSent
        $.devices[1].target asSent
        $.devices[2] threw
        $.devices[2].class threw
        $.devices[2].room notTold
        $.devices[2].volume notTold
        $.devices[3] notReached alone asSent
        $.devices[3].class notReached alone asSent
        $.devices[3].room notReached alone asSent
        $.devices[3].position notReached alone asSent
        """),
    UnseenModel(
      kind: .discriminators, name: "nodes of a GraphQL answer, told apart by their type names",
      source: #"""
        struct Root: Decodable {
          enum Node {
            case repository(Repository)
            case user(User)
            case none
          }
          struct Repository: Decodable {
            let name: String
            let stargazerCount: Int
            let description: String?
          }
          struct User: Decodable {
            let login: String
            let bio: String?
          }
          let node: Node
          let pinned: [Node]
          let cost: Int

          enum TypeName: String, Decodable { case repository = "Repository", user = "User" }
          enum TopKeys: String, CodingKey { case data, extensions }
          enum DataKeys: String, CodingKey { case node, pinned }
          enum CostKeys: String, CodingKey { case cost }
          struct Box: Decodable {
            let node: Node
            enum Keys: String, CodingKey { case typeName = "__typename" }
            init(from decoder: any Decoder) throws {
              let keys = try decoder.container(keyedBy: Keys.self)
              let typeName = try? keys.decode(TypeName.self, forKey: .typeName)
              let single = try decoder.singleValueContainer()
              node =
                switch typeName {
                case .repository?: .repository(try single.decode(Repository.self))
                case .user?: .user(try single.decode(User.self))
                case nil: .none
                }
            }
          }

          init(from decoder: any Decoder) throws {
            let top = try decoder.container(keyedBy: TopKeys.self)
            let data = try top.nestedContainer(keyedBy: DataKeys.self, forKey: .data)
            node = try data.decode(Box.self, forKey: .node).node
            pinned = try data.decode([Box].self, forKey: .pinned).map(\.node)
            let extensions = try? top.nestedContainer(keyedBy: CostKeys.self, forKey: .extensions)
            cost = (try extensions?.decodeIfPresent(Int.self, forKey: .cost)) ?? 1
          }
        }
        """#,
      payload: #"""
        {"data": {
           "node": {"__typename": "User", "login": "mona", "bio": null, "id": "U_1"},
           "pinned": [
             {"__typename": "Repository", "name": "octo", "stargazerCount": 12},
             {"__typename": "Gist", "name": "notes"},
             {"name": "nameless", "stargazerCount": 3}]},
         "extensions": {"cost": 7, "warnings": []}}
        """#,
      // A node that says no type that is known is none, whatever its keys are.
      rows: """
        $.data converted
        $.data.node asSent
        $.data.node.__typename asSent
        $.data.node.login asSent
        $.data.node.bio nil
        $.data.node.id dropped
        $.data.pinned converted
        $.data.pinned[0] asSent
        $.data.pinned[0].__typename asSent
        $.data.pinned[0].name asSent
        $.data.pinned[0].stargazerCount asSent
        $.data.pinned[0].description nil
        $.data.pinned[1] default
        $.data.pinned[1].__typename default
        $.data.pinned[1].name dropped
        $.data.pinned[2] default
        $.data.pinned[2].name dropped
        $.data.pinned[2].stargazerCount dropped
        $.data.pinned[2].__typename default
        $.extensions asSent
        $.extensions.cost asSent
        $.extensions.warnings dropped
        """),
  ]

  /// Values of one of several shapes.
  static let freshUnions = [
    UnseenModel(
      kind: .unions, name: "cells of a table that are numbers, texts, switches, links or nothing",
      source: #"""
        import Foundation
        enum Cell: Decodable, Equatable {
          case empty
          case flag(Bool)
          case number(Double)
          case link(URL, title: String?)
          case text(String)

          private struct Link: Decodable { let href: URL; let title: String? }
          init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if value.decodeNil() {
              self = .empty
            } else if let flag = try? value.decode(Bool.self) {
              self = .flag(flag)
            } else if let number = try? value.decode(Double.self) {
              self = .number(number)
            } else if let link = try? value.decode(Link.self) {
              self = .link(link.href, title: link.title)
            } else {
              self = .text(try value.decode(String.self))
            }
          }
        }
        struct Root: Decodable {
          let columns: [String]
          let rows: [[Cell]]
          let total: Cell
          let note: Cell?
          enum CodingKeys: CodingKey { case columns, rows, total, note }
          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            columns = try container.decode([String].self, forKey: .columns)
            rows = try container.decode([[Cell]].self, forKey: .rows)
            total = try container.decodeIfPresent(Cell.self, forKey: .total) ?? .empty
            note = try container.decodeIfPresent(Cell.self, forKey: .note)
          }
        }
        """#,
      payload: #"""
        {"columns": ["id", "site", "ok"], "rows": [[1, {"href": "https://a.example", "rel": "x"}, true],
          ["2", null, false]], "total": null, "pages": 1}
        """#,
      // A null makes a case of its own.
      rows: """
        $.columns asSent
        $.columns[0] asSent
        $.columns[1] asSent
        $.columns[2] asSent
        $.rows converted
        $.rows[0] asSent
        $.rows[0][0] asSent
        $.rows[0][1] asSent
        $.rows[0][1].href asSent
        $.rows[0][1].rel dropped
        $.rows[0][1].title nil
        $.rows[0][2] asSent
        $.rows[1] converted
        $.rows[1][0] asSent
        $.rows[1][1] notTold
        $.rows[1][2] asSent
        $.total default
        $.pages dropped
        $.note nil
        """),
    UnseenModel(
      kind: .unions, name: "amounts and shippings of an order in one of several shapes",
      source: #"""
        struct Amount: Decodable {
          let cents: Int
          let currency: String
          init(from decoder: any Decoder) throws {
            do {
              let value = try decoder.singleValueContainer()
              if let cents = try? value.decode(Int.self) {
                self.cents = cents
              } else {
                let text = try value.decode(String.self)
                guard let number = Double(text), abs(number) < 1e9 else {
                  throw DecodingError.dataCorruptedError(
                    in: value, debugDescription: "\(text) is no amount")
                }
                cents = Int(number * 100)
              }
              currency = "CHF"
            } catch DecodingError.typeMismatch {
              let object = try decoder.container(keyedBy: CodingKeys.self)
              cents = try object.decode(Int.self, forKey: .cents)
              currency = try object.decodeIfPresent(String.self, forKey: .currency) ?? "CHF"
            }
          }
          enum CodingKeys: String, CodingKey { case cents = "minor", currency = "ccy" }
        }
        enum Shipping: Decodable {
          case pickup(String)
          case post(street: String, zip: Int)
          init(from decoder: any Decoder) throws {
            if let store = try? String(from: decoder) {
              self = .pickup(store)
              return
            }
            let place = try Place(from: decoder)
            self = .post(street: place.street, zip: place.zip)
          }
          private struct Place: Decodable { let street: String; let zip: Int }
        }
        struct Root: Decodable {
          let number: Int
          let goods: Amount
          let delivery: Amount
          let tip: Amount?
          let refund: Amount
          let shipping: Shipping
          let fallback: Shipping?
        }
        """#,
      payload: #"""
        {"number": 5001, "goods": {"minor": 4990, "ccy": "EUR", "tax": 0.08}, "delivery": "7.5",
         "tip": 300, "refund": {"minor": 0}, "shipping": {"street": "Quay 3", "zip": 8001},
         "fallback": "Store 9"}
        """#,
      rows: """
        $.number asSent
        $.goods asSent
        $.goods.minor asSent
        $.goods.ccy asSent
        $.goods.tax dropped
        $.delivery converted
        $.tip asSent
        $.refund converted
        $.refund.minor asSent
        $.refund.ccy default
        $.shipping asSent
        $.shipping.street asSent
        $.shipping.zip asSent
        $.fallback asSent
        """),
    UnseenModel(
      kind: .unions, name: "attachments of a message that are told apart by their keys",
      source: #"""
        struct Root: Decodable {
          enum Attachment {
            case photo(url: String, width: Int)
            case place(latitude: Double, longitude: Double, label: String?)
            case contact([String: String])
            case unsupported
          }
          let id: String
          let attachments: [Attachment]
          let reply: Attachment

          private enum CodingKeys: CodingKey { case id, attachments, reply }
          private struct AnyAttachment: Decodable {
            let value: Attachment
            private enum Keys: String, CodingKey {
              case url = "photo_url", width, latitude = "lat", longitude = "lon", label, card = "vcard"
            }
            init(from decoder: any Decoder) throws {
              guard let keys = try? decoder.container(keyedBy: Keys.self) else {
                value = .unsupported
                return
              }
              if keys.contains(.url) {
                value = .photo(
                  url: try keys.decode(String.self, forKey: .url),
                  width: try keys.decodeIfPresent(Int.self, forKey: .width) ?? 640)
              } else if let latitude = try keys.decodeIfPresent(Double.self, forKey: .latitude),
                let longitude = try keys.decodeIfPresent(Double.self, forKey: .longitude)
              {
                value = .place(
                  latitude: latitude, longitude: longitude,
                  label: try keys.decodeIfPresent(String.self, forKey: .label))
              } else if let card = try? keys.decode([String: String].self, forKey: .card) {
                value = .contact(card)
              } else {
                value = .unsupported
              }
            }
          }

          init(from decoder: any Decoder) throws {
            let message = try decoder.container(keyedBy: CodingKeys.self)
            id = try message.decode(String.self, forKey: .id)
            attachments = try message.decode([AnyAttachment].self, forKey: .attachments).map(\.value)
            reply = try message.decodeIfPresent(AnyAttachment.self, forKey: .reply)?.value ?? .unsupported
          }
        }
        """#,
      payload: #"""
        {"id": "m-3", "attachments": [
          {"photo_url": "https://p.example/1.jpg", "height": 480, "label": "sea"},
          {"lat": 47.4, "lon": 8.5, "label": null}, {"lat": 46.1, "label": "half"},
          {"vcard": {"FN": "Al"}}, "sticker"]}
        """#,
      // Keys that are missing say what an attachment isn't.
      rows: """
        $.id asSent
        $.attachments converted
        $.attachments[0] converted
        $.attachments[0].photo_url asSent
        $.attachments[0].height dropped
        $.attachments[0].label dropped
        $.attachments[0].width default
        $.attachments[1] asSent
        $.attachments[1].lat asSent
        $.attachments[1].lon asSent
        $.attachments[1].label nil
        $.attachments[1].photo_url notTold
        $.attachments[2] default
        $.attachments[2].lat notTold
        $.attachments[2].label dropped
        $.attachments[2].photo_url notTold
        $.attachments[2].lon notTold
        $.attachments[2].vcard notTold
        $.attachments[3] asSent
        $.attachments[3].vcard asSent
        $.attachments[3].vcard.FN asSent
        $.attachments[3].photo_url notTold
        $.attachments[3].lat notTold
        $.attachments[4] default
        $.reply default
        """),
  ]

  /// Values that decide what is made of others.
  static let freshInfluence = [
    UnseenModel(
      kind: .influence, name: "measurements of a scale whose unit decides what the numbers become",
      source: #"""
        struct Root: Decodable {
          let device: String
          let kilograms: [Double]
          let goal: Double?
          let isMetric: Bool

          enum CodingKeys: String, CodingKey { case device, unit, weights, goal, precision }

          init(from decoder: any Decoder) throws {
            let json = try decoder.container(keyedBy: CodingKeys.self)
            device = try json.decode(String.self, forKey: .device)
            let unit = try json.decodeIfPresent(String.self, forKey: .unit) ?? "kg"
            let factor: Double =
              switch unit {
              case "kg": 1
              case "lb": 0.5
              case "g": 0.001
              default:
                throw DecodingError.dataCorruptedError(
                  forKey: .unit, in: json, debugDescription: "\(unit) is no unit of weight")
              }
            isMetric = unit != "lb"
            kilograms = try json.decode([Double].self, forKey: .weights).map { $0 * factor }
            goal = try json.decodeIfPresent(Double.self, forKey: .goal).map { $0 * factor }
          }
        }
        """#,
      payload: #"""
        {"device": "Scale 2", "unit": "lb", "weights": [150.5, 149, 148.25], "goal": null,
         "precision": 0.1, "firmware": {"major": 3, "minor": 1}}
        """#,
      // Of the unit a Bool is held; it decides what the weights become.
      rows: """
        $.device asSent
        $.unit converted
        $.weights converted
        $.weights[0] converted
        $.weights[1] converted
        $.weights[2] converted
        $.goal nil
        $.precision dropped
        $.firmware dropped
        $.firmware.major dropped
        $.firmware.minor dropped
        """),
    UnseenModel(
      kind: .influence, name: "a poll whose results are shown only if it is closed",
      source: #"""
        struct Root: Decodable {
          struct Option: Decodable, Equatable {
            let text: String
            var votes: Int?
          }
          let question: String
          let options: [Option]
          let winner: String?
          let anonymous: Bool

          private enum CodingKeys: String, CodingKey {
            case question, closed, options, anonymous = "anon", voters
          }

          init(from decoder: any Decoder) throws {
            let poll = try decoder.container(keyedBy: CodingKeys.self)
            question = try poll.decode(String.self, forKey: .question)
            anonymous = (try? poll.decodeIfPresent(Bool.self, forKey: .anonymous)) ?? true
            var options = try poll.decode([Option].self, forKey: .options)
            if try poll.decode(Bool.self, forKey: .closed) {
              winner = options.max { ($0.votes ?? 0) < ($1.votes ?? 0) }?.text
            } else {
              winner = nil
              for index in options.indices { options[index].votes = nil }
            }
            self.options = options
          }
        }
        """#,
      payload: #"""
        {"question": "Lunch?", "closed": false, "anon": "no", "options": [
          {"text": "Soup", "votes": 4}, {"text": "Pasta", "votes": 9, "color": "red"},
          {"text": "Salad"}], "voters": ["ann", "bo"], "closes": "18:00"}
        """#,
      // The votes of an open poll are read, must be numbers and are made nil.
      rows: """
        $.question asSent
        $.closed notTold
        $.anon default
        $.options converted
        $.options[0] converted
        $.options[0].text asSent
        $.options[0].votes nil
        $.options[1] converted
        $.options[1].text asSent
        $.options[1].votes nil
        $.options[1].color dropped
        $.options[2] asSent
        $.options[2].text asSent
        $.options[2].votes nil
        $.voters dropped
        $.voters[0] dropped
        $.voters[1] dropped
        $.closes dropped
        """),
    UnseenModel(
      kind: .influence, name: "a firmware file whose format and flags say how its parts are read",
      source: #"""
        struct Root: Decodable {
          let version: String
          let image: String
          let size: Int
          let checksum: String?
          let notes: String
          let mandatory: Bool

          enum CodingKeys: String, CodingKey {
            case format = "fmt", version = "ver", major, minor, image, compressed, size, rawSize, checksum
            case notes, priority
          }

          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let format = try keys.decode(Int.self, forKey: .format)
            if format >= 2 {
              let major = try keys.decode(Int.self, forKey: .major)
              let minor = try keys.decodeIfPresent(Int.self, forKey: .minor) ?? 0
              version = "\(major).\(minor)"
            } else {
              version = try keys.decode(String.self, forKey: .version)
            }
            image = try keys.decode(String.self, forKey: .image)
            let compressed = try keys.decodeIfPresent(Bool.self, forKey: .compressed) == true
            size = try keys.decode(Int.self, forKey: compressed ? .rawSize : .size)
            checksum = format > 2 ? try keys.decode(String.self, forKey: .checksum) : nil
            notes = try keys.decodeIfPresent(String.self, forKey: .notes) ?? ""
            mandatory = try keys.decodeIfPresent(String.self, forKey: .priority) == "high"
          }
        }
        """#,
      payload: #"""
        {"fmt": 2, "ver": "1.9", "major": 2, "minor": 4, "image": "fw-2.4.bin", "compressed": true,
         "size": 1200, "rawSize": 4096, "checksum": "c0ffee", "notes": null, "priority": "low"}
        """#,
      // The format and whether the image is compressed decide what is read. Of the priority a Bool
      // is held.
      rows: """
        $.fmt notTold
        $.ver dropped
        $.major converted
        $.minor converted
        $.image asSent
        $.compressed notTold
        $.size dropped
        $.rawSize asSent
        $.checksum dropped
        $.notes default
        $.priority converted
        """),
  ]
}
