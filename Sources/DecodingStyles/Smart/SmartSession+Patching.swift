extension SmartSession {
  /// Begins with the values of the model that is patched.
  func patch(_ model: Any) {
    isPatching = true
    frames[0].isDirect = false
    current = [0: InitialValues.values(of: model)]
  }

  /// Goes on to what is current under `key` of the value at `depth`.
  func descend(to key: String, depth: Int) {
    guard isPatching else { return }
    current = current.filter { $0.key <= depth }
    guard let value = current[depth]?[key] else { return }
    let content = (value as? any SmartProperty).map(\.content) ?? value
    current[depth + 1] = content.map { InitialValues.values(of: $0) }
  }

  /// The current value under `key`, where a model is patched.
  func currentValue<Value>(_ type: Value.Type, _ key: String, depth: Int) -> Value? {
    isPatching ? current[depth]?[key] as? Value : nil
  }
}
