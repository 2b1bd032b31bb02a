import DecodingReport
import Observation
import Testing

/// A model is written by what its author gave it.
@Suite struct ModelTextTests {
  @Observable final class Player: Decodable {
    enum CodingKeys: CodingKey { case score }
    var score: Int

    init(from decoder: any Decoder) throws {
      score = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .score)
    }
  }

  @Test func `what a macro adds to a model isn't written`() {
    #expect(
      run(Root<Player>.self, #"{"score": 7}"#, [.strict]).styles[0].value == "Player(score: 7)")
  }
}
