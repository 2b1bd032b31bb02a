import DecodingRecord
import Foundation
import JSONSource

extension Bool: SmartScalar {
  static func conversion(of node: Int, in session: SmartSession) -> Conversion<Bool> {
    switch session.kind(node) {
    case .true: .asSent(true)
    case .false: .asSent(false)
    case .number: bool(fromNumber: session.document.double(node))
    case .string: bool(fromText: session.document.string(node))
    case .null: .failed(.null)
    default: .failed(.wrongType)
    }
  }

  private static func bool(fromNumber number: Double?) -> Conversion<Bool> {
    switch number {
    case 0: .converted(false, .wrongType)
    case 1: .converted(true, .wrongType)
    default: .failed(.wrongType)
    }
  }

  private static func bool(fromText text: String) -> Conversion<Bool> {
    switch text {
    case "1", "YES", "Yes", "yes", "TRUE", "True", "true": .converted(true, .wrongType)
    case "0", "NO", "No", "no", "FALSE", "False", "false": .converted(false, .wrongType)
    case "": .failed(.empty)
    default: .failed(.wrongType)
    }
  }
}

extension String: SmartScalar {
  static func conversion(of node: Int, in session: SmartSession) -> Conversion<String> {
    switch session.kind(node) {
    case .string: .asSent(session.document.string(node))
    case .number: .converted(session.plainText(ofNumberAt: node), .wrongType)
    case .null: .failed(.null)
    default: .failed(.wrongType)
    }
  }
}

extension SmartSession {
  /// A number as text: a whole one that fits `Int64` without point and exponent (`1.0` → `1`,
  /// `1e3` → `1000`), any other with the digits that it was sent with.
  func plainText(ofNumberAt node: Int) -> String {
    let text = numberText(node)
    if let integer = NumberText(text)?.integer(Int64.self) { return String(integer) }
    return String(decoding: text, as: UTF8.self)
  }
}
