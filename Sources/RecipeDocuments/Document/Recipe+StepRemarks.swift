import RecipeCore

extension Recipe {
  /// Moves what is no step from the beginning and the end of the directions to the notes.
  ///
  /// A remark between steps, but a tip, stays where a cook needs it. The directions keep at least one step, and
  /// none of their headings loses all of its steps.
  ///
  /// - Parameter keepsNotes: True if the notes are wanted.
  mutating func takeRemarksFromSteps(keepsNotes: Bool) {
    takeServingFromYield(keepsNotes: keepsNotes)
    divideIntroduction()
    if directions.count == 1, StepRemark.saysNone(directions[0]) {
      if keepsNotes { notes += directions }
      (directions, directionGroups) = ([], [])
    }
    guard directions.count > 1 else { return }
    joinSettingsToSteps()
    takeNameAboveSteps()
    takeFirstYield()
    let firstNotes = takeFirstNotes()
    let lastRemarks = takeLastRemarks()
    let remarks = firstNotes + takeNoteParts() + takeTips() + lastRemarks + takeLastRemarks()
    if keepsNotes { notes += remarks }
  }

  /// Moves what goes with the dish from the yield to the notes: "Serve: with bread".
  private mutating func takeServingFromYield(keepsNotes: Bool) {
    guard let text = yield, !text.contains(where: \.isNumber),
      let first = FoldedText.words(text.utf8).split(separator: " ").first,
      Self.wordsForWith.contains(String(first))
    else { return }
    yield = nil
    if keepsNotes { notes.append(text) }
  }

  private static let wordsForWith: Set<String> = [
    "with", "mit", "avec", "con", "com", "med", "z", "s", "с",
  ]

  /// Takes a yield above the steps, unless the recipe has another.
  private mutating func takeFirstYield() {
    guard yield == nil, !isHeading(1, groupStarts), let first = StepRemark.yield(in: directions[0])
    else {
      return
    }
    yield = first
    removeFirstDirections(1)
  }

  private mutating func removeFirstDirections(_ count: Int) {
    guard count > 0 else { return }
    directions.removeFirst(count)
    directionGroups = directionGroups.map {
      RecipeGroup(name: $0.name, start: max(0, $0.start - count))
    }
  }

  private mutating func takeLastRemarks() -> [String] {
    var remarks: [String] = []
    let starts = groupStarts
    while true {
      guard let start = startOfLastRemark(starts) else {
        guard let invitation = takeInvitation() else { break }
        remarks.append(invitation)
        continue
      }
      let text = directions[start...].map { $0.cleaned(.paragraphs) }.joined(separator: " ")
      let isName = isNameAfterSentence(at: start)
      guard let remark = StepRemark.remark(in: text) ?? (isName ? text : nil) else { break }
      remarks.append(String(remark.drop { ":;, ".contains($0) }))
      directions.removeSubrange(start...)
    }
    // A lone mark says nothing.
    return remarks.reversed().filter { $0.contains { $0.isLetter || $0.isNumber } }
  }

  /// Removes the invitation after what has to be done from the last step, and returns it.
  private mutating func takeInvitation() -> String? {
    guard let last = directions.last, let invitation = StepRemark.invitation(in: last),
      invitation.startIndex > last.startIndex
    else { return nil }
    directions[directions.count - 1] = String(last[..<invitation.startIndex]).cleaned(.paragraphs)
    return String(invitation)
  }

  /// Returns the index at which the last remark starts: the last text, or the credit that this
  /// continues.
  private func startOfLastRemark(_ starts: Set<Int>) -> Int? {
    let last = directions.count - 1
    var start = last
    while start > 0, last - start < Self.creditLimit,
      Self.continuesCredit(directions[start], directions[start - 1])
    { start -= 1 }
    if !Credit.isSure(directions[start].cleaned(.line)) { start = last }
    let isRemark =
      StepRemark.remark(in: directions[start].cleaned(.paragraphs)) != nil
      || isNameAfterSentence(at: start)
    return start > 0 && isRemark && !isHeading(start - 1, starts) ? start : nil
  }

  /// The maximum number of texts that continue a credit.
  private static let creditLimit = 16

  /// True if the last text is a name, and the one before it ends as a sentence does.
  private func isNameAfterSentence(at index: Int) -> Bool {
    guard index > 0, index == directions.count - 1,
      StepRemark.isName(directions[index], after: directions[..<index])
    else { return false }
    return directions[index - 1].cleaned(.line).last.map { ".!?)".contains($0) } ?? false
  }

  /// True if a text continues the credit before it: ", by Ann Cook (2014)" or "by Ann Cook".
  private static func continuesCredit(_ text: String, _ previous: String) -> Bool {
    guard text.utf8.count <= 160 else { return false }
    let isFragment = text.hasPrefix(",") || text.lowercased().hasPrefix("by ")
    return isFragment || previous.hasSuffix(",") || previous.lowercased().hasSuffix(" from")
  }

  private mutating func takeFirstNotes() -> [String] {
    var remarks: [String] = []
    let starts = groupStarts
    if directions.count > 2, !isHeading(1, starts),
      isIntroduction(directions[0], starts) || StepIntroduction.isSize(directions[0])
        || SubstitutionText.isOne(directions[0])
    {
      remarks.append(directions[0])
      removeFirstDirections(1)
    }
    let notes = labelledFirstNotes
    removeFirstDirections(notes.count)
    return remarks + notes
  }

  /// True for a sentence that says nothing of the work, which a colon may end: "Here is how I do it:".
  private func isIntroduction(_ text: String, _ starts: Set<Int>) -> Bool {
    if starts.contains(0) { return false }
    guard let name = IngredientHeading.heading(in: text) else {
      return StepIntroduction.isOne(text, besides: ingredients)
    }
    return StepIntroduction.isOne(name + ".", besides: ingredients)
  }

  /// Divides directions that are one text with a sentence above its numbered steps.
  private mutating func divideIntroduction() {
    guard directions.count == 1, directionGroups.isEmpty,
      case let parts = StepNumbers.dividedBelowSentence(directions[0]), parts.count > 2
    else { return }
    directions = parts
  }

  /// The labelled notes that the directions begin with, but for the last step and the first of a group.
  private var labelledFirstNotes: [String] {
    var notes: [String] = []
    let starts = groupStarts
    while notes.count + 1 < directions.count, !isHeading(notes.count + 1, starts),
      let note = StepRemark.labelledNote(directions[notes.count])
    {
      notes.append(note)
    }
    return notes
  }

  private var groupStarts: Set<Int> { Set(directionGroups.map(\.start)) }

  private func isHeading(_ index: Int, _ starts: Set<Int>) -> Bool {
    starts.contains(index)
      || IngredientHeading.heading(in: directions[index]) != nil
  }
}
