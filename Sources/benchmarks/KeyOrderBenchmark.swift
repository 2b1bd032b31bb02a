import DecodingStyles
import Foundation

/// Objects of forty keys, in the order of the model and in others.
enum KeyOrderBenchmark {
  static func run(_ goals: inout Goals) throws {
    let count = 1000
    let rounds = 31
    let json = JSONDecoder()
    let smart = SmartDecoder()
    var runs = Alternation()
    for order in ProductsPayload.Order.allCases {
      let data = Data(ProductsPayload.make(count: count, order))
      let plain = try json.decode([Plain.Product].self, from: data)
      let same = try smart.decode([Smart.Product].self, from: data)
      precondition(plain.map(\.locale) == same.map(\.locale) && plain[7].price == same[7].price)
      runs.add("Foundation, \(order.rawValue)") {
        try json.decode([Plain.Product].self, from: data)
      }
      runs.add("smart, \(order.rawValue)") {
        try smart.decode([Smart.Product].self, from: data)
      }
    }
    let medians = runs.medians(rounds: rounds)
    let names = ProductsPayload.Order.allCases.map(\.rawValue)
    let pairs = names.indices.map { (medians[2 * $0].seconds, medians[2 * $0 + 1].seconds) }
    BenchmarkTable.print(
      "\(count) objects of 40 keys, medians of \(rounds)",
      ["keys in this order", "Foundation, ms", "smart, ms", "× Foundation's speed"],
      zip(names, pairs).map { name, pair in
        [
          name, BenchmarkTable.number(pair.0 * 1e3, 2), BenchmarkTable.number(pair.1 * 1e3, 2),
          BenchmarkTable.number(pair.0 / pair.1, 2),
        ]
      })
    for (name, pair) in zip(names, pairs) {
      goals.add("40 keys, \(name) order", pair.0 / pair.1, .atLeast, 1, "× Foundation")
    }
  }
}
