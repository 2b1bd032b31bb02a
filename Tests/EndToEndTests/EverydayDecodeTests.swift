import EverydayModels
import Testing

/// A dozen of the everyday models through the built program, whose compiled models are derived and run in a
/// process of their own: it says the same.
@Suite struct EverydayDecodeTests {
  private static let models =
    EverydayModel.byProgram
    + (0..<(12 - EverydayModel.byProgram.count)).map { place in
      EverydayModel.all[place * EverydayModel.all.count / 12]
    }

  @Test(arguments: models)
  func `the program says of a model what Foundation does`(_ model: EverydayModel) throws {
    let said = try OwnModelDecode.said(model.source, model.payload)
    for line in model.lines { #expect(said.contains(line), "\(model): \(line) in \(said)") }
  }
}
