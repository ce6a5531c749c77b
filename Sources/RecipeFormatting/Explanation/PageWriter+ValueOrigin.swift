import RecipeCore
import RecipeMerging
import Text

extension PageWriter {
  /// Writes a value, where it came from, and what it won over.
  ///
  /// Unknown fields are values of their own.
  mutating func write(_ origin: ValueOrigin, isWhole: Bool) {
    guard origin.field != RecipeField.extras.rawValue else {
      for part in origin.parts {
        write(part, named: "\(origin.field).\(part.field)", isWhole: isWhole)
      }
      return
    }
    write(origin, named: origin.field, isWhole: isWhole)
  }

  private mutating func write(_ origin: ValueOrigin, named name: String, isWhole: Bool) {
    write(origin.value, after: "\(name):", indent: "  ", isWhole: isWhole)
    let from = origin.winners.memberList
    line("from \(from), \(origin.rule)", indent: Self.inner, hang: 2, style: .dim)
    for (lost, members) in origin.lost.grouped(atMost: isWhole ? .max : Self.shownLosers) {
      write(lost, of: members, isWhole: isWhole)
    }
    let hidden = isWhole ? 0 : origin.lost.groupCount - Self.shownLosers
    if hidden > 0 { line("and \(hidden) more; -v shows them", indent: Self.inner, style: .dim) }
    write(parts: origin, isWhole: isWhole)
  }

  private static let inner = "      "
  private static let shownLosers = 6

  /// Writes a value on the line of its name; whole lists have a line for each entry.
  private mutating func write(
    _ value: OutputValue, after start: String, indent: String, isWhole: Bool,
    style: TerminalStyle? = nil
  ) {
    let entries = value.entries
    guard isWhole, entries.count > 1 else {
      let text = isWhole ? value.readableText : value.shortText
      return line("\(start) \(text)", indent: indent, hang: 4, style: style)
    }
    line("\(start) \(entries.count) entries", indent: indent, hang: 4, style: style)
    for entry in entries { line(entry, indent: indent + "    • ", style: style) }
  }

  private mutating func write(
    _ lost: ValueOrigin.LostValue, of members: [Int], isWhole: Bool
  ) {
    let relation = lost.relation == .otherWords ? "also" : "not"
    let reason = if case .setAside(let reason) = lost.relation { " (\(reason))" } else { "" }
    write(
      lost.value, after: "\(relation) \(members.memberList)\(reason):", indent: Self.inner,
      isWhole: isWhole, style: .dim)
  }

  /// Writes where each part came from: a line for each unless all say the same.
  private mutating func write(parts origin: ValueOrigin, isWhole: Bool) {
    let isPlain = origin.parts.allSatisfy {
      $0.lost.isEmpty && Set($0.winners) == Set(origin.winners)
    }
    guard !isPlain else { return }
    for part in origin.parts {
      let lost = part.lost.map { lost in
        let relation = lost.relation == .otherWords ? "also" : "not"
        let text = isWhole ? lost.value.readableText : lost.value.shortText
        return "; \(relation) \([lost.member].memberList): \(text)"
      }
      line(
        "\(part.field) \(part.winners.memberList)\(lost.joined())", indent: Self.inner, hang: 2,
        style: .dim)
    }
  }
}

extension [Int] {
  /// Members as `why` names them: `[0] [2]`.
  fileprivate var memberList: String {
    map { "[\($0)]" }.joined(separator: " ")
  }
}

extension [ValueOrigin.LostValue] {
  private struct Key: Hashable {
    let value: OutputValue
    let relation: ValueOrigin.Relation
  }

  /// The number of different values there are.
  fileprivate var groupCount: Int {
    Set(map { Key(value: $0.value, relation: $0.relation) }).count
  }

  /// The different values with the members that have each, in the order of the first of these.
  fileprivate func grouped(
    atMost limit: Int
  ) -> ArraySlice<(ValueOrigin.LostValue, [Int])> {
    var places: [Key: Int] = [:]
    var groups: [(ValueOrigin.LostValue, [Int])] = []
    for lost in self {
      let place = places[Key(value: lost.value, relation: lost.relation), default: groups.count]
      if place == groups.count {
        places[Key(value: lost.value, relation: lost.relation)] = place
        groups.append((lost, []))
      }
      groups[place].1.append(lost.member)
    }
    return groups.prefix(limit)
  }
}

extension OutputValue {
  /// The entries of a list as texts for people: of a named thing its name.
  fileprivate var entries: [String] {
    guard case .list(let values) = self else { return [readableText] }
    return values.map(\.readableText)
  }

  /// The value as a text for people.
  fileprivate var readableText: String {
    switch self {
    case .list: entries.joined(separator: " · ")
    case .object(let members): members.readableText ?? plainText(separator: " · ")
    default: plainText(separator: " · ")
    }
  }

  /// The value in a few words; of a list, how many entries it has and the first of them.
  fileprivate var shortText: String {
    guard case .list(let values) = self, values.count > 1 else { return readableText.cut(to: 200) }
    return "\(values.count) entries: " + readableText.cut(to: 100)
  }
}

extension [OutputMember] {
  /// A rating as `4.8 of 5 (212)`, a group by its name.
  fileprivate var readableText: String? {
    func text(_ name: String) -> String? {
      first { $0.name == name && $0.value != .absent }?.value.plainText(separator: " ")
    }
    if let name = text("name"), text("start") != nil { return name }
    guard let value = text("value"), let best = text("best") else { return nil }
    let votes = text("count").map { " (\($0))" } ?? ""
    if best == "1", let value = Double(value) {
      return RoundedNumber.shortest(value * 100, decimals: 1) + " %" + votes
    }
    return "\(Self.rounded(value)) of \(best)\(votes)"
  }
}

extension [OutputMember] {
  /// Returns a mean with two decimals at most: "4.33" for 4.3333333.
  fileprivate static func rounded(_ number: String) -> String {
    guard let point = number.firstIndex(of: "."), number[point...].utf8.count > 3,
      let value = Double(number)
    else { return number }
    let hundredths = Int((value * 100).rounded())
    let decimals = "\(100 + hundredths % 100)".dropFirst()
    return "\(hundredths / 100)." + (decimals.hasSuffix("0") ? decimals.dropLast() : decimals)
  }
}

extension String {
  /// The beginning, with "…" in place of what is left out.
  fileprivate func cut(to length: Int) -> String {
    count > length ? prefix(length - 1) + "…" : self
  }
}
