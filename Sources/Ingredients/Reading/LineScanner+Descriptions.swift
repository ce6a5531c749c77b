extension LineScanner {
  /// True if a part of the line names no food: "boneless" of "boneless, skinless chicken".
  func describesOnly(_ range: Range<Int>) -> Bool {
    var part = part(trimmed(range))
    guard !part.isAtEnd else { return false }
    part.skipDescriptions()
    return part.isAtEnd
  }

  /// Skips the words that only describe the food after them, with what joins them: "washed, dried
  /// and chopped".
  mutating func skipDescriptions() {
    skipDescriptionJoint()
    while takeTerm(where: { !$0.roles.isDisjoint(with: [.description, .modifier]) }) != nil {
      skipDescriptionJoint()
    }
  }

  /// Skips the marks and the word between two descriptions; the word alone joins two foods.
  private mutating func skipDescriptionJoint() {
    skipSpaces()
    while take("-") || take(",") || take("/") { skipSpaces() }
    var scan = self
    while scan.takeTerm([.plus, .range]) != nil {
      scan.skipSpaces()
      if scan.take("/") { scan.skipSpaces() }
    }
    guard scan.index > index, scan.takesDescription else { return }
    index = scan.index
  }

  private var takesDescription: Bool {
    var scan = self
    return scan.takeTerm(where: { !$0.roles.isDisjoint(with: [.description, .modifier]) }) != nil
  }
}
