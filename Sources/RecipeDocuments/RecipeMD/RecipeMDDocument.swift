/// A RecipeMD recipe (specification 2.4.0, https://recipemd.org/specification.html).
package struct RecipeMDDocument: Sendable, Hashable {
  /// The first heading.
  package let title: String
  /// The blocks before the tags, yields and first divider, verbatim.
  package let description: String?
  /// The paragraph in italics, split at commas.
  package let tags: [String]
  /// The paragraph in bold, split at commas.
  package let yields: [RecipeMDAmount]
  /// The ingredients before the first group.
  package let ingredients: [RecipeMDIngredient]
  /// The groups.
  package let groups: [RecipeMDGroup]
  /// What follows the second divider, verbatim.
  package let instructions: String?
}

/// One ingredient of a RecipeMD recipe.
package struct RecipeMDIngredient: Sendable, Hashable {
  /// How much of it.
  package let amount: RecipeMDAmount?
  /// The name, verbatim Markdown with all that follows in the item.
  package let name: String
  /// The target of a link that is the whole name.
  package let link: String?
  /// The block of the item, for its plain text.
  let block: Int
}

/// A group of ingredients with a heading.
package struct RecipeMDGroup: Sendable, Hashable {
  /// The heading.
  package let title: String
  /// The ingredients before the first group inside.
  package var ingredients: [RecipeMDIngredient]
  /// The groups inside.
  package var groups: [RecipeMDGroup]
}

/// Why a text is no RecipeMD recipe.
package struct RecipeMDError: Error, Sendable, Hashable {
  /// What is wrong, as a phrase.
  package let message: String
  /// The line, from 1.
  package let line: Int
}
