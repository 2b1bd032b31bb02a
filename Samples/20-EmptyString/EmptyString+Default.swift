import DecodingStyles
import Foundation

extension EmptyString {
  enum Defaulted {
    struct Contact: Codable {
      @DefaultCodable var name: String
      @Default<NoURL> var website: URL?
      @Default<NoInt> var age: Int?
      @Default<NoDate> var birthday: Date?
    }

    enum NoURL: DefaultValueProvider {
      static let defaultValue: URL? = nil
    }

    enum NoInt: DefaultValueProvider {
      static let defaultValue: Int? = nil
    }

    enum NoDate: DefaultValueProvider {
      static let defaultValue: Date? = nil
    }
  }
}
