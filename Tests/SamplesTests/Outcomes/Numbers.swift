extension SampleOutcomesTests {
  static let numbers: [SampleOutcome] = [
    SampleOutcome(
      "NumbersAsStrings", "as-received",
      strict: "typeMismatch String at $.code",
      default: #"code: "", price: 0, stock: 0"#, smart: ""),
    SampleOutcome("NumbersAsStrings", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "NumbersAsStrings", "decimal-comma",
      strict: "typeMismatch Double at $.price", default: "price: 0", smart: "price: 0"),
    SampleOutcome(
      "NumbersAsStrings", "hex-and-nan",
      strict: "typeMismatch Double at $.price",
      default: "price: 0, stock: 0", smart: #"price: "nan", stock: 16"#),
    SampleOutcome(
      "NumbersAsStrings", "with-unit",
      strict: "typeMismatch Double at $.price", default: "price: 0", smart: "price: 0"),
    SampleOutcome(
      "NumbersAsStrings", "true-for-text",
      strict: "typeMismatch String at $.code",
      default: #"code: """#, smart: #"code: """#),

    SampleOutcome(
      "BoolSpellings", "as-received",
      strict: "typeMismatch Bool at $.isOn",
      default: "isDimmable: true, isOn: false, isShared: nil", smart: "isShared: nil"),
    SampleOutcome("BoolSpellings", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "BoolSpellings", "yes-and-no",
      strict: "typeMismatch Bool at $.isOn",
      default: "isDimmable: true, isOn: false, isShared: nil", smart: "isShared: nil"),
    SampleOutcome(
      "BoolSpellings", "two",
      strict: "typeMismatch Bool at $.isOn",
      default: "isDimmable: true, isOn: false, isShared: nil",
      smart: "isOn: false, isShared: nil"),
    SampleOutcome(
      "BoolSpellings", "on-and-off",
      strict: "typeMismatch Bool at $.isOn",
      default: "isDimmable: true, isOn: false, isShared: nil",
      smart: "isDimmable: true, isOn: false, isShared: nil"),
    SampleOutcome(
      "BoolSpellings", "null",
      strict: "typeMismatch Bool at $.isOn",
      default: "isDimmable: true, isOn: false, isShared: nil",
      smart: "isDimmable: true, isOn: false, isShared: nil"),

    SampleOutcome(
      "NumberWidth", "as-received",
      strict: "dataCorrupted at $: The given data was not valid JSON.",
      default: "cycles: 0", smart: "cycles: 0"),
    SampleOutcome("NumberWidth", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "NumberWidth", "whole-fraction", strict: "volts: 4", default: "volts: 4", smart: "volts: 4"),
    SampleOutcome(
      "NumberWidth", "charge-300",
      strict: "dataCorrupted at $: The given data was not valid JSON.",
      default: "charge: 0", smart: "charge: 0"),
    SampleOutcome(
      "NumberWidth", "two-to-the-63",
      strict: "dataCorrupted at $: The given data was not valid JSON.",
      default: "cycles: 0", smart: "cycles: 0"),
    SampleOutcome(
      "NumberWidth", "negative-uptime",
      strict: "dataCorrupted at $: The given data was not valid JSON.",
      default: "uptime: 0", smart: "uptime: 0"),

    SampleOutcome(
      "LosslessIds", "as-received",
      strict: "typeMismatch String at $.id",
      default: #"customer: "0042", id: 1234567890123456789, rate: "1.0842""#, smart: ""),
    SampleOutcome("LosslessIds", "clean", strict: "", default: "", smart: ""),
    SampleOutcome(
      "LosslessIds", "rate-with-many-digits",
      strict: "rate: 1.0842345678901235",
      default: "rate: 1.0842345678901235", smart: "rate: 1.0842345678901235"),
    SampleOutcome(
      "LosslessIds", "amount-as-text",
      strict: "typeMismatch Decimal at $.amount",
      default: "typeMismatch Decimal at $.amount", smart: "amount: 0"),
    SampleOutcome(
      "LosslessIds", "customer-too-large",
      strict: "dataCorrupted at $: The given data was not valid JSON.",
      default: "dataCorrupted at $: The given data was not valid JSON.", smart: "customer: 0"),
    SampleOutcome(
      "LosslessIds", "customer-a-name",
      strict: "typeMismatch Int at $.customer",
      default: "typeMismatch Int at $.customer", smart: "customer: 0"),
  ]
}
