extension SectionKind {
  /// True if a body has a heading that names the kind above lines of its own, so that a list in front
  /// matter which no name tells is something else.
  func hasSection(in body: String) -> Bool {
    var isInside = false
    for line in body.split(whereSeparator: \.isNewline) {
      if line.first == "#" {
        let heading = String(line.drop { $0 == "#" || $0 == " " }).cleaned(.line)
        isInside = SectionKind(heading: heading, isNested: true) == self
      } else if isInside, let first = line.first(where: { !$0.isWhitespace }),
        !"{<[".contains(first)
      {
        return true
      }
    }
    return false
  }
}
