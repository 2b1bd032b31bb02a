import DecodingRecord
import Testing

@Suite struct ListedOptionTests {
  struct Rights: OptionSet, Decodable {
    let rawValue: Int

    init(rawValue: Int) { self.rawValue = rawValue }
    init(from decoder: any Decoder) throws {
      let names = try decoder.singleValueContainer().decode([String].self)
      let known = ["read": 1, "write": 2]
      rawValue = names.reduce(0) { $0 | (known[$1] ?? 0) }
    }
  }

  struct File: Decodable { let rights: Rights }

  @Test func `an option in a list is as sent, and one that nobody knows isn't`() throws {
    let tried = try Tried(File.self, #"{"rights": ["read", "write", "own"]}"#)
    #expect(tried.model.rights.rawValue == 3)
    #expect(tried["$.rights[0]"] == .asSent && tried["$.rights[1]"] == .asSent)
    #expect(tried["$.rights[2]"] == .dropped)
  }
}
