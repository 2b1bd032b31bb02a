import Foundation

/// The settings of a ``SmartDecoder``, as a decode sees them.
struct SmartOptions {
  var keys = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
  var dates = JSONDecoder.DateDecodingStrategy.deferredToDate
  var data = JSONDecoder.DataDecodingStrategy.base64
  var floats = JSONDecoder.NonConformingFloatDecodingStrategy.throw
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]
  var profile = SmartProfile.six
  var numbers = SmartNumberStrategy.strict
  /// Whether a string that spells a decimal number is that number, whatever strings stand for
  /// infinities and NaN.
  var hasPlainNumbers: Bool {
    guard case .convertFromString(let infinity, let negativeInfinity, let nan) = floats else {
      return true
    }
    return ![infinity, negativeInfinity, nan].contains { Double($0)?.isFinite ?? false }
  }

  /// Whether keys are looked up as they stand in the document.
  var hasPlainKeys: Bool {
    if case .useDefaultKeys = keys { true } else { false }
  }
}
