import Testing
import codable_explorer

struct HelpTests {
  @Test(arguments: Command.allCases)
  func `help names every option of the command and no other`(command: Command) throws {
    let run = try BuiltProgram.run(
      command == .explorer ? ["--help"] : [command.rawValue, "--help"])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output == Help.text(for: command))
    let listed = run.output.matches(of: /(?m)^  (--?[a-z0-9-]+)/).map { String($0.1) }
    #expect(listed == Option.all.filter { $0.commands.contains(command) }.map(\.name))
  }

  @Test func `the explorer's help names the other commands`() {
    for command in Command.allCases {
      #expect(Help.text(for: .explorer).contains(command.synopsis))
    }
  }

  @Test func `every word that help lists is taken`() throws {
    for option in Option.all {
      for command in option.commands {
        for word in option.words(in: command) {
          let name = command == .explorer ? [] : [command.rawValue]
          let takesModel: [Command] = [.decode, .roundtrip, .reduce, .redact, .export, .matrix]
          let operands = takesModel.contains(command) ? ["User"] : []
          #expect(throws: Never.self) {
            try Arguments(parsing: name + operands + [option.name, word])
          }
        }
      }
    }
  }

  @Test func `no option is listed twice`() {
    #expect(Set(Option.all.map(\.name)).count == Option.all.count)
  }

  @Test func `help fits a terminal of 100 columns`() {
    for command in Command.allCases {
      for line in Help.text(for: command).split(separator: "\n") {
        #expect(line.count <= 100)
      }
    }
  }

  @Test func `the version is a line`() throws {
    let run = try BuiltProgram.run(["--version"])
    #expect(run.status == 0)
    #expect(run.output == "codable-explorer \(Help.version)\n")
  }
}
