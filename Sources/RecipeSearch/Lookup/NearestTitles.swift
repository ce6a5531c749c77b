import RecipeMatching

/// A finder of the titles that a person may have meant.
enum NearestTitles {
  /// The maximum number of suggestions.
  private static let limit = 3

  /// Returns the titles most like a name, at most three, the most similar first.
  static func to(_ name: String, in titles: some Sequence<String>) -> [String] {
    let wanted = TitleWords(title: name)
    var best: [(likeness: Double, title: String)] = []
    for title in titles {
      let likeness = wanted.likeness(to: TitleWords(title: title))
      guard likeness > 0, best.count < limit || likeness > best[limit - 1].likeness,
        !best.contains(where: { $0.title == title })
      else { continue }
      let place = best.firstIndex { $0.likeness < likeness } ?? best.count
      best.insert((likeness, title), at: place)
      best = Array(best.prefix(limit))
    }
    return best.map(\.title)
  }
}
