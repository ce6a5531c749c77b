/// The mark of front matter that says that its document is a recipe: `layout: recipe`,
/// `template = "recipe-page.html"`, or a tag.
enum RecipeMark {
  /// True if front matter has such a mark.
  static func isIn(_ frontMatter: RecipeFrontMatter) -> Bool {
    frontMatter.members.contains(where: isMark)
  }

  private static func isMark(_ member: FrontMatterMember) -> Bool {
    let name = FoldedText.key(member.name.utf8)
    if kinds.contains(name) { return member.value.texts.contains(where: namesRecipe) }
    if case .map(let members) = member.value, name == "taxonomies" {
      return members.contains(where: isMark)
    }
    guard RecipeKey(member.name.utf8) == .tags else { return false }
    return member.value.texts.contains { text in
      text.split { ",;".contains($0) }.contains { tag in
        RecipeKey.isWordForRecipe(String(tag).cleaned(.line).trimmingPrefix("#").lowercased())
      }
    }
  }

  /// True if one of the words is that for a recipe: "recipe-page.html", "layouts/recipe.njk".
  private static func namesRecipe(_ text: String) -> Bool {
    text.split { !$0.isLetter }.contains { RecipeKey.isWordForRecipe(String($0)) }
  }

  private static let kinds: Set<String> = ["layout", "template", "type", "kind", "pagetype"]
}
