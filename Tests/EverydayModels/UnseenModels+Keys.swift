extension UnseenModel {
  /// Keys with other names, or several.
  static let origins = [
    UnseenModel(
      kind: .origins, name: "a profile whose keys changed their names over the years",
      source: #"""
        import Foundation
        struct Root: Decodable {
          let id: Int
          let handle: String
          let name: String
          let avatar: URL?
          let website: String?
          let followers: Int
          enum CodingKeys: String, CodingKey {
            case id, userID = "user_id"
            case login
            case fullName = "full_name", displayName
            case avatarURL, avatar = "avatar_url"
            case site, website
            case followersCount = "followers_count", followers
          }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            id = try keys.decodeIfPresent(Int.self, forKey: .id)
              ?? keys.decode(Int.self, forKey: .userID)
            handle = try keys.decode(String.self, forKey: .login)
            name = try keys.decodeIfPresent(String.self, forKey: .fullName)
              ?? keys.decodeIfPresent(String.self, forKey: .displayName) ?? handle
            avatar = try keys.decodeIfPresent(URL.self, forKey: .avatar)
              ?? keys.decodeIfPresent(URL.self, forKey: .avatarURL)
            website = try keys.decodeIfPresent(String.self, forKey: .website)
              ?? keys.decodeIfPresent(String.self, forKey: .site)
            followers = (try? keys.decode(Int.self, forKey: .followersCount))
              ?? (try? keys.decode(Int.self, forKey: .followers)) ?? 0
          }
        }
        """#,
      payload: #"""
        {"user_id": 81, "login": "ada", "full_name": null, "displayName": "Ada L.",
         "avatar_url": "https://img.example/ada.png", "avatarURL": "https://old.example/a.png",
         "followers_count": "12", "badges": ["early"]}
        """#,
      // Another key's value stands where the id and the full name would.
      rows: """
        $.id notTold
        $.user_id asSent
        $.login asSent
        $.full_name notTold
        $.displayName asSent
        $.avatar_url asSent
        $.avatarURL dropped
        $.website nil
        $.site nil
        $.followers_count default
        $.followers default
        $.badges dropped
        $.badges[0] dropped
        """),
    UnseenModel(
      kind: .origins, name: "a product whose keys are spelled as each shop does",
      source: #"""
        struct AnyKey: CodingKey {
          let stringValue: String
          var intValue: Int? { nil }
          init(stringValue: String) { self.stringValue = stringValue }
          init?(intValue: Int) { nil }
        }
        struct Root: Decodable {
          let title: String
          let ean: String?
          let price: Double
          let stock: Int
          let brand: String
          let weight: Double?
          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            func first<T: Decodable>(_ type: T.Type, _ names: String...) throws -> T? {
              for name in names {
                if let value = try container.decodeIfPresent(
                  type, forKey: AnyKey(stringValue: name))
                {
                  return value
                }
              }
              return nil
            }
            title = try first(String.self, "title", "Title", "name") ?? "Untitled"
            ean = try first(String.self, "ean", "EAN", "gtin")
            price = try first(Double.self, "price", "Price") ?? .infinity
            stock = try first(Int.self, "stock", "inventory") ?? 0
            brand = try first(String.self, "brand", "vendor") ?? "unknown"
            weight = try first(Double.self, "weight")
          }
        }
        """#,
      payload: #"""
        {"title": "Kettle", "name": "kettle-17", "ean": "76111", "price": 39.5, "stock": "14",
         "inventory": 14, "brand": "Brew", "vendor": "ACME", "weight": "1 kg", "Price": 41}
        """#,
      rows: """
        $.title asSent
        $.name dropped
        $.ean asSent
        $.price asSent
        $.stock threw
        $.inventory notReached alone dropped
        $.brand notReached alone asSent
        $.vendor notReached alone dropped
        $.weight notReached alone threw
        $.Price dropped
        """),
    UnseenModel(
      kind: .origins, name: "a feed that was XML, with marks in its keys",
      source: #"""
        struct Root: Decodable {
          let version: Double
          let title: String
          let episodes: [Episode]
          enum CodingKeys: String, CodingKey { case version = "@version", channel }
          enum ChannelKeys: String, CodingKey { case title, item }
          struct Episode: Decodable {
            let guid: String
            let title: String
            let file: String
            let isExplicit: Bool
            enum CodingKeys: String, CodingKey {
              case guid, title, enclosure
              case explicit = "itunes:explicit"
            }
            enum TextKeys: String, CodingKey { case text = "#text", isPermaLink = "@isPermaLink" }
            enum FileKeys: String, CodingKey { case url = "@url" }
            init(from decoder: any Decoder) throws {
              let keys = try decoder.container(keyedBy: CodingKeys.self)
              guid = try keys.nestedContainer(keyedBy: TextKeys.self, forKey: .guid)
                .decode(String.self, forKey: .text)
              title = try keys.decode(String.self, forKey: .title)
              file = try keys.nestedContainer(keyedBy: FileKeys.self, forKey: .enclosure)
                .decode(String.self, forKey: .url)
              isExplicit = try keys.decodeIfPresent(String.self, forKey: .explicit) == "yes"
            }
          }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            version = try Double(keys.decode(String.self, forKey: .version)) ?? 2
            let channel = try keys.nestedContainer(keyedBy: ChannelKeys.self, forKey: .channel)
            title = try channel.decode(String.self, forKey: .title)
            episodes = try channel.decode([Episode].self, forKey: .item)
          }
        }
        """#,
      payload: #"""
        {"@version": "2.1", "channel": {"title": "Night Trains", "item": [
          {"guid": {"#text": "nt-9", "@isPermaLink": "false"}, "title": "Nine",
           "enclosure": {"@url": "https://cast.example/9.mp3", "@length": "100"},
           "itunes:explicit": "yes"},
          {"guid": {"#text": "nt-8"}, "title": "Eight",
           "enclosure": {"@url": "https://cast.example/8.mp3"}}]}}
        """#,
      rows: """
        $["@version"] converted
        $.channel converted
        $.channel.title asSent
        $.channel.item converted
        $.channel.item[0] converted
        $.channel.item[0].guid asSent
        $.channel.item[0].guid["#text"] asSent
        $.channel.item[0].guid["@isPermaLink"] dropped
        $.channel.item[0].title asSent
        $.channel.item[0].enclosure asSent
        $.channel.item[0].enclosure["@url"] asSent
        $.channel.item[0].enclosure["@length"] dropped
        $.channel.item[0]["itunes:explicit"] converted
        $.channel.item[1] converted
        $.channel.item[1].guid asSent
        $.channel.item[1].guid["#text"] asSent
        $.channel.item[1].title asSent
        $.channel.item[1].enclosure asSent
        $.channel.item[1].enclosure["@url"] asSent
        $.channel.item[1]["itunes:explicit"] default
        """),
    UnseenModel(
      kind: .origins, name: "headers of a message, found whatever their case is",
      source: #"""
        struct Header: CodingKey {
          var stringValue: String
          var intValue: Int? { nil }
          init(stringValue: String) { self.stringValue = stringValue }
          init?(intValue: Int) { nil }
        }
        struct Root: Decodable {
          let from: String
          let subject: String
          let priority: Int
          let listID: String?
          let body: String
          enum CodingKeys: CodingKey { case headers, body }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let headers = try keys.nestedContainer(keyedBy: Header.self, forKey: .headers)
            let names = headers.allKeys
            func text(_ name: String) throws -> String? {
              guard let key = names.first(where: { $0.stringValue.lowercased() == name }) else {
                return nil
              }
              return try headers.decode(String.self, forKey: key)
            }
            from = try text("from") ?? "nobody"
            subject = try text("subject") ?? "(no subject)"
            priority = try text("x-priority").flatMap { Int($0) } ?? 3
            listID = try text("list-id")
            body = try keys.decode(String.self, forKey: .body)
          }
        }
        """#,
      payload: #"""
        {"headers": {"From": "jo@mail.example", "SUBJECT": "Hike", "X-Priority": "high",
          "Received": "by mx1"}, "body": "See you there."}
        """#,
      rows: """
        $.headers converted
        $.headers.From asSent
        $.headers.SUBJECT asSent
        $.headers["X-Priority"] default
        $.headers.Received dropped
        $.headers["list-id"] nil
        $.body asSent
        """),
  ]

  /// Several properties are made of one value.
  static let shared = [
    UnseenModel(
      kind: .shared, name: "a repository of whose name its links are made",
      source: #"""
        import Foundation
        struct Root: Decodable {
          let id: Int
          let owner: String
          let name: String
          let page: URL?
          let issuesPath: String
          let stars: Int
          let isPopular: Bool
          let language: String?
          enum CodingKeys: String, CodingKey {
            case id, language, fullName = "full_name", stars = "stargazers_count"
          }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            id = try keys.decode(Int.self, forKey: .id)
            let full = try keys.decode(String.self, forKey: .fullName)
            let halves = full.split(separator: "/", maxSplits: 1).map(String.init)
            guard halves.count == 2 else {
              throw DecodingError.dataCorruptedError(
                forKey: .fullName, in: keys, debugDescription: "An owner and a name are needed")
            }
            (owner, name) = (halves[0], halves[1])
            page = URL(string: "https://git.example/" + full)
            issuesPath = "/repos/\(full)/issues"
            let stars = try keys.decode(Int.self, forKey: .stars)
            self.stars = stars
            isPopular = stars > 1000
            language = try keys.decodeIfPresent(String.self, forKey: .language)
          }
        }
        """#,
      payload: #"""
        {"id": 5001, "full_name": "lina/kites", "stargazers_count": 1204, "language": null,
         "fork": false}
        """#,
      // The stars are held as they are, and a Bool is made of them, too.
      rows: """
        $.id asSent
        $.full_name converted
        $.stargazers_count converted
        $.language nil
        $.fork dropped
        """),
    UnseenModel(
      kind: .shared, name: "a picture of the day whose date is year, month and day",
      source: #"""
        struct Root: Decodable {
          let title: String
          let slug: String
          let year: Int
          let month: Int
          let day: Int
          let image: String
          let thumbnail: String
          let credit: String?
          enum CodingKeys: String, CodingKey {
            case title, date
            case image = "hdurl"
            case credit = "copyright"
          }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            title = try keys.decode(String.self, forKey: .title)
            slug = title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
            let numbers = try keys.decode(String.self, forKey: .date).split(separator: "-")
              .map { Int($0) ?? 0 }
            (year, month, day) = (numbers[0], numbers[1], numbers[2])
            image = try keys.decode(String.self, forKey: .image)
            thumbnail = image.replacing(".jpg", with: "_small.jpg")
            credit = try? keys.decode(String.self, forKey: .credit)
          }
        }
        """#,
      payload: #"""
        {"title": "Dust over Saturn", "date": "2024-03-09", "hdurl": "https://sky.example/s9.jpg",
         "copyright": ["A. Moon"], "media_type": "image"}
        """#,
      rows: """
        $.title converted
        $.date converted
        $.hdurl converted
        $.copyright nil
        $.copyright[0] dropped
        $.media_type dropped
        """),
    UnseenModel(
      kind: .shared, name: "a receipt of whose total the net price and the tax are told",
      source: #"""
        struct Root: Decodable {
          struct Line: Decodable {
            let name: String
            let net: Int
            let tax: Int
            let isGift: Bool
            private enum CodingKeys: String, CodingKey { case name, gross }
            init(from decoder: any Decoder) throws {
              let box = try decoder.container(keyedBy: CodingKeys.self)
              name = try box.decode(String.self, forKey: .name)
              let gross = try box.decode(Int.self, forKey: .gross)
              net = gross * 100 / 108
              tax = gross - net
              isGift = gross == 0
            }
          }
          let number: String
          let lines: [Line]
          let paid: Bool
        }
        """#,
      payload: #"""
        {"number": "R-204", "lines": [
          {"name": "Soap", "gross": 540, "vat": "A"}, {"name": "Bag", "gross": 0},
          {"name": "Towel", "gross": null}, {"gross": 216}],
         "paid": "yes"}
        """#,
      rows: """
        $.number asSent
        $.lines threw
        $.lines[0] converted
        $.lines[0].name asSent
        $.lines[0].gross converted
        $.lines[0].vat dropped
        $.lines[1] converted
        $.lines[1].name asSent
        $.lines[1].gross converted
        $.lines[2] threw
        $.lines[2].name asSent
        $.lines[2].gross threw
        $.lines[3] notReached alone threw
        $.lines[3].name notReached alone threw
        $.lines[3].gross notReached alone converted
        $.paid notReached alone threw
        """),
    UnseenModel(
      kind: .shared, name: "a device whose firmware is a version, and a channel or none",
      source: #"""
        struct Root: Decodable {
          let serial: String
          let lastFour: String
          let model: Model
          let major: Int
          let minor: Int
          let isBeta: Bool
          let bootedAgo: (hours: Int, minutes: Int)?
          let slots: [Slot]
          struct Slot { let place: Int; let card: String }
          enum Model: String { case mini = "MN", tower = "TW", unknown }
          enum CodingKeys: CodingKey { case serial, firmware, uptime, cards }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            let serial = try keys.decode(String.self, forKey: .serial)
            self.serial = serial
            lastFour = String(serial.suffix(4))
            model = Model(rawValue: String(serial.prefix(2))) ?? .unknown
            let firmware = try keys.decode(String.self, forKey: .firmware)
            let parts = firmware.split { ".-".contains($0) }
            guard parts.count >= 2, let first = Int(parts[0]), let second = Int(parts[1]) else {
              throw DecodingError.dataCorruptedError(
                forKey: .firmware, in: keys, debugDescription: "No version: \(firmware)")
            }
            (major, minor, isBeta) = (first, second, parts.last == "beta")
            bootedAgo = try keys.decodeIfPresent(Int.self, forKey: .uptime).map {
              ($0 / 3600, $0 % 3600 / 60)
            }
            var list = try keys.nestedUnkeyedContainer(forKey: .cards)
            var slots: [Slot] = []
            var place = 1
            while !list.isAtEnd {
              defer { place += 1 }
              guard let card = try list.decodeIfPresent(String.self) else { continue }
              slots.append(Slot(place: place, card: card))
            }
            self.slots = slots
          }
        }
        """#,
      payload: #"""
        {"serial": "MN-2024-7731", "firmware": "4.12.0-beta", "uptime": 9000,
         "cards": ["audio", null, "net"], "fans": 2}
        """#,
      // An empty slot is left out, but moves the places of those behind it.
      rows: """
        $.serial converted
        $.firmware converted
        $.uptime converted
        $.cards converted
        $.cards[0] asSent
        $.cards[1] dropped
        $.cards[2] asSent
        $.fans dropped
        """),
  ]

  /// Nested containers are flattened, or a part of what is nested is held.
  static let parts = [
    UnseenModel(
      kind: .parts, name: "a film, its ratings and its director from objects within objects",
      source: #"""
        struct Root: Decodable {
          let title: String
          let director: String
          let score: Double
          let votes: Int
          let poster: String?
          let tagline: String
          enum CodingKeys: CodingKey { case title, credits, ratings, images }
          enum CreditKeys: CodingKey { case director, writer }
          enum RatingKeys: CodingKey { case critics, audience }
          enum AudienceKeys: CodingKey { case average, votes, best }
          enum ImageKeys: CodingKey { case poster, backdrop }
          init(from decoder: any Decoder) throws {
            let film = try decoder.container(keyedBy: CodingKeys.self)
            title = try film.decode(String.self, forKey: .title)
            director = try film.nestedContainer(keyedBy: CreditKeys.self, forKey: .credits)
              .decode(String.self, forKey: .director)
            let ratings = try film.nestedContainer(keyedBy: RatingKeys.self, forKey: .ratings)
            let audience = try ratings.nestedContainer(
              keyedBy: AudienceKeys.self, forKey: .audience)
            score = try audience.decode(Double.self, forKey: .average)
            votes = try audience.decodeIfPresent(Int.self, forKey: .votes) ?? 0
            let images = try? film.nestedContainer(keyedBy: ImageKeys.self, forKey: .images)
            poster = try images?.decodeIfPresent(String.self, forKey: .poster)
            tagline = "\(title) by \(director)"
          }
        }
        """#,
      payload: #"""
        {"title": "Glass Rain", "credits": {"director": "Ito Mori", "writer": "B. Kaye"},
         "ratings": {"critics": 71, "audience": {"average": 8.25, "best": 10}}, "images": []}
        """#,
      rows: """
        $.title converted
        $.credits converted
        $.credits.director converted
        $.credits.writer dropped
        $.ratings converted
        $.ratings.critics dropped
        $.ratings.audience converted
        $.ratings.audience.average asSent
        $.ratings.audience.votes default
        $.ratings.audience.best dropped
        $.images nil
        """),
    UnseenModel(
      kind: .parts, name: "issues out of the edges and nodes of an answer",
      source: #"""
        struct Root: Decodable {
          struct Issue {
            let number: Int
            let title: String
            let author: String?
            let labels: [String]
          }
          let repository: String
          let issues: [Issue]
          let cursor: String?
          private struct Connection<Node: Decodable>: Decodable {
            struct Edge: Decodable { let node: Node }
            struct Page: Decodable { let endCursor: String?; let hasNextPage: Bool }
            let edges: [Edge]
            let pageInfo: Page?
          }
          private struct Label: Decodable { let name: String }
          private struct Login: Decodable { let login: String }
          private struct Node: Decodable {
            let number: Int
            let title: String
            let author: Login?
            let labels: Connection<Label>?
          }
          private struct Repository: Decodable { let name: String; let issues: Connection<Node> }
          private struct Answer: Decodable { let repository: Repository }
          private enum CodingKeys: CodingKey { case data }
          init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let found = try container.decode(Answer.self, forKey: .data).repository
            repository = found.name
            issues = found.issues.edges.map(\.node).map { node in
              Issue(
                number: node.number, title: node.title, author: node.author?.login,
                labels: node.labels?.edges.map(\.node.name) ?? [])
            }
            cursor = found.issues.pageInfo.flatMap { $0.hasNextPage ? $0.endCursor : nil }
          }
        }
        """#,
      payload: #"""
        {"data": {"repository": {"name": "kites", "issues": {
           "edges": [
             {"cursor": "a1", "node": {"number": 7, "title": "Knots", "author": {"login": "lina"},
               "labels": {"edges": [{"node": {"name": "bug"}}, {"node": {"name": "help"}}]}}},
             {"cursor": "a2", "node": {"number": 8, "title": "Wind", "author": null}}],
           "pageInfo": {"endCursor": "a2", "hasNextPage": true}}}},
         "extensions": {"cost": 3}}
        """#,
      // Whether there is a next page isn't held: it decides whether the cursor is.
      rows: """
        $.data converted
        $.data.repository converted
        $.data.repository.name asSent
        $.data.repository.issues converted
        $.data.repository.issues.edges converted
        $.data.repository.issues.edges[0] asSent
        $.data.repository.issues.edges[0].cursor dropped
        $.data.repository.issues.edges[0].node asSent
        $.data.repository.issues.edges[0].node.number asSent
        $.data.repository.issues.edges[0].node.title asSent
        $.data.repository.issues.edges[0].node.author asSent
        $.data.repository.issues.edges[0].node.author.login asSent
        $.data.repository.issues.edges[0].node.labels asSent
        $.data.repository.issues.edges[0].node.labels.edges asSent
        $.data.repository.issues.edges[0].node.labels.edges[0] asSent
        $.data.repository.issues.edges[0].node.labels.edges[0].node asSent
        $.data.repository.issues.edges[0].node.labels.edges[0].node.name asSent
        $.data.repository.issues.edges[0].node.labels.edges[1] asSent
        $.data.repository.issues.edges[0].node.labels.edges[1].node asSent
        $.data.repository.issues.edges[0].node.labels.edges[1].node.name asSent
        $.data.repository.issues.edges[0].node.labels.pageInfo notTold
        $.data.repository.issues.edges[1] converted
        $.data.repository.issues.edges[1].cursor dropped
        $.data.repository.issues.edges[1].node converted
        $.data.repository.issues.edges[1].node.number asSent
        $.data.repository.issues.edges[1].node.title asSent
        $.data.repository.issues.edges[1].node.author nil
        $.data.repository.issues.edges[1].node.labels default
        $.data.repository.issues.pageInfo converted
        $.data.repository.issues.pageInfo.endCursor asSent
        $.data.repository.issues.pageInfo.hasNextPage converted
        $.extensions dropped
        $.extensions.cost dropped
        """),
    UnseenModel(
      kind: .parts, name: "stops of a bus line with a point that is two numbers",
      source: #"""
        struct Root: Decodable {
          let line: String
          let operatorName: String
          let stops: [Stop]
          enum CodingKeys: String, CodingKey { case line, agency, stops }
          enum AgencyKeys: CodingKey { case name }
          struct Stop: Decodable {
            let name: String
            let latitude: Double
            let longitude: Double
            let zone: Int?
            enum CodingKeys: CodingKey { case name, geometry, fare }
            enum GeometryKeys: CodingKey { case coordinates }
            enum FareKeys: CodingKey { case zone }
            init(from decoder: any Decoder) throws {
              let keys = try decoder.container(keyedBy: CodingKeys.self)
              name = try keys.decode(String.self, forKey: .name)
              let geometry = try keys.nestedContainer(
                keyedBy: GeometryKeys.self, forKey: .geometry)
              var point = try geometry.nestedUnkeyedContainer(forKey: .coordinates)
              longitude = try point.decode(Double.self)
              latitude = try point.decode(Double.self)
              zone = keys.contains(.fare)
                ? try keys.nestedContainer(keyedBy: FareKeys.self, forKey: .fare)
                  .decodeIfPresent(Int.self, forKey: .zone) : nil
            }
          }
          init(from decoder: any Decoder) throws {
            let keys = try decoder.container(keyedBy: CodingKeys.self)
            line = try keys.decode(String.self, forKey: .line)
            operatorName = try keys.nestedContainer(keyedBy: AgencyKeys.self, forKey: .agency)
              .decode(String.self, forKey: .name)
            stops = try keys.decode([Stop].self, forKey: .stops)
          }
        }
        """#,
      payload: #"""
        {"line": "12", "agency": {"name": "City Bus", "phone": "031 1"}, "stops": [
          {"name": "Mill", "geometry": {"type": "Point", "coordinates": [7.44, 46.95, 540]},
           "fare": {"zone": 101}},
          {"name": "Port", "geometry": {"type": "Point", "coordinates": [7.46]}, "fare": {}},
          {"name": "Hill", "geometry": {"type": "Point", "coordinates": ["7.5", 46.9]}}]}
        """#,
      // A height behind the point isn't asked for.
      rows: """
        $.line asSent
        $.agency asSent
        $.agency.name asSent
        $.agency.phone dropped
        $.stops threw
        $.stops[0] converted
        $.stops[0].name asSent
        $.stops[0].geometry converted
        $.stops[0].geometry.type dropped
        $.stops[0].geometry.coordinates converted
        $.stops[0].geometry.coordinates[0] asSent
        $.stops[0].geometry.coordinates[1] asSent
        $.stops[0].geometry.coordinates[2] dropped
        $.stops[0].fare asSent
        $.stops[0].fare.zone asSent
        $.stops[1] threw
        $.stops[1].name asSent
        $.stops[1].geometry threw
        $.stops[1].geometry.type dropped
        $.stops[1].geometry.coordinates threw
        $.stops[1].geometry.coordinates[0] asSent
        $.stops[1].geometry.coordinates[1] threw
        $.stops[1].fare notReached alone asSent
        $.stops[1].fare.zone notReached alone nil
        $.stops[2] notReached alone threw
        $.stops[2].name notReached alone asSent
        $.stops[2].geometry notReached alone threw
        $.stops[2].geometry.type dropped
        $.stops[2].geometry.coordinates notReached alone threw
        $.stops[2].geometry.coordinates[0] notReached alone threw
        $.stops[2].geometry.coordinates[1] notReached alone asSent
        $.stops[2].fare notReached alone nil
        """),
  ]
}
