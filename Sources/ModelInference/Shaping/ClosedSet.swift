/// Tells texts of a closed set (`open`, `closed`) from names and other texts that happen to recur.
///
/// How likely the next text is a new one, is about the part of those so far that were seen once
/// (I. J. Good and A. M. Turing's estimate). An enum throws at a new one, so that part has to be
/// small: how small, depends on what the key says. `status` is of a closed set by its name, and
/// half will do; of other keys, which may be names, it has to be a tenth, and hence ten texts at
/// least.
enum ClosedSet {
  static func isLikely(_ texts: ObservedWords, of key: NameWords) -> Bool {
    let words = texts.texts.filter { !$0.isEmpty }
    guard words.count >= 2, !isOfOpenSet(key), !areOtherThings(words) else { return false }
    let (count, singles) = (texts.count, texts.countOfSingles)
    if namesClosedSet(key) {
      return count >= 3 && singles * 2 <= count
    }
    return count >= 10 && singles * 10 <= count && texts.values.count * 3 <= count
      && texts.values.allSatisfy { looksLikeCase($0.text) }
  }

  /// Whether the key's name is one of kinds, states and the like.
  static func namesClosedSet(_ key: NameWords) -> Bool {
    key.singular.words.last.map(closedSets.contains) ?? false
  }

  /// Whether the key's name is one of names, addresses, texts: these recur too, where few things
  /// are listed often.
  private static func isOfOpenSet(_ key: NameWords) -> Bool {
    key.singular.words.last.map(openSets.contains) ?? true
  }

  /// Booleans in quotes, `user_1` and `user_2`, hashes, the codes of countries and languages.
  private static func areOtherThings(_ texts: [String]) -> Bool {
    let areBooleans = texts.allSatisfy { booleans.contains($0.lowercased()) }
    let isCountry = { (text: String) in text.utf8.count == 2 && text.allSatisfy(\.isUppercase) }
    return areBooleans || KeyForm.areNumbered(texts) || texts.contains(where: KeyForm.isHash)
      || texts.allSatisfy(isCountry) || KeyForm.areCodes(texts)
  }

  /// Whether a text is written as cases are, `inProgress`, `in_progress` or `IN_PROGRESS`: a word
  /// with a capital, several with spaces, and what has digits may be a name.
  private static func looksLikeCase(_ text: String) -> Bool {
    let letters = text.filter { $0 != "_" && $0 != "-" }
    let isCapitals = letters.allSatisfy(\.isUppercase)
    return letters.allSatisfy(\.isLetter) && letters.count >= 2
      && (isCapitals || text.first?.isLowercase == true)
  }

  private static let booleans: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "y", "n", "t", "f", "null", "none",
  ]

  /// The last words of keys whose values somebody has listed.
  private static let closedSets: Set<String> = [
    "access", "action", "alignment", "association", "availability", "conclusion", "direction",
    "encoding", "environment", "format", "frequency", "gender", "importance", "interval", "kind",
    "level", "method", "mode", "operation", "orientation", "outcome", "permission", "phase",
    "platform", "policy", "priority", "privacy", "protocol", "role", "scope", "season", "severity",
    "sex", "stage", "state", "status", "strategy", "style", "subtype", "tier", "trigger", "type",
    "typename", "unit", "urgency", "variant", "visibility", "weekday",
  ]

  /// The last words of keys whose values anybody makes up.
  private static let openSets: Set<String> = [
    "address", "album", "artist", "author", "body", "branch", "brand", "by", "caption", "city",
    "code", "color", "colour", "comment", "company", "content", "country", "county", "currency",
    "date", "description", "district", "domain", "email", "example", "file", "filename", "guid",
    "hash", "headline", "host", "hostname", "href", "icon", "id", "image", "ip", "isbn", "key",
    "keyword", "label", "lang", "language", "link", "locale", "location", "login", "manufacturer",
    "message", "model", "name", "nickname", "note", "owner", "parent", "path", "pattern", "person",
    "phone", "place", "query", "ref", "region", "sha", "sku", "slug", "street", "subtitle",
    "summary", "symbol", "tag", "team", "text", "ticker", "time", "timestamp", "timezone", "title",
    "token", "town", "uri", "url", "user", "username", "uuid", "value", "vendor", "version", "zip",
    "zone",
  ]
}
