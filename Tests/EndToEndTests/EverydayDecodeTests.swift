import EverydayModels
import Testing

/// Some of the everyday models through the built program, whose compiled models are derived and run in a
/// process of their own: it says the same.
@Suite struct EverydayDecodeTests {
  private static let models =
    EverydayModel.byProgram
    + stride(from: 0, to: EverydayModel.all.count, by: EverydayModel.all.count / 12).map {
      EverydayModel.all[$0]
    }

  @Test(arguments: models)
  func `the program says of a model what Foundation does`(_ model: EverydayModel) throws {
    let said = try OwnModelDecode.said(model.source, model.payload)
    for line in model.lines { #expect(said.contains(line), "\(model): \(line) in \(said)") }
  }
}
