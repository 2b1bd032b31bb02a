/// Why a text isn't a key or a sequence of keys.
package enum KeyNotationError: Error, Hashable {
  /// `<…>` with a name or modifier that doesn't exist.
  case unknownKey(String)
  /// A `<` without its `>`; a key `<` is written `<lt>`.
  case unclosed(String)
  /// Not exactly one key where one was wanted.
  case notOneKey(String)
}
