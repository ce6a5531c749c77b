package import RecipeCore
package import RecipeFormatting

/// The kinds of source and the output formats of a run.
package struct Catalogs: Sendable {
  /// The kinds of source.
  let sources: SourceCatalog
  /// The output formats.
  let formatters: FormatterCatalog

  /// Those of this package.
  package static let builtIn = Catalogs(
    sources: SourceCatalog(SourceCatalog.builtIn),
    formatters: FormatterCatalog(FormatterCatalog.builtIn))

  /// These, and others after them.
  package func adding(
    sources: [any RecipeSourcePlugin.Type], formatters: [any ResultFormatter.Type]
  ) -> Catalogs {
    Catalogs(
      sources: SourceCatalog(self.sources.all + sources),
      formatters: FormatterCatalog(self.formatters.all + formatters))
  }
}
