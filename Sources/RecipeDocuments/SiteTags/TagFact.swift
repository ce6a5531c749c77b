/// A fact of a recipe that a tag of a static site generator states by name: `servings="4"`.
struct TagFact {
  /// The key.
  let key: RecipeKey
  /// The name of the value.
  let name: String
  /// The value.
  let text: String
  /// The line of the tag, from 1.
  let line: Int

  /// Returns the facts of a tag.
  ///
  /// Any tag may state times and the yield, but only one that stands for the recipe its title, source or
  /// picture.
  ///
  /// - Parameters:
  ///   - names: The meanings of names.
  ///   - isOnly: False if several tags stand for recipes, most of which are others.
  static func all(
    of tag: SiteTag, line: Int, isOnly: Bool, _ names: inout TagNames
  ) -> [TagFact] {
    let meaning = names.tag(tag.name)
    guard !tag.isEnd, !meaning.isMarkup, !meaning.isTime else { return [] }
    if meaning.section == .nutrition {
      return tag.values.compactMap { value in
        guard let name = value.name, value.text.contains(where: \.isNumber),
          !(names.value(name).key?.isMeasure ?? false)
        else { return nil }
        return TagFact(key: .nutrition, name: name, text: value.text, line: line)
      }
    }
    let isOfRecipe = meaning.isRecipe && isOnly
    let isOfPart = meaning.isRecipe || meaning.section != nil
    return tag.values.compactMap { value in
      guard let name = value.name else { return nil }
      let known = names.value(name)
      guard let key = known.key ?? known.time?.key,
        key.isMeasure ? isStated(key, value.text, name, isOfPart) : isOfRecipe && mayTell(key)
      else { return nil }
      let text = ListLiteral.elements(of: value.text)?.joined(separator: ", ") ?? value.text
      return TagFact(key: key, name: name, text: text, line: line)
    }
  }

  /// True for a value that is a yield or a time, as its name says.
  ///
  /// - Parameter isOfPart: True for a tag of the recipe or of a section; the name of a unit alone,
  ///   "minutes", is a time only there.
  private static func isStated(
    _ key: RecipeKey, _ text: String, _ name: String, _ isOfPart: Bool
  ) -> Bool {
    if key == .yield {
      return text.contains { $0.isNumber || isOfPart && $0.isLetter }
        && name.lowercased() != "size"
    }
    guard BareTime(text) != nil || RecipeDuration.isStated(by: text) else { return false }
    return isOfPart || RecipeKey(name.utf8) != nil
  }

  private static func mayTell(_ key: RecipeKey) -> Bool {
    switch key {
    case .title, .description, .author, .language, .published, .tags, .source, .publisher,
      .publisherURL, .image, .rating, .ratingCount:
      true
    default: false
    }
  }
}
