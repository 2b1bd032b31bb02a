extension UnseenModel {
  /// Containers that are null, missing or within each other.
  static let freshContainers = [
    UnseenModel(
      kind: .containers,
      name: "a profile whose counters and badges may be absent, null or of another shape",
      source: #"""
        struct Root: Decodable {
          let handle: String
          let followers: Int
          let following: Int
          let badges: [String]
          let city: String?
          let pinned: [Int]?

          enum Keys: String, CodingKey { case handle, counts, badges, place = "location", pinned }
          enum Counts: CodingKey { case followers, following }
          enum Place: CodingKey { case city, country }

          init(from decoder: any Decoder) throws {
            let profile = try decoder.container(keyedBy: Keys.self)
            handle = try profile.decode(String.self, forKey: .handle)
            var numbers = (0, 0)
            do {
              let counts = try profile.nestedContainer(keyedBy: Counts.self, forKey: .counts)
              numbers.0 = try counts.decodeIfPresent(Int.self, forKey: .followers) ?? 0
              numbers.1 = try counts.decodeIfPresent(Int.self, forKey: .following) ?? 0
            } catch DecodingError.keyNotFound, DecodingError.valueNotFound {}
            (followers, following) = numbers
            var badges: [String] = []
            if profile.contains(.badges) {
              var list = try profile.nestedUnkeyedContainer(forKey: .badges)
              badges.reserveCapacity(list.count ?? 0)
              while !list.isAtEnd {
                if try list.decodeNil() { continue }
                badges.append(try list.decode(String.self))
              }
            }
            self.badges = badges
            if let place = try? profile.nestedContainer(keyedBy: Place.self, forKey: .place) {
              city = try? place.decode(String.self, forKey: .city)
            } else {
              city = try? profile.decode(String.self, forKey: .place)
            }
            pinned = try profile.decodeIfPresent([Int].self, forKey: .pinned)
          }
        }
        """#,
      payload: #"""
        {"handle": "noor", "counts": null, "badges": ["early", null, "helper"], "location": "Oslo",
         "pinned": [], "avatar": {"url": "https://img.example/n.png"}}
        """#,
      rows: """
        $.handle asSent
        $.counts default
        $.badges converted
        $.badges[0] asSent
        $.badges[1] dropped
        $.badges[2] asSent
        $.location asSent
        $.pinned asSent
        $.avatar dropped
        $.avatar.url dropped
        """),
    UnseenModel(
      kind: .containers,
      name: "a matrix of a puzzle, its hints and its solution behind a box of one value",
      source: #"""
        struct Root: Decodable {
          struct Grid: Decodable {
            let cells: [[Int]]
            let width: Int
            init(from decoder: any Decoder) throws {
              var rows = try decoder.unkeyedContainer()
              var cells: [[Int]] = []
              while !rows.isAtEnd {
                var row = try rows.nestedUnkeyedContainer()
                var line: [Int] = []
                while !row.isAtEnd { line.append(try row.decodeIfPresent(Int.self) ?? 0) }
                cells.append(line)
              }
              self.cells = cells
              width = cells.map(\.count).max() ?? 0
            }
          }
          struct Sealed<Content: Decodable>: Decodable {
            let content: Content
            init(from decoder: any Decoder) throws {
              content = try decoder.singleValueContainer().decode(Content.self)
            }
          }
          let grid: Grid
          let hints: Sealed<[String]>
          let solution: Sealed<String?>
          let level: Sealed<Sealed<Int>>
        }
        """#,
      payload: #"""
        {"grid": [[5, null, 3], [], [1, 2]], "hints": ["Look", "Again"], "solution": null, "level": 4,
         "author": {"name": "Kim", "year": 2020}}
        """#,
      rows: """
        $.grid converted
        $.grid[0] converted
        $.grid[0][0] asSent
        $.grid[0][1] default
        $.grid[0][2] asSent
        $.grid[1] asSent
        $.grid[2] asSent
        $.grid[2][0] asSent
        $.grid[2][1] asSent
        $.hints asSent
        $.hints[0] asSent
        $.hints[1] asSent
        $.solution nil
        $.level asSent
        $.author dropped
        $.author.name dropped
        $.author.year dropped
        """),
    UnseenModel(
      kind: .containers, name: "a vehicle whose engine is read by the decoder of its superclass",
      source: #"""
        class Machine: Decodable {
          let power: Int
          let fuel: String
          private enum CodingKeys: String, CodingKey { case power = "kw", fuel }
          required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            power = try container.decode(Int.self, forKey: .power)
            fuel = try container.decodeIfPresent(String.self, forKey: .fuel) ?? "diesel"
          }
        }
        final class Root: Machine {
          struct Wheel: Decodable { let size: Double; let brand: String? }
          let plate: String
          let wheels: [Wheel]
          let owners: [String]
          private enum Keys: CodingKey { case plate, engine, wheels, history }
          private enum History: CodingKey { case owners, accidents }

          required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            plate = try container.decode(String.self, forKey: .plate)
            var list = try container.nestedUnkeyedContainer(forKey: .wheels)
            var wheels: [Wheel] = []
            while !list.isAtEnd { wheels.append(try Wheel(from: list.superDecoder())) }
            self.wheels = wheels
            let history = try container.superDecoder(forKey: .history)
            owners = try history.container(keyedBy: History.self)
              .decode([String].self, forKey: .owners)
            try super.init(from: container.superDecoder(forKey: .engine))
          }
        }
        """#,
      payload: #"""
        {"plate": "ZH 12", "engine": {"kw": "85", "cylinders": 4}, "kw": 90,
         "wheels": [{"size": 16.5, "brand": "Roll"}, {"size": 17}],
         "history": {"owners": ["Ed", "Lu"], "accidents": 1}}
        """#,
      rows: """
        $.plate asSent
        $.engine threw
        $.engine.kw threw
        $.engine.cylinders dropped
        $.engine.fuel notReached alone default
        $.kw dropped
        $.wheels asSent
        $.wheels[0] asSent
        $.wheels[0].size asSent
        $.wheels[0].brand asSent
        $.wheels[1] asSent
        $.wheels[1].size asSent
        $.wheels[1].brand nil
        $.history asSent
        $.history.owners asSent
        $.history.owners[0] asSent
        $.history.owners[1] asSent
        $.history.accidents dropped
        """),
  ]

  /// Classes whose superclasses decode, too.
  static let freshInherited = [
    UnseenModel(
      kind: .inherited, name: "a message of a topic on top of a post on top of an entry",
      source: #"""
        class Entry: Decodable {
          let id: String
          let created: Double
          private enum CodingKeys: String, CodingKey { case id = "_id", created = "ts" }
          required init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            id = try values.decode(String.self, forKey: .id)
            created = try values.decode(Double.self, forKey: .created) / 1000
          }
        }
        class Post: Entry {
          let author: String
          private(set) var body: String
          private enum CodingKeys: String, CodingKey { case author = "user", body = "msg" }
          required init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            author = try values.nestedContainer(keyedBy: UserKeys.self, forKey: .author)
              .decode(String.self, forKey: .name)
            body = try values.decodeIfPresent(String.self, forKey: .body) ?? "(deleted)"
            try super.init(from: decoder)
          }
          private enum UserKeys: CodingKey { case name }
        }
        final class Root: Post {
          let topic: String
          let reactions: [String: Int]
          let pinned: Bool
          private enum CodingKeys: String, CodingKey { case topic, reactions, pinned, body = "msg" }
          required init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            topic = try values.decode(String.self, forKey: .topic).lowercased()
            reactions = (try? values.decode([String: Int].self, forKey: .reactions)) ?? [:]
            pinned = try values.decodeIfPresent(Bool.self, forKey: .pinned) ?? false
            try super.init(from: decoder)
          }
        }
        """#,
      payload: #"""
        {"_id": "m1", "ts": 1714500000500, "user": {"name": "zoe", "id": 4}, "msg": null,
         "topic": "Release", "reactions": {"up": 3, "down": "1"}, "edited": true, "pinned": true}
        """#,
      rows: """
        $._id asSent
        $.ts converted
        $.user asSent
        $.user.name asSent
        $.user.id dropped
        $.msg default
        $.topic converted
        $.reactions default
        $.reactions.up dropped
        $.reactions.down dropped
        $.edited dropped
        $.pinned asSent
        """),
    UnseenModel(
      kind: .inherited, name: "shapes of a drawing that a factory of classes makes by their names",
      source: #"""
        class Shape: Decodable {
          let name: String
          var visible = true
          private enum ShapeKeys: CodingKey { case name, visible }
          required init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: ShapeKeys.self)
            name = try keys.decode(String.self, forKey: .name)
            visible = try keys.decodeIfPresent(Bool.self, forKey: .visible) ?? visible
          }
        }
        final class Circle: Shape {
          let radius: Double
          private enum Keys: CodingKey { case diameter }
          required init(from decoder: any Decoder) throws {
            radius = try decoder.container(keyedBy: Keys.self)
              .decode(Double.self, forKey: .diameter) / 2
            try super.init(from: decoder)
          }
        }
        final class Path: Shape {
          let points: [[Double]]
          let closed: Bool
          private enum Keys: CodingKey { case points, closed }
          required init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: Keys.self)
            points = try keys.decode([[Double]].self, forKey: .points)
            closed = try keys.decodeIfPresent(Bool.self, forKey: .closed) ?? (points.count > 2)
            try super.init(from: decoder)
          }
        }
        struct Root: Decodable {
          let size: [Int]
          let shapes: [Shape]
          private enum CodingKeys: CodingKey { case size, shapes }
          private struct Factory: Decodable {
            let shape: Shape
            enum Keys: CodingKey { case shape }
            static let classes: [String: Shape.Type] = ["circle": Circle.self, "path": Path.self]
            init(from decoder: any Decoder) throws {
              let name = try decoder.container(keyedBy: Keys.self).decode(String.self, forKey: .shape)
              let type = Self.classes[name] ?? Shape.self
              shape = try type.init(from: decoder)
            }
          }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            size = try keys.decode([Int].self, forKey: .size)
            shapes = try keys.decode([Factory].self, forKey: .shapes).map { $0.shape }
          }
        }
        """#,
      payload: #"""
        {"size": [400, 300], "shapes": [
          {"shape": "circle", "name": "sun", "diameter": 50, "visible": false},
          {"shape": "path", "name": "hill", "points": [[0, 9], [4, 2.5]], "stroke": "#333"},
          {"shape": "star", "name": "pole", "points": 5}], "grid": null}
        """#,
      rows: """
        $.size asSent
        $.size[0] asSent
        $.size[1] asSent
        $.shapes converted
        $.shapes[0] converted
        $.shapes[0].shape asSent
        $.shapes[0].name asSent
        $.shapes[0].diameter converted
        $.shapes[0].visible asSent
        $.shapes[1] converted
        $.shapes[1].shape asSent
        $.shapes[1].name asSent
        $.shapes[1].points asSent
        $.shapes[1].points[0] asSent
        $.shapes[1].points[0][0] asSent
        $.shapes[1].points[0][1] asSent
        $.shapes[1].points[1] asSent
        $.shapes[1].points[1][0] asSent
        $.shapes[1].points[1][1] asSent
        $.shapes[1].stroke dropped
        $.shapes[1].closed default
        $.shapes[1].visible default
        $.shapes[2] converted
        $.shapes[2].shape default
        $.shapes[2].name asSent
        $.shapes[2].points dropped
        $.shapes[2].visible default
        $.grid dropped
        """),
    UnseenModel(
      kind: .inherited, name: "a ticket of a museum whose superclass fails after it",
      source: #"""
        class Product: Decodable {
          let sku: String
          let price: Int
          let taxed: Bool
          private enum CodingKeys: CodingKey { case sku, price, taxed }
          required init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            sku = try keys.decode(String.self, forKey: .sku)
            price = try keys.decode(Int.self, forKey: .price)
            taxed = try keys.decodeIfPresent(Bool.self, forKey: .taxed) ?? true
          }
          var label: String { sku }
        }
        final class Root: Product {
          let museum: String
          let slot: String
          let guide: String?
          let persons: [Int]
          private enum CodingKeys: String, CodingKey { case museum, slot, guide, persons = "ages" }
          override var label: String { museum + " " + super.label }
          required init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            museum = try keys.decode(String.self, forKey: .museum)
            slot = String(try keys.decode(String.self, forKey: .slot).prefix(5))
            guide = try keys.decodeIfPresent(String.self, forKey: .guide)
            persons = try keys.decode([Int].self, forKey: .persons)
            try super.init(from: decoder)
          }
        }
        """#,
      payload: #"""
        {"museum": "Clocks", "slot": "14:30:00", "ages": [40, 7], "sku": "T-1", "price": "12.00",
         "currency": "CHF", "gate": {"name": "north", "open": true}}
        """#,
      rows: """
        $.museum asSent
        $.slot converted
        $.ages asSent
        $.ages[0] asSent
        $.ages[1] asSent
        $.sku asSent
        $.price threw
        $.currency dropped
        $.gate dropped
        $.gate.name dropped
        $.gate.open dropped
        $.guide nil
        $.taxed notReached alone default
        """),
  ]

  /// Small types that are decoded to be made into others.
  static let freshHelpers = [
    UnseenModel(
      kind: .helpers, name: "a feature of a map: geometry as it is sent, a point as the app has it",
      source: #"""
        struct Coordinate: Equatable { var latitude: Double; var longitude: Double }
        struct Root: Decodable {
          let id: String
          let position: Coordinate
          let path: [Coordinate]
          let title: String
          let magnitude: Double?

          private struct Geometry: Decodable {
            let type: String
            let coordinates: [Double]
            var coordinate: Coordinate { .init(latitude: coordinates[1], longitude: coordinates[0]) }
            init(from decoder: any Decoder) throws {
              let container = try decoder.container(keyedBy: Key.self)
              type = try container.decode(String.self, forKey: .type)
              coordinates = try container.decode([Double].self, forKey: .coordinates)
              if coordinates.count < 2 {
                throw DecodingError.dataCorruptedError(
                  forKey: .coordinates, in: container, debugDescription: "Fewer than two numbers")
              }
            }
            private enum Key: CodingKey { case type, coordinates }
          }
          private struct Properties: Decodable {
            let title: String?
            let mag: Double?
          }
          private enum CodingKeys: CodingKey { case id, geometry, properties, trail }

          init(from decoder: any Decoder) throws {
            let feature = try decoder.container(keyedBy: CodingKeys.self)
            id = try feature.decode(String.self, forKey: .id)
            position = try feature.decode(Geometry.self, forKey: .geometry).coordinate
            path = try feature.decodeIfPresent([Geometry].self, forKey: .trail)?.map(\.coordinate) ?? []
            let properties = try feature.decode(Properties.self, forKey: .properties)
            title = properties.title ?? "Untitled"
            magnitude = properties.mag
          }
        }
        """#,
      payload: #"""
        {"type": "Feature", "id": "q-9",
         "geometry": {"type": "Point", "coordinates": [7.6, 47.5, 410]},
         "properties": {"title": null, "mag": 2.9, "felt": 14},
         "trail": [{"type": "Point", "coordinates": [7.7, 47.6], "crs": "84"}]}
        """#,
      // The geometry's type and the height are read, must be right and are thrown away.
      rows: """
        $.type dropped
        $.id asSent
        $.geometry converted
        $.geometry.type dropped
        $.geometry.coordinates converted
        $.geometry.coordinates[0] asSent
        $.geometry.coordinates[1] asSent
        $.geometry.coordinates[2] dropped
        $.properties converted
        $.properties.title default
        $.properties.mag asSent
        $.properties.felt dropped
        $.trail asSent
        $.trail[0] converted
        $.trail[0].type dropped
        $.trail[0].coordinates asSent
        $.trail[0].coordinates[0] asSent
        $.trail[0].coordinates[1] asSent
        $.trail[0].crs dropped
        """),
    UnseenModel(
      kind: .helpers, name: "a list of subscriptions as a payment service wraps it",
      source: #"""
        import Foundation
        private struct ListObject<Item: Decodable>: Decodable {
          let data: [Item]
          let hasMore: Bool
          enum CodingKeys: String, CodingKey { case data, hasMore = "has_more" }
        }
        private struct Money: Decodable {
          let amount: Int
          let currency: String
          func text() -> String { "\(currency.uppercased()) \(Double(amount) / 100)" }
        }
        struct Root: Decodable {
          struct Subscription { let id: String; let price: String; let renews: Bool; let plan: String? }
          let subscriptions: [Subscription]
          let isComplete: Bool
          let customer: String

          private struct Raw: Decodable {
            let id: String
            let price: Money
            let cancelAtPeriodEnd: Bool?
            let metadata: [String: String]?
            enum CodingKeys: String, CodingKey {
              case id, price, metadata
              case cancelAtPeriodEnd = "cancel_at_period_end"
            }
          }
          private enum Key: CodingKey { case customer, subscriptions }

          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            customer = try container.decode(String.self, forKey: .customer)
            let list = try container.decode(ListObject<Raw>.self, forKey: .subscriptions)
            isComplete = !list.hasMore
            subscriptions = list.data.map {
              Subscription(
                id: $0.id, price: $0.price.text(), renews: !($0.cancelAtPeriodEnd ?? false),
                plan: $0.metadata?["plan"])
            }
          }
        }
        """#,
      payload: #"""
        {"object": "customer", "customer": "cus_9", "subscriptions": {"object": "list", "data": [
          {"id": "sub_1", "price": {"amount": 990, "currency": "eur"}, "cancel_at_period_end": true,
           "metadata": {"plan": "pro", "seat": "3"}},
          {"id": "sub_2", "price": {"amount": 4900, "currency": "usd", "tiers": null}}],
         "has_more": false}}
        """#,
      // Of the metadata one text is taken. The others are read, must be texts and are thrown away.
      rows: """
        $.object dropped
        $.customer asSent
        $.subscriptions converted
        $.subscriptions.object dropped
        $.subscriptions.data converted
        $.subscriptions.data[0] converted
        $.subscriptions.data[0].id asSent
        $.subscriptions.data[0].price converted
        $.subscriptions.data[0].price.amount converted
        $.subscriptions.data[0].price.currency converted
        $.subscriptions.data[0].cancel_at_period_end converted
        $.subscriptions.data[0].metadata notTold
        $.subscriptions.data[0].metadata.plan asSent
        $.subscriptions.data[0].metadata.seat dropped
        $.subscriptions.data[1] converted
        $.subscriptions.data[1].id asSent
        $.subscriptions.data[1].price converted
        $.subscriptions.data[1].price.amount converted
        $.subscriptions.data[1].price.currency converted
        $.subscriptions.data[1].price.tiers dropped
        $.subscriptions.data[1].cancel_at_period_end default
        $.subscriptions.data[1].metadata nil
        $.subscriptions.has_more converted
        """),
    UnseenModel(
      kind: .helpers,
      name: "runs of a build service: durations, a branch and an author of small types",
      source: #"""
        private struct Milliseconds: Decodable {
          let seconds: Double
          init(from decoder: any Decoder) throws {
            seconds = Double(try decoder.singleValueContainer().decode(Int.self)) / 1000
          }
        }
        private struct Ref: Decodable {
          let branch: String
          init(from decoder: any Decoder) throws {
            let ref = try String(from: decoder)
            branch = ref.hasPrefix("refs/heads/") ? String(ref.dropFirst(11)) : ref
          }
        }
        private struct Nested<Value: Decodable>: Decodable { let attributes: Value }
        struct Root: Decodable {
          let number: Int
          let branch: String
          let base: String
          let took: Double
          let queued: Double?
          let author: String
          let steps: [Double]
          enum CodingKeys: String, CodingKey {
            case number = "run_number", branch = "ref", base = "base_ref", took = "duration_ms"
            case queued = "queued_ms", author = "actor", steps
          }
          private struct Actor: Decodable { let login: String; let type: String? }
          init(from decoder: any Decoder) throws {
            let run = try decoder.container(keyedBy: CodingKeys.self)
            number = try run.decode(Int.self, forKey: .number)
            branch = try run.decode(Ref.self, forKey: .branch).branch
            base = try run.decode(Ref.self, forKey: .base).branch
            took = try run.decode(Milliseconds.self, forKey: .took).seconds
            queued = try run.decodeIfPresent(Milliseconds.self, forKey: .queued)?.seconds
            author = try run.decode(Nested<Actor>.self, forKey: .author).attributes.login
            steps = try run.decode([Milliseconds].self, forKey: .steps).map(\.seconds)
          }
        }
        """#,
      payload: #"""
        {"run_number": 318, "ref": "refs/heads/fix-tabs", "base_ref": "main", "duration_ms": 91250,
         "actor": {"attributes": {"login": "hubot", "type": "Bot"}, "id": 5},
         "steps": [1200, 64000, "skipped"], "runner": "linux"}
        """#,
      // The type of the actor is read, must be a text and is thrown away.
      rows: """
        $.run_number asSent
        $.ref converted
        $.base_ref asSent
        $.duration_ms converted
        $.actor asSent
        $.actor.attributes asSent
        $.actor.attributes.login asSent
        $.actor.attributes.type asSent
        $.actor.id dropped
        $.steps threw
        $.steps[0] converted
        $.steps[1] converted
        $.steps[2] threw
        $.runner dropped
        $.queued_ms nil
        """),
  ]
}
