extension SampleOutcomesTests {
  static let realLife: [SampleOutcome] = [
    SampleOutcome(
      "IssueEvent", "as-received",
      strict: "typeMismatch Bool at $.issue.labels[2].isDefault",
      default: #"issue.attachments[0].bytes: 0, "#
        + #"issue.comments[2].created_at: "1970-01-01T00:00:00Z", "#
        + #"issue.comments[2].edited_at: nil, issue.estimate: nil, "#
        + #"issue.labels[2].is_default: false, issue.milestone.due_on: nil, "#
        + #"issue.milestone.progress: 0, issue.priority: 0, issue.reactions: {}, "#
        + #"project.homepage: nil, project.pushed_at: "1970-01-01T00:00:00Z", project.topics: []"#,
      smart: #"issue.comments[2].created_at: "1970-01-01T00:00:00Z", "#
        + #"issue.comments[2].edited_at: nil, issue.estimate: nil, "#
        + #"issue.labels[2].is_default: false, issue.milestone.due_on: nil, issue.reactions: {}, "#
        + #"project.homepage: nil, project.pushed_at: "1970-01-01T00:00:00Z", project.topics: []"#),
    SampleOutcome("IssueEvent", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "IssueEvent", "epoch-dates",
      strict: "typeMismatch String at $.deliveredAt",
      default: epochDates, smart: epochDates),
    SampleOutcome(
      "IssueEvent", "nulls",
      strict: "valueNotFound Dictionary<String, Any> at $.issue.assignees[0]",
      default: nulls, smart: nulls),
    SampleOutcome(
      "IssueEvent", "issue-missing",
      strict: "keyNotFound issue in $", default: emptyIssue, smart: emptyIssue),
    SampleOutcome(
      "IssueEvent", "error-body",
      strict: "keyNotFound action in $", default: emptyEvent, smart: emptyEvent),
  ]

  private static let epoch = #""1970-01-01T00:00:00Z""#

  private static let epochDates =
    "delivered_at: \(epoch), "
    + (0..<6).map { comment in
      "issue.comments[\(comment)].created_at: \(epoch), "
        + (comment == 2 ? "issue.comments[2].edited_at: nil, " : "")
    }.joined()
    + "issue.created_at: \(epoch), issue.milestone.due_on: nil, project.pushed_at: \(epoch)"

  private static let nulls =
    "issue.assignees: [], issue.body: nil, issue.comments: [], issue.estimate: nil, "
    + "issue.milestone.due_on: nil, issue.milestone.progress: nil, issue.milestone.title: nil"

  private static let emptyIssue =
    "issue.assignees: [], issue.attachments: [], issue.body: nil, issue.comments: [], "
    + "issue.created_at: \(epoch), issue.estimate: nil, issue.id: 0, issue.labels: [], "
    + "issue.milestone.due_on: nil, issue.milestone.progress: nil, issue.milestone.title: nil, "
    + #"issue.number: 0, issue.priority: 0, issue.reactions: {}, issue.title: """#

  private static let emptyEvent =
    #"action: "", delivered_at: \#(epoch), \#(emptyIssue), "#
    + #"project.full_name: "", project.homepage: nil, project.id: 0, "#
    + #"project.pushed_at: \#(epoch), project.topics: [], project.watchers: 0, "#
    + #"sender.avatar_url: nil, sender.id: 0, sender.login: """#
}
