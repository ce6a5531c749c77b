import RecipeCore
import Suggestions

/// Finds the one recipe that a person names: by id, record, address, title or the start of an id.
struct RecipeLookup {
  /// What a name led to.
  enum Outcome {
    case found(RankedRecipe)
    case ambiguous([RankedRecipe])
    /// Nothing; titles that come near.
    case unknown(nearest: [String])
  }

  /// Every recipe there is.
  let recipes: [RankedRecipe]

  /// Looks a name up; what names a recipe whole goes before what only begins its id.
  func find(_ name: String) -> Outcome {
    let ways = [byID, byRecord, byAddress, byTitle, byPrefix]
    for way in ways {
      let found = way(name)
      if found.count == 1 { return .found(found[0]) }
      if found.count > 1 { return .ambiguous(found) }
    }
    return .unknown(nearest: nearestTitles(to: name))
  }

  /// The id of the merged recipe or of any of its records.
  private func byID(_ name: String) -> [RankedRecipe] {
    guard name.utf8.count == 12 else { return [] }
    return byPrefix(name)
  }

  private func byPrefix(_ name: String) -> [RankedRecipe] {
    let prefix = name.lowercased()
    guard !prefix.isEmpty, prefix.utf8.count <= 12, prefix.utf8.allSatisfy(\.isHexDigit) else {
      return []
    }
    return recipes.filter { recipe in
      recipe.merged.id.hasPrefix(prefix)
        || recipe.merged.members.contains { RecipeID.of($0.reference).hasPrefix(prefix) }
    }
  }

  /// `source:id`, or the id inside a source.
  private func byRecord(_ name: String) -> [RankedRecipe] {
    recipes.filter { recipe in
      recipe.merged.members.contains { member in
        member.reference.id == name || "\(member.reference.source):\(member.reference.id)" == name
      }
    }
  }

  private func byAddress(_ name: String) -> [RankedRecipe] {
    guard name.contains("://"), let address = CanonicalURL(name) else { return [] }
    return recipes.filter { recipe in
      recipe.merged.members.contains { member in
        member.addresses.contains { CanonicalURL($0) == address }
      }
    }
  }

  private func byTitle(_ name: String) -> [RankedRecipe] {
    let title = name.lowercased()
    return recipes.filter { recipe in
      recipe.merged.recipe.title.lowercased() == title
        || recipe.merged.members.contains { $0.recipe.title.lowercased() == title }
    }
  }

  /// The nearest titles: those that hold every word of the name, else the one spelt most alike.
  private func nearestTitles(to name: String) -> [String] {
    let words = name.lowercased().split(separator: " ")
    let titles = recipes.map(\.merged.recipe.title)
    let holding = titles.lazy.filter { title in
      let lowercased = title.lowercased()
      return !words.isEmpty && words.allSatisfy { lowercased.contains($0) }
    }
    let first = Array(holding.prefix(3))
    return first.isEmpty ? Suggestion.nearest(to: name, in: titles).map { [$0] } ?? [] : first
  }
}

extension RecipeRecord {
  fileprivate var addresses: [String] {
    let own = [recipe.sourceURL, recipe.f2fURL].compactMap(\.self)
    if case .url(let url) = locator { return own + [url] }
    return own
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
  }
}
