/// Values of any key in an enum, texts that are chosen by what was sent, and checks of texts that the source writes.
extension EverydayModel {
  private static let document = #"""
    import Foundation

    // Firestore REST document: typed values
    enum FirestoreValue: Decodable, Equatable {
        case string(String), integer(Int), double(Double), bool(Bool)
        case timestamp(Date)
        case array([FirestoreValue])
        case map([String: FirestoreValue])
        case null

        enum CodingKeys: String, CodingKey {
            case stringValue, integerValue, doubleValue, booleanValue, timestampValue, arrayValue, mapValue, nullValue
        }
        enum ArrayKeys: String, CodingKey { case values }
        enum MapKeys: String, CodingKey { case fields }

        init(from decoder: Decoder) throws {
            let c = try decoder.container(keyedBy: CodingKeys.self)
            guard let key = c.allKeys.first else {
                throw DecodingError.dataCorrupted(.init(codingPath: c.codingPath, debugDescription: "Empty Firestore value"))
            }
            switch key {
            case .stringValue: self = .string(try c.decode(String.self, forKey: key))
            case .integerValue:
                // sent as a text
                let s = try c.decode(String.self, forKey: key)
                guard let i = Int(s) else { throw DecodingError.dataCorruptedError(forKey: key, in: c, debugDescription: "not an integer: \(s)") }
                self = .integer(i)
            case .doubleValue: self = .double(try c.decode(Double.self, forKey: key))
            case .booleanValue: self = .bool(try c.decode(Bool.self, forKey: key))
            case .timestampValue:
                let s = try c.decode(String.self, forKey: key)
                self = .timestamp(ISO8601DateFormatter().date(from: s) ?? Date(timeIntervalSince1970: 0))
            case .arrayValue:
                let a = try c.nestedContainer(keyedBy: ArrayKeys.self, forKey: key)
                self = .array(try a.decodeIfPresent([FirestoreValue].self, forKey: .values) ?? [])
            case .mapValue:
                let m = try c.nestedContainer(keyedBy: MapKeys.self, forKey: key)
                self = .map(try m.decodeIfPresent([String: FirestoreValue].self, forKey: .fields) ?? [:])
            case .nullValue: self = .null
            }
        }
    }

    struct Root: Decodable {
        let name: String
        let fields: [String: FirestoreValue]
        let createTime: String
        let updateTime: String?
        var documentID: String { String(name.split(separator: "/").last ?? "") }
    }
    """#

  private static let station = #"""
    import Foundation

    // Weather + GeoJSON, by hand
    struct Root: Decodable {
        let station: String
        let position: Coordinate
        let readings: [Reading]
        let warnings: [Warning]
        let updated: Date
        let units: Units
        let windDirection: String

