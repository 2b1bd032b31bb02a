/// The text's lines without their ends, which are line feeds or carriage returns and line feeds;
/// what follows the last one is a line too, though it may be empty.
func lines(of text: String) -> [Substring] {
  text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
}

/// The text without white space at its ends, carriage returns included.
func trimmed(_ text: some StringProtocol) -> String {
  let start = text.drop { $0.isWhitespace }
  guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return String(start[...end])
}
