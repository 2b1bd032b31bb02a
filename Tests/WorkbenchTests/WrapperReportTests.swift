import DecodingReport
import DecodingStyles
import JSONSource
import Testing
import Workbench

/// Whole reports on wrappers that leave out, convert or tell apart.
@Suite struct WrapperReportTests {
  struct Basket: Codable {
    @LossyArray var prices: [Double]
    @LossyDictionary var stock: [String: Int]
    @LossyDictionary var byNumber: [Int: String]
    @LossyOptional var note: String?
  }

  @Test func `lossy wrappers report what they left out, and why`() {
    let report = run(
      Root<Basket>.self,
      #"{"prices": [1, "2", null, 4], "stock": {"pen": 3, "ink": "x"}, "byNumber": {"x": "a"}, "note": 5}"#,
      [.default])
    #expect(
      lines(report) == """
        default Basket(prices: [1.0, 4.0], stock: ["pen": 3], byNumber: [:], note: nil)
        ⊘ $.prices [Double] [1, "2", null, 4] → [1.0, 4.0] bad-element guilty $.prices[1]
        ✓ $.prices[0] Double 1 → 1.0
        ⊘ $.prices[1] Double "2" wrong-type silently “Expected to decode Double but found a string instead.”
        ⊘ $.prices[2] Double null null “Cannot get value of type Double -- found null value instead”
        ✓ $.prices[3] Double 4 → 4.0
        ⊘ $.stock [String: Int] {"pen": 3, "ink": "x"} → ["pen": 3] bad-element guilty $.stock.ink
        ✓ $.stock.pen Int 3 → 3
        ⊘ $.stock.ink Int "x" wrong-type silently “Expected to decode Int but found a string instead.”
        ⊘ $.byNumber [Int: String] {"x": "a"} → [:] bad-element guilty $.byNumber.x
        ⊘ $.byNumber.x Int "a" wrong-type silently “The key "x" is no Int.”
        ∅ $.note String? 5 → nil (type default) wrong-type silently “Expected to decode String but found number instead.”
        """)
  }

  @Test func `lossy wrappers say what stands in for what isn't there`() {
    let report = run(Root<Basket>.self, #"{"prices": {}, "stock": null}"#, [.default])
    #expect(
      lines(report) == """
        default Basket(prices: [], stock: [:], byNumber: [:], note: nil)
        ↺ $.prices [Double] {} → [] (type default) wrong-type silently “Expected to decode Array<Any> but found a dictionary instead.”
        ↺ $.stock [String: Int] null → [:] (type default) null
        ↺ $.byNumber [Int: String] ◌ → [:] (type default) missing
        ∅ $.note String? ◌ → nil missing
        """)
  }
}
