/// A wrapper of a list that keeps what was decoded, and the errors of the rest.
package enum ReportedList {
  package static let source = #"""
    struct Attempt<T: Decodable>: Decodable {
      let result: Result<T, any Error>
      init(from decoder: any Decoder) { result = Result { try T(from: decoder) } }
    }
    @propertyWrapper struct Reported<T: Decodable>: Decodable {
      var wrappedValue: [T] = []
      var errors: [any Error] = []
      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd {
          switch try list.decode(Attempt<T>.self).result {
          case .success(let value): wrappedValue.append(value)
          case .failure(let error): errors.append(error)
          }
        }
      }
    }

    """#
}
