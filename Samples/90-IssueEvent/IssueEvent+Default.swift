import DecodingStyles
import Foundation

extension IssueEvent {
  enum Defaulted {
    struct IssueEvent: Codable {
      @DefaultCodable var action: String
      @Default<Epoch> var deliveredAt: Date
      @DefaultCodable var issue: Issue
      @DefaultCodable var project: Project
      @DefaultCodable var sender: Person
    }

    struct Issue: Codable, DefaultValue {
      @DefaultInt var id: Int
      @DefaultInt var number: Int
      @DefaultString var title: String
      var body: String?
      @DefaultArray var labels: [Label]
      @DefaultCodable var state: State
      @DefaultInt var priority: Int
      @DefaultArray var assignees: [Person]
      var milestone: Milestone?
      @DefaultArray var comments: [Comment]
      @DefaultArray var attachments: [Attachment]
      @DefaultCodable var reactions: [String: Int]
      @Default<NoDouble> var estimate: Double?
      @Default<Epoch> var createdAt: Date
      @Default<NoDate> var closedAt: Date?
      static let defaultValue = Issue()
    }

    enum State: String, DefaultCodableEnum {
      case open, blocked, closed
      static let defaultCase = State.open
    }

    struct Label: Codable {
      @DefaultString var name: String
      @DefaultString var color: String
      @DefaultBool var isDefault: Bool
    }

    struct Person: Codable, DefaultValue {
      @DefaultInt var id: Int
      @DefaultString var login: String
      @Default<NoURL> var avatarUrl: URL?
      @DefaultBool var isAdmin: Bool
      static let defaultValue = Person()
    }

    struct Milestone: Codable {
      @DefaultString var title: String
      @Default<NoDate> var dueOn: Date?
      @DefaultDouble var progress: Double
    }

    struct Comment: Codable {
      @DefaultInt var id: Int
      @DefaultCodable var author: Person
      @DefaultString var body: String
      @Default<Epoch> var createdAt: Date
      @Default<NoDate> var editedAt: Date?
    }

    struct Attachment: Codable {
      @DefaultString var fileName: String
      @Default<NoURL> var url: URL?
      @DefaultInt var bytes: Int
    }

    struct Project: Codable, DefaultValue {
      @DefaultInt var id: Int
      @DefaultString var fullName: String
      @Default<NoURL> var homepage: URL?
      @Default<Epoch> var pushedAt: Date
      @DefaultInt var watchers: Int
      @DefaultArray var topics: [String]
      static let defaultValue = Project()
    }

    enum Epoch: DefaultValueProvider {
      static let defaultValue = Date(timeIntervalSince1970: 0)
    }

    enum NoDate: DefaultValueProvider {
      static let defaultValue: Date? = nil
    }

    enum NoDouble: DefaultValueProvider {
      static let defaultValue: Double? = nil
    }

    enum NoURL: DefaultValueProvider {
      static let defaultValue: URL? = nil
    }
  }
}
