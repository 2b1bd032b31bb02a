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

    SampleOutcome(
      "LossyElements", "as-received",
      strict: "typeMismatch Double at $.prices[1]",
      default: "lines[1].qty: 1, prices[1]: nil, prices[2]: nil, stock.ink: nil",
      smart: #"lines[1].qty: 1, lines[2].qty: 1, lines[2].sku: "", prices[2]: nil, stock.ink: nil"#),
    SampleOutcome("LossyElements", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "LossyElements", "price-null",
      strict: "valueNotFound Double at $.prices[1]",
      default: "lines: [], prices[1]: 4, prices[2]: nil",
      smart: "lines: [], prices[1]: 4, prices[2]: nil"),
    SampleOutcome(
      "LossyElements", "no-stock-for-ink",
      strict: "valueNotFound Int at $.stock.ink",
      default: "lines: [], stock.ink: nil", smart: "lines: [], stock.ink: nil"),
    SampleOutcome(
      "LossyElements", "line-without-sku",
      strict: "keyNotFound sku in $.lines[0]",
      default: #"lines[0].qty: 5, lines[0].sku: "I7", lines[1].qty: nil, lines[1].sku: nil"#,
      smart: #"lines[0].sku: """#),
    SampleOutcome(
      "LossyElements", "object-for-list",
      strict: "typeMismatch Array<Any> at $.prices",
      default: "lines: [], prices: [], stock: {}", smart: "lines: [], prices: [], stock: {}"),

    SampleOutcome(
      "DictionaryKeys", "as-received",
      strict: "typeMismatch Array<Any> at $.paints",
      default: #"paints.green: "00ff00", paints.red: "ff0000""#,
      smart: #"paints.green: "00ff00", paints.red: "ff0000""#),
    SampleOutcome("DictionaryKeys", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "DictionaryKeys", "pairs",
      strict: #"paints[0]: "red", paints[1]: "ff0000""#,
      default: "typeMismatch Dictionary<String, Any> at $.paints",
      smart: ""),
    SampleOutcome(
      "DictionaryKeys", "new-color",
      strict: "typeMismatch Array<Any> at $.paints",
      default: "dataCorrupted at $.paints.mauve: Could not convert key to type Color",
      smart: ""),
    SampleOutcome(
      "DictionaryKeys", "shelf-by-name",
      strict: "typeMismatch Array<Any> at $.paints",
      default: #"paints.red: "ff0000", shelves.2: nil"#,
      smart: #"paints.red: "ff0000", shelves: {}"#),
  ]
}
