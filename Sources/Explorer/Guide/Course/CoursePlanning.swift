package import Courses
package import Workbench

/// A course whose steps are to be worked out once more, with models of its own that were compiled.
package struct CoursePlanning: Sendable {
  package var plan: CoursePlan
  package var compiled: [Int: SampleEntry]

  /// What each step has on the screen then.
  package func run() -> CoursePlan { plan.with(compiled) }
}
