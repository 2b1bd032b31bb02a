import Foundation

extension IssueEvent {
  enum Strict {
    struct IssueEvent: Codable {
      var action: String
      var deliveredAt: Date
      var issue: Issue
      var project: Project
      var sender: Person
    }

    struct Issue: Codable {
      var id: Int
      var number: Int
      var title: String
      var body: String?
      var labels: [Label]
      var state: State
      var priority: Int
      var assignees: [Person]
      var milestone: Milestone?
      var comments: [Comment]
      var attachments: [Attachment]
      var reactions: [String: Int]
      var estimate: Double?
      var createdAt: Date
      var closedAt: Date?
    }

    enum State: String, Codable {
      case open, blocked, closed
    }

    struct Label: Codable {
      var name: String
      var color: String
      var isDefault: Bool
    }

    struct Person: Codable {
      var id: Int
      var login: String
      var avatarUrl: URL?
      var isAdmin: Bool
    }

    struct Milestone: Codable {
      var title: String
      var dueOn: Date?
      var progress: Double
    }

    struct Comment: Codable {
      var id: Int
      var author: Person
      var body: String
      var createdAt: Date
      var editedAt: Date?
    }

    struct Attachment: Codable {
      var fileName: String
      var url: URL?
      var bytes: Int
    }

    struct Project: Codable {
      var id: Int
      var fullName: String
      var homepage: URL?
      var pushedAt: Date
      var watchers: Int
      var topics: [String]
    }
  }
}
