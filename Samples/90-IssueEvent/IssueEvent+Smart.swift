import DecodingStyles
import Foundation

extension IssueEvent {
  enum Smart {
    struct IssueEvent: SmartCodable {
      var action = ""
      var deliveredAt = Date(timeIntervalSince1970: 0)
      var issue = Issue()
      var project = Project()
      var sender = Person()
    }

    struct Issue: SmartCodable {
      var id = 0
      var number = 0
      var title = ""
      var body: String?
      var labels: [Label] = []
      var state = State.open
      var priority = 0
      var assignees: [Person] = []
      var milestone: Milestone?
      var comments: [Comment] = []
      var attachments: [Attachment] = []
      var reactions: [String: Int] = [:]
      var estimate: Double?
      var createdAt = Date(timeIntervalSince1970: 0)
      var closedAt: Date?
    }

    enum State: String, SmartCaseDefaultable {
      case open, blocked, closed
      static let defaultCase = State.open
    }

    struct Label: SmartCodable {
      var name = ""
      var color = ""
      var isDefault = false
    }

    struct Person: SmartCodable {
      var id = 0
      var login = ""
      var avatarUrl: URL?
      var isAdmin = false
    }

    struct Milestone: SmartCodable {
      var title = ""
      var dueOn: Date?
      var progress = 0.0
    }

    struct Comment: SmartCodable {
      var id = 0
      var author = Person()
      var body = ""
      var createdAt = Date(timeIntervalSince1970: 0)
      var editedAt: Date?
    }

    struct Attachment: SmartCodable {
      var fileName = ""
      var url: URL?
      var bytes = 0
    }

    struct Project: SmartCodable {
      var id = 0
      var fullName = ""
      var homepage: URL?
      var pushedAt = Date(timeIntervalSince1970: 0)
      var watchers = 0
      var topics: [String] = []
    }
  }
}
