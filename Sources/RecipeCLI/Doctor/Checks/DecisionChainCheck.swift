import RecipeConfiguration
import RecipeCore
import RecipeMatching
import RecipeStorage

/// Checks that no chain of links joins two records that a decision separates: "link a b" and "link b c" beside
/// "unlink a c".
struct DecisionChainCheck: DoctorCheck {
  func findings(in setUp: SetUp) -> [Finding] {
    guard let root = setUp.configuration?.library.path,
      case let store = DecisionStore(root: root, files: setUp.files),
      let decisions = try? store.load().decisions
    else { return [] }
    let (links, unlinks) = (
      decisions.filter { $0.kind == .link }, decisions.filter { $0.kind == .unlink }
    )
    let neighbours = Self.neighbours(links)
    return unlinks.filter { unlink in
      !links.contains { $0.first == unlink.first && $0.second == unlink.second }
        && Self.reaches(unlink.second, from: unlink.first, neighbours)
    }.map { unlink in
      let names = [unlink.first, unlink.second].map { ReferenceText.text(of: $0) }
      return Finding(
        .decisions, .warning,
        "\(names[0]) and \(names[1]) are unlinked, but links join them through others",
        at: setUp.shown(store.path), why: "they stay apart, and one of the links has no effect",
        remedy: "remove the link or the unlink that is wrong")
    }
  }

  private static func neighbours(_ links: [MatchDecision]) -> [RecordReference: [RecordReference]] {
    links.reduce(into: [:]) { neighbours, link in
      neighbours[link.first, default: []].append(link.second)
      neighbours[link.second, default: []].append(link.first)
    }
  }

  private static func reaches(
    _ end: RecordReference, from start: RecordReference,
    _ neighbours: [RecordReference: [RecordReference]]
  ) -> Bool {
    var (seen, open): (Set<RecordReference>, [RecordReference]) = ([start], [start])
    while let next = open.popLast() {
      if next == end { return true }
      open += (neighbours[next] ?? []).filter { seen.insert($0).inserted }
    }
    return false
  }
}
