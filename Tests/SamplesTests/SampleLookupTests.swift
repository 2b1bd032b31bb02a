import Testing
import Workbench

@testable import Samples

@Suite struct SampleLookupTests {
  @Test(arguments: [
    ("MissingKey", "MissingKey"), ("missing-key", "MissingKey"), ("missingkey", "MissingKey"),
    ("MISSING_KEY", "MissingKey"), ("Missing key", "MissingKey"), ("user", "User"),
    ("int, double, width", "NumberWidth"), ("issue webhook", "IssueEvent"),
  ])
  func `a sample is found in any spelling of its name or title`(spelling: String, name: String) {
    #expect(SampleCatalogue.all.sample(named: spelling)?.name == name)
  }

  @Test(arguments: [
    ("EnumDefaultCase", "WrapperAlone"), ("GenericOverload", "BoolOverload"),
    ("ArrayFromKeys", "AnyAsPrinted"), ("GenericAny", "AnyJSON"), ("generic any", "AnyJSON"),
    ("DoubleOptional", "WrongTypeAsNull"),
  ])
  func `a sample that is part of another one now is found by its former name`(
    former: String, name: String
  ) {
    #expect(SampleCatalogue.all.sample(named: former)?.name == name)
  }

  @Test func `a name, former ones too, leads to one sample`() {
    let names = SampleCatalogue.all.flatMap { [$0.name] + $0.formerNames }
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
  }

  @Test(arguments: ["", "Use", "Users", "missing.key", "01-User"])
  func `another name finds no sample`(name: String) {
    #expect(SampleCatalogue.all.sample(named: name) == nil)
  }

  @Test(arguments: ["as-received", "As Received", "as_received", "1-as-received.json"])
  func `a payload is found by its name or its file's`(spelling: String) {
    let user = SampleCatalogue.all.sample(named: "User")
    #expect(user?.payload(named: spelling)?.fileName == "1-as-received.json")
  }

  @Test(arguments: ["", "as", "1", "2-as-received.json"])
  func `another name finds no payload`(name: String) {
    #expect(SampleCatalogue.all.sample(named: "User")?.payload(named: name) == nil)
  }
}
