extension DocumentFormat {
  /// Cooklang, with front matter or the older `>>` metadata.
  static let cooklang = DocumentFormat(
    "cooklang", "Cooklang: steps with marked ingredients (cooklang.org)",
    endings: ["cook", "cook.md"], reader: CooklangRecipeReader(), writer: CooklangWriter(),
    isHandwritten: true,
    unheld: ["names of timers", "fixed amounts (=)", "paths of recipes", "places of notes"])
}
