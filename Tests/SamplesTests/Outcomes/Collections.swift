extension SampleOutcomesTests {
  static let collections: [SampleOutcome] = [
    SampleOutcome(
      "OneBadElement", "as-received",
      strict: "keyNotFound price in $.products[1]",
      default: "products: []", smart: "products[1].price: 0"),
    SampleOutcome("OneBadElement", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "OneBadElement", "null-element",
      strict: "valueNotFound Dictionary<String, Any> at $.products[1]",
      default: "products: []", smart: "products: []"),
    SampleOutcome(
      "OneBadElement", "price-a-string",
      strict: "typeMismatch Double at $.products[1].price",
      default: "products: []", smart: ""),
    SampleOutcome(
      "OneBadElement", "object-for-list",
      strict: "typeMismatch Array<Any> at $.products",
      default: "products: []", smart: "products: []"),

    SampleOutcome(
      "NullInCollections", "as-received",
      strict: "valueNotFound String at $.tags[1]",
      default: "ratings[1]: nil, ratings[2]: 4, tags: []",
      smart: "ratings[1]: nil, ratings[2]: 4, tags: []"),
    SampleOutcome("NullInCollections", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "NullInCollections", "mixed-types",
      strict: "typeMismatch String at $.tags[1]",
      default: "plays: {}, ratings: [], tags: []",
      smart: #"tags[1]: "1959", tags[2]: "piano""#),
    SampleOutcome(
      "NullInCollections", "null-in-dictionary",
      strict: "valueNotFound Int at $.plays.2025", default: "plays: {}", smart: "plays: {}"),
    SampleOutcome(
      "NullInCollections", "null-collections",
      strict: "valueNotFound Array<Any> at $.tags",
      default: "plays: {}, ratings: [], tags: []", smart: "plays: {}, ratings: [], tags: []"),
  ]
}
