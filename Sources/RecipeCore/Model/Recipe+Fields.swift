extension Recipe {
  /// Visits every field, in the order of `RecipeField`.
  public func visit(_ visitor: inout some RecipeVisitor) {
    for field in RecipeField.allCases { visit(field, &visitor) }
  }

  /// Visits one field.
  public func visit(_ field: RecipeField, _ visitor: inout some RecipeVisitor) {
    switch field {
    case .title: visitor.visit(field, title)
    case .publisher: visitor.visit(field, publisher)
    case .publisherURL: visitor.visit(field, publisherURL)
    case .sourceURL: visitor.visit(field, sourceURL)
    case .f2fURL: visitor.visit(field, f2fURL)
    case .imageURL: visitor.visit(field, imageURL)
    case .socialRank: visitor.visit(field, socialRank)
    case .ingredients: visitor.visit(field, ingredients)
    case .ingredientGroups: visitor.visit(field, ingredientGroups)
    case .directions: visitor.visit(field, directions)
    case .description: visitor.visit(field, description)
    case .tags: visitor.visit(field, tags)
    case .yield: visitor.visit(field, yield)
    case .prepMinutes: visitor.visit(field, prepMinutes)
    case .cookMinutes: visitor.visit(field, cookMinutes)
    case .totalMinutes: visitor.visit(field, totalMinutes)
    case .rating: visitor.visit(field, rating)
    case .author: visitor.visit(field, author)
    case .language: visitor.visit(field, language)
    case .published: visitor.visit(field, published)
    case .extras: visitor.visit(field, extras)
    }
  }

  /// Changes every field, in the order of `RecipeField`.
  package mutating func edit(_ editor: inout some RecipeEditor) {
    for field in RecipeField.allCases { edit(field, &editor) }
  }

  private mutating func edit(_ field: RecipeField, _ editor: inout some RecipeEditor) {
    switch field {
    case .title: editor.edit(field, &title)
    case .publisher: editor.edit(field, &publisher)
    case .publisherURL: editor.edit(field, &publisherURL)
    case .sourceURL: editor.edit(field, &sourceURL)
    case .f2fURL: editor.edit(field, &f2fURL)
    case .imageURL: editor.edit(field, &imageURL)
    case .socialRank: editor.edit(field, &socialRank)
    case .ingredients: editor.edit(field, &ingredients)
    case .ingredientGroups: editor.edit(field, &ingredientGroups)
    case .directions: editor.edit(field, &directions)
    case .description: editor.edit(field, &description)
    case .tags: editor.edit(field, &tags)
    case .yield: editor.edit(field, &yield)
    case .prepMinutes: editor.edit(field, &prepMinutes)
    case .cookMinutes: editor.edit(field, &cookMinutes)
    case .totalMinutes: editor.edit(field, &totalMinutes)
    case .rating: editor.edit(field, &rating)
    case .author: editor.edit(field, &author)
    case .language: editor.edit(field, &language)
    case .published: editor.edit(field, &published)
    case .extras: editor.edit(field, &extras)
    }
  }
}
