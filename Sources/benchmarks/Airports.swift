import DecodingStyles

/// The records that the decoders are compared on, in each style: names, codes, coordinates, nested
/// lists.
enum Plain {
  struct Airport: Codable {
    var name: String
    var iata: String
    var country: String
    var latitude: Double
    var longitude: Double
    var elevation: Int
    var isHub: Bool
    var website: String?
    var runways: [Runway]
    var carriers: [String]
  }

  struct Runway: Codable {
    var designator: String
    var length: Int
    var surface: String
  }
}

/// As many a team writes it by hand.
enum HandWritten {
  struct Airport: Decodable {
    var name: String
    var iata: String
    var country: String
    var latitude: Double
    var longitude: Double
    var elevation: Int
    var isHub: Bool
    var website: String?
    var runways: [Runway]
    var carriers: [String]

    private enum CodingKeys: CodingKey {
      case name, iata, country, latitude, longitude, elevation, isHub, website, runways, carriers
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decodeIfPresent(String.self, forKey: .name) ?? ""
      iata = try container.decodeIfPresent(String.self, forKey: .iata) ?? ""
      country = try container.decodeIfPresent(String.self, forKey: .country) ?? ""
      latitude = try container.decodeIfPresent(Double.self, forKey: .latitude) ?? 0
      longitude = try container.decodeIfPresent(Double.self, forKey: .longitude) ?? 0
      elevation = try container.decodeIfPresent(Int.self, forKey: .elevation) ?? 0
      isHub = try container.decodeIfPresent(Bool.self, forKey: .isHub) ?? false
      website = try container.decodeIfPresent(String.self, forKey: .website)
      runways = try container.decodeIfPresent([Runway].self, forKey: .runways) ?? []
      carriers = try container.decodeIfPresent([String].self, forKey: .carriers) ?? []
    }
  }

  struct Runway: Decodable {
    var designator: String
    var length: Int
    var surface: String

    private enum CodingKeys: CodingKey { case designator, length, surface }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      designator = try container.decodeIfPresent(String.self, forKey: .designator) ?? ""
      length = try container.decodeIfPresent(Int.self, forKey: .length) ?? 0
      surface = try container.decodeIfPresent(String.self, forKey: .surface) ?? ""
    }
  }
}

enum Wrapped {
  struct Airport: Codable {
    @DefaultCodable var name: String
    @DefaultCodable var iata: String
    @DefaultCodable var country: String
    @DefaultCodable var latitude: Double
    @DefaultCodable var longitude: Double
    @DefaultCodable var elevation: Int
    @DefaultCodable var isHub: Bool
    var website: String?
    @DefaultArray var runways: [Runway]
    @DefaultCodable var carriers: [String]
  }

  struct Runway: Codable {
    @DefaultCodable var designator: String
    @DefaultCodable var length: Int
    @DefaultCodable var surface: String
  }
}

enum Smart {
  struct Airport: SmartCodable {
    var name = ""
    var iata = ""
    var country = ""
    var latitude = 0.0
    var longitude = 0.0
    var elevation = 0
    var isHub = false
    var website: String?
    var runways: [Runway] = []
    var carriers: [String] = []
  }

  struct Runway: SmartCodable {
    var designator = ""
    var length = 0
    var surface = ""
  }
}
