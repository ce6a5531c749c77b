extension Recipe {
  /// True for a recipe without ingredients and directions, which the list of its source left out.
  package var isOutline: Bool { ingredients.isEmpty && directions.isEmpty }
}