        struct Coordinate: Decodable {
            let latitude, longitude: Double
            let altitude: Double?
            init(from decoder: Decoder) throws {
                var c = try decoder.unkeyedContainer()
                longitude = try c.decode(Double.self)
                latitude = try c.decode(Double.self)
                altitude = c.isAtEnd ? nil : try c.decode(Double.self)
                guard (-90...90).contains(latitude) else {
                    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "latitude \(latitude) out of range"))
                }
            }
        }
        struct Reading: Decodable {
            let hour: Int
            let temperature: Double
            let humidity: Int?
        }
        enum Warning: Decodable {
            case storm(gusts: Double)
            case flood(level: Int)
            case other(String)
            enum CodingKeys: String, CodingKey { case type, gusts, level }
            init(from decoder: Decoder) throws {
                let c = try decoder.container(keyedBy: CodingKeys.self)
                let type = try c.decode(String.self, forKey: .type)
                switch type {
                case "storm": self = .storm(gusts: try c.decode(Double.self, forKey: .gusts))
                case "flood": self = .flood(level: try c.decodeIfPresent(Int.self, forKey: .level) ?? 1)
                default: self = .other(type)
                }
            }
        }
        enum Units: String, Decodable { case metric, imperial }
        enum Keys: String, CodingKey { case station, geometry, properties }
        enum GeometryKeys: String, CodingKey { case type, coordinates }
        enum PropertyKeys: String, CodingKey { case readings, warnings, updated, units, wind }

        init(from decoder: Decoder) throws {
            let c = try decoder.container(keyedBy: Keys.self)
            station = try c.decodeIfPresent(String.self, forKey: .station) ?? "unknown"
            let g = try c.nestedContainer(keyedBy: GeometryKeys.self, forKey: .geometry)
            let type = try g.decode(String.self, forKey: .type)
            guard type == "Point" else {
                throw DecodingError.dataCorruptedError(forKey: .type, in: g, debugDescription: "Only points are supported")
            }
            position = try g.decode(Coordinate.self, forKey: .coordinates)
            let p = try c.nestedContainer(keyedBy: PropertyKeys.self, forKey: .properties)
            let all = try p.decode([Reading].self, forKey: .readings)
            readings = all.filter { $0.temperature > -90 && $0.temperature < 60 }.sorted { $0.hour < $1.hour }
            warnings = (try? p.decode([Warning].self, forKey: .warnings)) ?? []
            let seconds = try p.decode(String.self, forKey: .updated)
            updated = Date(timeIntervalSince1970: TimeInterval(seconds) ?? 0)
            units = try p.decodeIfPresent(Units.self, forKey: .units) ?? .metric
            let degrees = try p.decodeIfPresent(Double.self, forKey: .wind) ?? 0
            windDirection = ["N", "E", "S", "W"][Int((degrees / 90).rounded()) & 3]
        }
    }
    """#

  private static let lk = #"""
    struct Root: Decodable {
      let country: String
      let level: String
      let day: String
      enum CodingKeys: String, CodingKey { case country, level, day }
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        switch try c.decode(String.self, forKey: .country) { case "CH": country = "Switzerland"; case "AT": country = "Austria"; default: country = "elsewhere" }
        level = try c.decode(Int.self, forKey: .level) > 3 ? "high" : "low"
        let names = [1: "Monday", 7: "Sunday"]
        day = names[try c.decode(Int.self, forKey: .day)] ?? "someday"
      }
    }
    """#

  static let chosen: [EverydayModel] = [
    EverydayModel(
      name: "the value under whatever key an object has",
      source: document,
      payload:
        #"""
        {
          "name": "projects/p/databases/d/documents/users/u1",
          "fields": {
            "title": { "stringValue": "Hi" },
            "age": { "integerValue": "42" },
            "score": { "doubleValue": 9 },
            "born": { "timestampValue": "1999-13-01T00:00:00Z" },
            "seen": { "timestampValue": "2024-03-01T10:00:00Z" },
            "tags": { "arrayValue": { "values": [ { "stringValue": "a" }, { "nullValue": null } ] } },
            "none": { "arrayValue": {} },
            "addr": { "mapValue": { "fields": { "zip": { "integerValue": "8001" } }, "size": 1 } },
            "geo": { "booleanValue": true, "geoPointValue": { "latitude": 1 } }
          },
          "createTime": "2024-01-01T00:00:00Z",
          "update_time": "2024-01-02T00:00:00Z"
        }
        """#,
      lines: [
        #"$.name "projects/p/databases/d/doc… ✓ "projects/p/databases/d/doc…"#,
        #"$.fields { "title": { "stringValue":… ~ ["addr": .map(["zip": .inte… bad-element"#,
        #"$.fields.title { "stringValue": "Hi" } ✓ .string("Hi")"#,
        #"$.fields.title.stringValue "Hi" ✓ "Hi""#,
        #"$.fields.age { "integerValue": "42" } ~ .integer(42) bad-element"#,
        #"$.fields.age.integerValue "42" ~ 42 wrong-type"#,
        #"$.fields.score { "doubleValue": 9 } ✓ .double(9.0)"#,
        #"$.fields.score.doubleValue 9 ✓ 9.0"#,
        #"$.fields.born { "timestampValue": "1999-1… ~ .timestamp("1970-01-01T00:0… bad-element"#,
        #"$.fields.born.timestampValue "1999-13-01T00:00:00Z" ↺ "1970-01-01T00:00:00Z" bad-date!"#,
        #"$.fields.seen { "timestampValue": "2024-0… ~ .timestamp("2024-03-01T10:0… bad-element"#,
        #"$.fields.seen.timestampValue "2024-03-01T10:00:00Z" ~ "2024-03-01T10:00:00Z" custom"#,
        #"$.fields.tags { "arrayValue": { "values":… ✓ .array([.string("a"), .null…"#,
        #"$.fields.tags.arrayValue.values [ { "stringValue": "a" }, {… ✓ [.string("a"), .null]"#,
        #"$.fields.tags.arrayValue.values[0] { "stringValue": "a" } ✓ .string("a")"#,
        #"….tags.arrayValue.values[0].stringValue "a" ✓ "a""#,
        #"$.fields.tags.arrayValue.values[1] { "nullValue": null } ✓ .null"#,
        #"$.fields.none { "arrayValue": {} } ~ .array([]) bad-element"#,
        #"$.fields.none.arrayValue.values ◌ missing ↺ [] missing"#,
        #"$.fields.addr { "mapValue": { "fields": {… ~ .map(["zip": .integer(8001)… bad-element"#,
        #"$.fields.addr.mapValue.fields { "zip": { "integerValue": … ~ ["zip": .integer(8001)] bad-element"#,
        #"$.fields.addr.mapValue.fields.zip { "integerValue": "8001" } ~ .integer(8001) bad-element"#,
        #"….addr.mapValue.fields.zip.integerValue "8001" ~ 8001 wrong-type"#,
        #"$.fields.geo { "booleanValue": true, "ge… ✓ .bool(true)"#,
        #"$.fields.geo.booleanValue true ✓ true"#,
        #"$.createTime "2024-01-01T00:00:00Z" ✓ "2024-01-01T00:00:00Z""#,
        #"$.updateTime ◌ missing ∅ nil missing!"#,
        #"$.fields.addr.mapValue.size 1 ⊘ unknown key"#,
        #"$.fields.geo.geoPointValue { "latitude": 1 } ⊘ unknown key"#,
        #"$.update_time "2024-01-02T00:00:00Z" ⊘ unknown key (updateTime?)"#,
        #"strict decoded 7 as sent · 3 converted · 2 default · 1 nil · 2 lost silently · 3 unknown keys"#,
      ]),
    EverydayModel(
      name: "elements behind one that nothing stands in for aren't known",
      source: document,
      payload:
        #"""
        {"name":"x","fields":{"plain":"x","tags":{"arrayValue":{"values":[{"stringValue":1},{"booleanValue":"no"},{}]}}},"updateTime":7}
        """#,
      lines: [
        #"$.name "x" ✓ "x""#,
        #"$.fields {"plain":"x","tags":{"array… ✗ bad-element"#,
        #"$.fields.plain "x" ✗ wrong-type"#,
        #"$.fields.tags {"arrayValue":{"values":[{"… ⋯ (✗ bad-element)"#,
        #"$.fields.tags.arrayValue.values [{"stringValue":1},{"boolea… ⋯ (✗ bad-element)"#,
        #"$.fields.tags.arrayValue.values[0] {"stringValue":1} ⋯ (✗ bad-element)"#,
        #"….tags.arrayValue.values[0].stringValue 1 ⋯ (✗ wrong-type)"#,
        #"$.createTime ◌ missing ⋯ (✗ missing)"#,
        #"$.updateTime 7 ⋯ (✗ wrong-type)"#,
        #"p.json:1:31: error: expected FirestoreValue for 'plain', found the string "x"; of a dictionary's bad values Foundation names a random one"#,
        #"strict threw 1 as sent · 1 threw · 3 not reached · 1 of at least 4 errors"#,
      ]),
    EverydayModel(
      name: "a text chosen by a number",
      source: station,
      payload:
        #"""
        {
          "type": "Feature", "station": null,
          "geometry": { "type": "Point", "coordinates": [8.55, 47.37, 408, 99] },
          "properties": {
            "readings": [
              { "hour": 2, "temperature": -3.5, "humidity": 80 },
              { "hour": 1, "temperature": 999, "humidity": null },
              { "hour": 0, "temperature": 1, "humidty": 70 }
            ],
            "warnings": [ { "type": "storm", "gusts": 90 }, { "type": "flood", "Level": 3 }, { "type": "hail", "size": 2 } ],
            "updated": "soon",
            "unit": "imperial",
            "wind": 181.5
          }
        }
        """#,
      lines: [
        #"$.station null ↺ "unknown" null"#,
        #"$.geometry { "type": "Point", "coordin… ✓ Coordinate(latitude: 47.37,…"#,
        #"$.geometry.type "Point" ✓ "Point""#,
        #"$.geometry.coordinates [8.55, 47.37, 408, 99] ✓ Coordinate(latitude: 47.37,…"#,
        #"$.geometry.coordinates[0] 8.55 ✓ 8.55"#,
        #"$.geometry.coordinates[1] 47.37 ✓ 47.37"#,
        #"$.geometry.coordinates[2] 408 ✓ 408.0"#,
        #"$.properties.readings [ { "hour": 2, "temperature… ~ [Reading(hour: 0, temperatu… custom"#,
        #"$.properties.readings[0] { "hour": 2, "temperature":… ✓ Reading(hour: 2, temperatur…"#,
        #"$.properties.readings[0].hour 2 ✓ 2"#,
        #"$.properties.readings[0].temperature -3.5 ✓ -3.5"#,
        #"$.properties.readings[0].humidity 80 ✓ 80"#,
        #"$.properties.readings[1] { "hour": 1, "temperature":… ⊘ dropped custom!"#,
        #"$.properties.readings[1].hour 1 ⊘ dropped bad-element!"#,
        #"$.properties.readings[1].temperature 999 ⊘ dropped bad-element!"#,
        #"$.properties.readings[1].humidity null ⊘ dropped bad-element"#,
        #"$.properties.readings[2] { "hour": 0, "temperature":… ✓ Reading(hour: 0, temperatur…"#,
        #"$.properties.readings[2].hour 0 ✓ 0"#,
        #"$.properties.readings[2].temperature 1 ✓ 1.0"#,
        #"$.properties.readings[2].humidity ◌ missing ∅ nil missing"#,
        #"$.properties.warnings [ { "type": "storm", "gusts… ~ [.storm(gusts: 90.0), .floo… bad-element"#,
        #"$.properties.warnings[0] { "type": "storm", "gusts":… ✓ .storm(gusts: 90.0)"#,
        #"$.properties.warnings[0].type "storm" ✓ "storm""#,
        #"$.properties.warnings[0].gusts 90 ✓ 90.0"#,
        #"$.properties.warnings[1] { "type": "flood", "Level":… ~ .flood(level: 1) bad-element"#,
        #"$.properties.warnings[1].type "flood" ✓ "flood""#,
        #"$.properties.warnings[1].level ◌ missing ↺ 1 missing!"#,
        #"$.properties.warnings[2] { "type": "hail", "size": 2… ✓ .other("hail")"#,
        #"$.properties.warnings[2].type "hail" ✓ "hail""#,
        #"$.properties.updated "soon" ↺ "1970-01-01T00:00:00Z" bad-date!"#,
        #"$.properties.units ◌ missing ↺ .metric missing!"#,
        #"$.properties.wind 181.5 ~ "S" wrong-type"#,
        #"$.type "Feature" ⊘ unknown key"#,
        #"$.geometry.coordinates[3] 99 ⊘ not asked for"#,
        #"$.properties.readings[2].humidty 70 ⊘ unknown key (humidity?)"#,
        #"$.properties.warnings[1].Level 3 ⊘ unknown key (level?)"#,
        #"$.properties.warnings[2].size 2 ⊘ unknown key"#,
        #"$.properties.unit "imperial" ⊘ unknown key (units?)"#,
        #"strict decoded 13 as sent · 1 converted · 4 default · 1 nil · 1 dropped · 4 lost silently · 6 unknown keys"#,
      ]),
    EverydayModel(
      name: "a check of a text that the source writes",
      source: station,
      payload:
        #"""
        {
          "station": 12,
          "geometry": { "type": "Polygon", "coordinates": [8.55, 147.37] },
          "properties": {
            "readings": [ { "hour": "2", "temperature": null }, { "temperature": 5, "humidity": 50.5 } ],
            "warnings": [ { "type": "storm" } ],
            "updated": 1700000000,
            "units": "Metric",
            "wind": "S"
          }
        }
        """#,
      lines: [
        #"$.station 12 ✗ wrong-type"#,
        #"$.geometry { "type": "Polygon", "coord… ⋯ (✗ bad-element)"#,
        #"$.geometry.type "Polygon" ⋯ (✗ custom)"#,
        #"$.geometry.coordinates [8.55, 147.37] ⋯ (✗ custom)"#,
        "$.geometry.coordinates[0] 8.55 ⋯ (✓ 8.55)",
        "$.geometry.coordinates[1] 147.37 ⋯ (✓ 147.37)",
        #"$.properties.readings [ { "hour": "2", "temperatu… ⋯ (✗ bad-element)"#,
        #"$.properties.readings[0] { "hour": "2", "temperature… ⋯ (✗ bad-element)"#,
        #"$.properties.readings[0].hour "2" ⋯ (✗ wrong-type)"#,
        #"$.properties.readings[0].temperature null ⋯ (✗ null)"#,
        #"$.properties.readings[0].humidity ◌ missing ⋯ (∅ nil)"#,
        #"$.properties.readings[1] { "temperature": 5, "humidi… ⋯ (✗ bad-element)"#,
        #"$.properties.readings[1].hour ◌ missing ⋯ (✗ missing)"#,
        #"$.properties.readings[1].temperature 5 ⋯ (✓ 5.0)"#,
        #"$.properties.readings[1].humidity 50.5 ⋯ (✗ fraction)"#,
        #"$.properties.warnings [ { "type": "storm" } ] ⋯ (↺ bad-element)"#,
        #"$.properties.warnings[0] { "type": "storm" } ⋯ (⊘ bad-element)"#,
        #"$.properties.warnings[0].type "storm" ⋯ (⊘ bad-element)"#,
        #"$.properties.warnings[0].gusts ◌ missing ⋯ (⊘ missing)"#,
        #"$.properties.updated 1700000000 ⋯ (✗ wrong-type)"#,
        #"$.properties.units "Metric" ⋯ (✗ bad-enum)"#,
        #"$.properties.wind "S" ⋯ (✗ wrong-type)"#,
        #"p.json:2:14: error: expected String for 'station', found the number 12"#,
        #"strict threw 1 threw · 13 not reached · 1 of at least 10 errors"#,
      ]),
    EverydayModel(
      name: "tables of texts",
      source: lk,
      payload: #"{"country": "CH", "level": 5, "day": 7}"#,
      lines: [
        #"$.country "CH" ~ "Switzerland" custom"#,
        #"$.level 5 ~ "high" wrong-type"#,
        #"$.day 7 ~ "Sunday" wrong-type"#,
        #"strict decoded 3 converted"#,
      ]),
    EverydayModel(
      name: "tables of texts that don't know what was sent",
      source: lk,
      payload: #"{"country": "XX", "level": 2, "day": 9}"#,
      lines: [
        #"$.country "XX" ↺ "elsewhere" bad-enum!"#,
        #"$.level 2 ~ "low" wrong-type"#,
        #"$.day 9 ↺ "someday" wrong-type!"#,
        #"strict decoded 1 converted · 2 default · 2 lost silently"#,
      ]),
  ]
}
