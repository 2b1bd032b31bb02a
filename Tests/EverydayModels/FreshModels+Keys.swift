extension UnseenModel {
  /// Values out of one of several keys.
  static let freshOrigins = [
    UnseenModel(
      kind: .origins, name: "a contact of an address book that went through three exports",
      source: #"""
        struct Root: Decodable {
          let id: String
          let name: String
          let mail: String?
          let phone: String
          let birthday: String?

          private enum Modern: String, CodingKey { case id, name, email, phone, birthday }
          private enum Older: String, CodingKey {
            case id = "_id", name = "displayName", email = "mail", phone = "tel", birthday = "bday"
          }
          private enum Oldest: String, CodingKey {
            case id = "UID", name = "FN", email = "EMAIL", phone = "TEL", birthday = "BDAY"
          }

          init(from decoder: any Decoder) throws {
            let modern = try decoder.container(keyedBy: Modern.self)
            let older = try decoder.container(keyedBy: Older.self)
            let oldest = try decoder.container(keyedBy: Oldest.self)
            if let id = try modern.decodeIfPresent(String.self, forKey: .id) {
              self.id = id
            } else if let id = try older.decodeIfPresent(String.self, forKey: .id) {
              self.id = id
            } else {
              id = try oldest.decode(String.self, forKey: .id)
            }
            name =
              try modern.decodeIfPresent(String.self, forKey: .name)
              ?? older.decodeIfPresent(String.self, forKey: .name)
              ?? oldest.decode(String.self, forKey: .name)
            mail =
              (try? modern.decode(String.self, forKey: .email))
              ?? (try? older.decode(String.self, forKey: .email))
              ?? (try? oldest.decode(String.self, forKey: .email))
            phone = (try? modern.decode(String.self, forKey: .phone)) ?? "none"
            birthday =
              try modern.decodeIfPresent(String.self, forKey: .birthday)
              ?? oldest.decodeIfPresent(String.self, forKey: .birthday)
          }
        }
        """#,
      payload: #"""
        {"_id": "c-41", "name": "Ivo Pek", "displayName": "Ivo", "FN": "Pek;Ivo", "mail": 17,
         "EMAIL": "ivo@pek.example", "tel": "555 01", "birthday": null, "bday": "1980-01-02"}
        """#,
      // Another key's value stands in for what is missing, null or no text.
      rows: """
        $._id asSent
        $.name asSent
        $.displayName dropped
        $.FN dropped
        $.mail default
        $.EMAIL asSent
        $.tel dropped
        $.birthday nil
        $.bday dropped
        $.BDAY nil
        $.id default
        $.email default
        $.phone default
        """),
    UnseenModel(
      kind: .origins, name: "a place of a map whose coordinates are told in one of four ways",
      source: #"""
        struct Root: Decodable {
          let label: String
          let latitude: Double
          let longitude: Double
          let zoom: Int

          struct Name: CodingKey {
            let stringValue: String
            init(_ name: String) { stringValue = name }
            init?(stringValue: String) { self.init(stringValue) }
            var intValue: Int? { nil }
            init?(intValue: Int) { nil }
          }

          init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Name.self)
            func first<T: Decodable>(_ type: T.Type, _ names: String...) throws -> T? {
              for name in names {
                let key = Name(name)
                if fields.contains(key), try !fields.decodeNil(forKey: key) {
                  return try fields.decode(type, forKey: key)
                }
              }
              return nil
            }
            label = try first(String.self, "label", "title", "name") ?? "Dropped pin"
            zoom = try first(Int.self, "zoom", "z") ?? 12
            if let point = try first([Double].self, "coordinates", "lonlat"), point.count == 2 {
              (longitude, latitude) = (point[0], point[1])
            } else {
              guard let north = try first(Double.self, "latitude", "lat"),
                let east = try first(Double.self, "longitude", "lng", "lon")
              else {
                let context = DecodingError.Context(
                  codingPath: decoder.codingPath, debugDescription: "The place is nowhere")
                throw DecodingError.dataCorrupted(context)
              }
              (latitude, longitude) = (north, east)
            }
          }
        }
        """#,
      payload: #"""
        {"label": null, "title": "Old mill", "name": "mill-3", "lonlat": [8.31], "lat": 47.05,
         "lng": 8.3, "lon": 99, "z": 15, "layer": "walks"}
        """#,
      // A point of one number is no point.
      rows: """
        $.label default
        $.title asSent
        $.name dropped
        $.lonlat default
        $.lonlat[0] dropped
        $.lat asSent
        $.lng asSent
        $.lon dropped
        $.z asSent
        $.layer dropped
        $.zoom default
        $.latitude default
        $.longitude default
        $.coordinates default
        """),
    UnseenModel(
      kind: .origins,
      name: "an episode of a podcast: links, a length and a date out of several keys",
      source: #"""
        struct Root: Decodable {
          let guid: String
          let audio: String
          let seconds: Int?
          let date: String
          let image: String?

          enum CodingKeys: String, CodingKey {
            case guid, enclosure, audioUrl, length = "itunes:duration", duration
            case published = "pubDate", updated, image, artwork
          }
          struct Enclosure: Decodable { let url: String; let type: String? }
          struct Artwork: Decodable { let small: String?; let large: String? }

          init(from decoder: any Decoder) throws {
            let item = try decoder.container(keyedBy: CodingKeys.self)
            guid = try item.decode(String.self, forKey: .guid)
            do {
              audio = try item.decode(Enclosure.self, forKey: .enclosure).url
            } catch {
              audio = try item.decode(String.self, forKey: .audioUrl)
            }
            if let text = try? item.decode(String.self, forKey: .length) {
              seconds = text.split(separator: ":").compactMap { Int($0) }.reduce(0) { $0 &* 60 &+ $1 }
            } else {
              seconds = try item.decodeIfPresent(Int.self, forKey: .duration)
            }
            date =
              item.contains(.published)
              ? try item.decode(String.self, forKey: .published)
              : try item.decode(String.self, forKey: .updated)
            let artwork = try item.decodeIfPresent(Artwork.self, forKey: .artwork)
            image =
              try artwork?.large ?? artwork?.small
              ?? item.decodeIfPresent(String.self, forKey: .image)
          }
        }
        """#,
      payload: #"""
        {"guid": "ep-77", "enclosure": {"href": "https://cdn.example/77.mp3", "type": "audio/mpeg"},
         "audioUrl": "https://cdn.example/77-low.mp3", "itunes:duration": "1:02:03",
         "duration": 3723, "updated": "2024-05-09",
         "artwork": {"small": "https://img.example/s.png", "large": null},
         "image": "https://img.example/i.png", "explicit": "clean"}
        """#,
      // The enclosure has no address, so the other key's stands in for it.
      rows: """
        $.guid asSent
        $.enclosure default
        $.enclosure.href dropped
        $.enclosure.type dropped
        $.enclosure.url notTold
        $.audioUrl asSent
        $["itunes:duration"] converted
        $.duration dropped
        $.updated asSent
        $.artwork converted
        $.artwork.small asSent
        $.artwork.large default
        $.image dropped
        $.explicit dropped
        $.pubDate default
        """),
  ]

  /// Values of which several properties are made.
  static let freshShared = [
    UnseenModel(
      kind: .shared, name: "a book of whose ISBN its cover and its shelf mark are made, too",
      source: #"""
        import Foundation
        final class Root: Decodable {
          let title: String
          let isbn: String
          let cover: URL?
          let shelf: String
          let copies: Int
          let available: Int
          let isAvailable: Bool

          enum CodingKeys: String, CodingKey {
            case title, isbn = "isbn13", section, copies = "holdings", lent = "on_loan", subtitle
          }

          required init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            let isbn = try c.decode(String.self, forKey: .isbn)
            self.isbn = isbn
            cover = URL(string: "https://covers.example/\(isbn)-L.jpg")
            shelf = try c.decode(String.self, forKey: .section) + "/" + isbn.suffix(4)
            if let subtitle = try c.decodeIfPresent(String.self, forKey: .subtitle) {
              title = try c.decode(String.self, forKey: .title) + ": " + subtitle
            } else {
              title = try c.decode(String.self, forKey: .title)
            }
            let copies = try c.decode(Int.self, forKey: .copies)
            let lent = try c.decodeIfPresent(Int.self, forKey: .lent) ?? 0
            self.copies = copies
            available = copies - lent
            isAvailable = copies > lent
          }
        }
        """#,
      payload: #"""
        {"title": "Reeds", "isbn13": "9780143127741", "section": "NAT", "holdings": 3, "on_loan": 2,
         "subtitle": null, "publisher": {"name": "Marsh", "city": "Cork"}}
        """#,
      // Without a subtitle the title stands alone, and no nil is held.
      rows: """
        $.title asSent
        $.isbn13 converted
        $.section converted
        $.holdings converted
        $.on_loan converted
        $.subtitle notTold
        $.publisher dropped
        $.publisher.name dropped
        $.publisher.city dropped
        """),
    UnseenModel(
      kind: .shared, name: "a room whose code is floor, number and wing, and a stay of two dates",
      source: #"""
        struct Root: Decodable {
          let guest: String
          let floor: Int
          let number: Int
          let wing: Character?
          let nights: Int
          let arrival: String
          let breakfast: Bool
          let lateCheckout: Bool

          private enum CodingKeys: String, CodingKey { case guest, room, stay, extras, minibar }
          private struct Day {
            let text: String
            let ordinal: Int
            init(_ text: String) throws {
              let parts = text.split(separator: "-").compactMap { Int($0) }
              guard parts.count == 3, parts.allSatisfy({ $0 < 10_000 }) else {
                throw DecodingError.dataCorrupted(
                  .init(codingPath: [], debugDescription: "\(text) is no day"))
              }
              self.text = text
              ordinal = parts[0] * 360 + parts[1] * 30 + parts[2]
            }
          }

          init(from decoder: any Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            guest = try c.decode(String.self, forKey: .guest)
            let room = try c.decode(String.self, forKey: .room).split(separator: "-")
            guard room.count >= 2, let floor = Int(room[0]), let number = Int(room[1]) else {
              throw DecodingError.dataCorruptedError(
                forKey: .room, in: c, debugDescription: "A room is floor-number-wing")
            }
            self.floor = floor
            self.number = number
            wing = room.count > 2 ? room[2].first : nil
            let stay = try c.decode([String].self, forKey: .stay).map(Day.init)
            guard let first = stay.first, let last = stay.last else {
              throw DecodingError.dataCorruptedError(
                forKey: .stay, in: c, debugDescription: "A stay without days")
            }
            arrival = first.text
            nights = last.ordinal - first.ordinal
            let extras = try c.decodeIfPresent(Set<String>.self, forKey: .extras) ?? []
            breakfast = extras.contains("breakfast")
            lateCheckout = extras.contains("late")
          }
        }
        """#,
      payload: #"""
        {"guest": "A. Moe", "room": "4-12-N", "stay": ["2024-06-03", "2024-06-07"],
         "extras": ["breakfast", "parking", "late"], "minibar": [{"item": "water", "price": 3}],
         "paid": false}
        """#,
      // The arrival is a part of the nights, too. That one wants to park is read, asked for by
      // nobody and thrown away.
      rows: """
        $.guest asSent
        $.room converted
        $.stay converted
        $.stay[0] converted
        $.stay[1] converted
        $.extras converted
        $.extras[0] converted
        $.extras[1] dropped
        $.extras[2] converted
        $.minibar dropped
        $.minibar[0] dropped
        $.minibar[0].item dropped
        $.minibar[0].price dropped
        $.paid dropped
        """),
    UnseenModel(
      kind: .shared,
      name: "a player whose handle is told four ways and whose seconds are told twice",
      source: #"""
        struct Root: Decodable {
          struct Player: Identifiable {
            var id: String
            var mention: String
            var initials: String
            var profile: String
          }
          var player: Player
          var seconds: Int
          var played: String
          var level: Int
          var rank: String
          var clan: String?

          init(from decoder: any Decoder) throws {
            enum Key: String, CodingKey { case handle, seconds = "play_time", xp, clan, server }
            let json = try decoder.container(keyedBy: Key.self)
            let handle = try json.decode(String.self, forKey: .handle)
            player = Player(
              id: handle.lowercased(), mention: "@" + handle, initials: String(handle.prefix(2)),
              profile: "/players/\(handle)")
            seconds = try json.decode(Int.self, forKey: .seconds)
            played = "\(seconds / 3600) h \(seconds / 60 % 60) min"
            let xp = try? json.decode(Int.self, forKey: .xp)
            level = (xp ?? 0) / 100
            rank = level > 50 ? "veteran" : level > 10 ? "regular" : "rookie"
            clan = try json.decodeIfPresent(String.self, forKey: .clan)
            if clan == "" { clan = nil }
          }
        }
        """#,
      payload: #"""
        {"handle": "Zed_77", "play_time": 45296, "xp": "5230", "clan": "", "server": "eu-2",
         "achievements": ["first blood", "pacifist"], "banned": false}
        """#,
      // The experience falls back to 0, of which the level and the rank are made.
      rows: """
        $.handle converted
        $.play_time converted
        $.xp default
        $.clan nil
        $.server dropped
        $.achievements dropped
        $.achievements[0] dropped
        $.achievements[1] dropped
        $.banned dropped
        """),
  ]

  /// Properties out of containers within containers.
  static let freshParts = [
    UnseenModel(
      kind: .parts, name: "a reservation out of a JSON:API answer with relationships",
      source: #"""
        struct Root: Decodable {
          struct Guest: Decodable { let name: String; let tier: String? }
          let id: String
          let arrival: String
          let nights: Int
          let hotel: String
          let guest: Guest
          let next: String?

          enum Top: CodingKey { case data, links }
          enum Resource: CodingKey { case id, type, attributes, relationships }
          enum Attributes: String, CodingKey { case arrival = "arrival-date", nights, guest }
          enum Relationships: CodingKey { case hotel }
          enum Relationship: CodingKey { case data }
          enum Links: CodingKey { case next }

          init(from decoder: any Decoder) throws {
            let top = try decoder.container(keyedBy: Top.self)
            let resource = try top.nestedContainer(keyedBy: Resource.self, forKey: .data)
            id = try resource.decode(String.self, forKey: .id)
            let attributes = try resource.nestedContainer(
              keyedBy: Attributes.self, forKey: .attributes)
            arrival = try attributes.decode(String.self, forKey: .arrival)
            nights = try attributes.decode(Int.self, forKey: .nights)
            guest = try attributes.decode(Guest.self, forKey: .guest)
            hotel =
              try resource
              .nestedContainer(keyedBy: Relationships.self, forKey: .relationships)
              .nestedContainer(keyedBy: Relationship.self, forKey: .hotel)
              .nestedContainer(keyedBy: Resource.self, forKey: .data)
              .decode(String.self, forKey: .id)
            let links = try? top.nestedContainer(keyedBy: Links.self, forKey: .links)
            next = try links?.decodeIfPresent(String.self, forKey: .next)
          }
        }
        """#,
      payload: #"""
        {"data": {"type": "reservations", "id": "88",
          "attributes": {"arrival-date": "2024-07-01", "nights": 3, "guest": {"name": "Fay"}},
          "relationships": {"hotel": {"data": {"type": "hotels", "id": "h-2"}, "meta": {"stars": 4}}}},
         "links": {"self": "/reservations/88", "next": null}, "jsonapi": {"version": "1.0"}}
        """#,
      rows: """
        $.data asSent
        $.data.type dropped
        $.data.id asSent
        $.data.attributes asSent
        $.data.attributes["arrival-date"] asSent
        $.data.attributes.nights asSent
        $.data.attributes.guest asSent
        $.data.attributes.guest.name asSent
        $.data.attributes.guest.tier nil
        $.data.relationships asSent
        $.data.relationships.hotel asSent
        $.data.relationships.hotel.data asSent
        $.data.relationships.hotel.data.type dropped
        $.data.relationships.hotel.data.id asSent
        $.data.relationships.hotel.meta dropped
        $.data.relationships.hotel.meta.stars dropped
        $.links asSent
        $.links.self dropped
        $.links.next nil
        $.jsonapi dropped
        $.jsonapi.version dropped
        """),
    UnseenModel(
      kind: .parts,
      name: "a station's sensors in a structure that is flat or deep as the app wants it",
      source: #"""
        struct Root: Decodable {
          struct Air {
            var temperature: Double
            var humidity: Int
            var pressure: Double?
          }
          struct Battery: Decodable { var level: Int; var charging: Bool }
          let serial: String
          let air: Air
          let battery: Battery
          let wind: (speed: Double, direction: Int)
          let owner: String?

          private enum Keys: String, CodingKey {
            case serial = "sn"
            case temperature = "t", humidity = "h", pressure = "p"
            case batteryLevel = "bat_lvl", charging = "bat_chg"
            case wind, meta
          }

          init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Keys.self)
            serial = try values.decode(String.self, forKey: .serial)
            air = Air(
              temperature: try values.decode(Double.self, forKey: .temperature),
              humidity: try values.decode(Int.self, forKey: .humidity),
              pressure: try values.decodeIfPresent(Double.self, forKey: .pressure))
            battery = Battery(
              level: try values.decode(Int.self, forKey: .batteryLevel),
              charging: try values.decodeIfPresent(Bool.self, forKey: .charging) ?? false)
            var wind = try values.nestedUnkeyedContainer(forKey: .wind)
            let speed = try wind.decode(Double.self)
            let direction = wind.isAtEnd ? 0 : try wind.decode(Int.self)
            self.wind = (speed, direction)
            let meta = try values.decodeIfPresent([String: [String: String]].self, forKey: .meta)
            owner = meta?["owner"]?["name"]
          }
        }
        """#,
      payload: #"""
        {"sn": "WS-1007", "t": -3.5, "h": 81, "p": null, "bat_lvl": 64, "wind": [11.2],
         "meta": {"owner": {"name": "Uri", "mail": "uri@sky.example"}}, "rssi": -70}
        """#,
      // Of the meta data one text is taken; the other must be one.
      rows: """
        $.sn asSent
        $.t asSent
        $.h asSent
        $.p nil
        $.bat_lvl asSent
        $.wind asSent
        $.wind[0] asSent
        $.meta notTold
        $.meta.owner notTold
        $.meta.owner.name asSent
        $.meta.owner.mail dropped
        $.rssi dropped
        $.bat_chg default
        """),
    UnseenModel(
      kind: .parts, name: "a save game whose hero, bag and map stand in envelopes of envelopes",
      source: #"""
        final class Root: Decodable {
          final class Hero {
            let name: String
            let health: Int
            let spells: [String]
            init(name: String, health: Int, spells: [String]) {
              self.name = name
              self.health = health
              self.spells = spells
            }
          }
          let slot: Int
          let hero: Hero
          let gold: Int
          let keys: Set<Int>
          let region: String
          private(set) var companion: Hero?

          private enum Outer: CodingKey { case header, body }
          private enum Header: CodingKey { case slot, checksum }
          private enum Body: CodingKey { case hero, companion, bag, world }
          private enum Person: String, CodingKey { case name, stats, spells = "known_spells" }
          private enum Stats: String, CodingKey { case health = "hp", mana = "mp" }
          private enum Bag: CodingKey { case gold, keys }

          private static func hero(
            from body: KeyedDecodingContainer<Body>, _ key: Body
          ) throws -> Hero {
            let person = try body.nestedContainer(keyedBy: Person.self, forKey: key)
            let stats = try person.nestedContainer(keyedBy: Stats.self, forKey: .stats)
            return Hero(
              name: try person.decode(String.self, forKey: .name),
              health: try stats.decode(Int.self, forKey: .health),
              spells: try person.decodeIfPresent([String].self, forKey: .spells) ?? ["spark"])
          }

          init(from decoder: any Decoder) throws {
            let outer = try decoder.container(keyedBy: Outer.self)
            let header = try outer.nestedContainer(keyedBy: Header.self, forKey: .header)
            slot = try header.decode(Int.self, forKey: .slot)
            let body = try outer.nestedContainer(keyedBy: Body.self, forKey: .body)
            hero = try Self.hero(from: body, .hero)
            companion = try? Self.hero(from: body, .companion)
            let bag = try body.nestedContainer(keyedBy: Bag.self, forKey: .bag)
            gold = try bag.decode(Int.self, forKey: .gold)
            keys = try bag.decode(Set<Int>.self, forKey: .keys)
            region = try body.decode([String].self, forKey: .world).last ?? "start"
          }
        }
        """#,
      payload: #"""
        {"header": {"slot": 2, "checksum": "9f"}, "body": {
          "hero": {"name": "Ysa", "stats": {"hp": 40, "mp": 12}},
          "companion": {"name": "Brom", "stats": {"hp": "full"}, "known_spells": ["heal"]},
          "bag": {"gold": 310, "keys": [4, 7, 4]}, "world": ["isle", "north", "cave"]}}
        """#,
      // Of two keys with one number either may be the one that is held. All of the world must be
      // texts; its last is held.
      rows: """
        $.header asSent
        $.header.slot asSent
        $.header.checksum dropped
        $.body converted
        $.body.hero converted
        $.body.hero.name asSent
        $.body.hero.stats asSent
        $.body.hero.stats.hp asSent
        $.body.hero.stats.mp dropped
        $.body.hero.known_spells default
        $.body.companion nil
        $.body.companion.name dropped
        $.body.companion.stats dropped
        $.body.companion.stats.hp dropped
        $.body.companion.known_spells dropped
        $.body.companion.known_spells[0] dropped
        $.body.bag converted
        $.body.bag.gold asSent
        $.body.bag.keys converted
        $.body.bag.keys[0] notTold
        $.body.bag.keys[1] asSent
        $.body.bag.keys[2] notTold
        $.body.world converted
        $.body.world[0] dropped
        $.body.world[1] dropped
        $.body.world[2] asSent
        """),
  ]
}
