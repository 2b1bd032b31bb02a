/// The singular of English plurals, as far as keys of payloads have them.
enum Singular {
  static func of(_ word: String) -> String {
    if let known = irregular[word] { return known }
    if unchanged.contains(word) || !word.hasSuffix("s") || word.count < 3 { return word }
    for ending in ["ss", "us", "is"] where word.hasSuffix(ending) { return word }
    if word.hasSuffix("ies") { return word.count > 4 ? word.dropLast(3) + "y" : dropping(1, word) }
    let sibilants = ["sses", "shes", "ches", "xes", "zzes", "oes"]
    if sibilants.contains(where: word.hasSuffix) { return dropping(2, word) }
    if sAfterVowel.contains(dropping(2, word)) { return dropping(2, word) }
    return dropping(1, word)
  }

  private static func dropping(_ count: Int, _ word: String) -> String {
    String(word.dropLast(count))
  }

  private static let irregular = [
    "analyses": "analysis", "axes": "axis", "calves": "calf", "children": "child",
    "cookies": "cookie", "criteria": "criterion", "feet": "foot", "geese": "goose",
    "halves": "half", "indices": "index", "knives": "knife", "leaves": "leaf", "lives": "life",
    "matrices": "matrix", "men": "man", "mice": "mouse", "movies": "movie", "people": "person",
    "quizzes": "quiz", "shelves": "shelf", "shoes": "shoe", "teeth": "tooth", "thieves": "thief",
    "vertices": "vertex", "wives": "wife", "wolves": "wolf", "women": "woman",
  ]

  private static let unchanged: Set<String> = [
    "alias", "always", "atlas", "aws", "bias", "canvas", "css", "dns", "gas", "gps", "has", "https",
    "ios", "lens", "means", "news", "series", "sms", "species", "this", "was", "yes",
  ]

  /// NameWords that end in s themselves, so that their plural ends in -ses.
  private static let sAfterVowel: Set<String> = [
    "alias", "atlas", "bias", "bonus", "bus", "campus", "canvas", "census", "focus", "gas", "lens",
    "plus", "radius", "status", "virus",
  ]
}
