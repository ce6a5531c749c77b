import FolderSource
import Food2ForkSource
import JSONFolderSource
import MarkdownSource
import RecipeConfiguration
import RecipeCore

/// The kinds of source: one line each.
enum SourceCatalog {
  /// Every kind, in the order help names them.
  static let all: [any RecipeSourcePlugin.Type] = [
    Food2ForkSourcePlugin.self,
    JSONFolderSourcePlugin.self,
    MarkdownSourcePlugin.self,
    FolderSourcePlugin.self,
  ]

  /// The kind that reads what `import` writes.
  static let library: any RecipeSourcePlugin.Type = JSONFolderSourcePlugin.self

  /// The kinds that read what `import` writes, when they are given its folder.
  static let libraryReaders = [JSONFolderSourcePlugin.kind, FolderSourcePlugin.kind]

  /// The plug-in of a kind.
  static func plugin(of kind: String) -> (any RecipeSourcePlugin.Type)? {
    all.first { $0.kind == kind }
  }

  /// What the configuration is checked against.
  static var kinds: [SourceKind] {
    all.map { plugin in
      SourceKind(
        kind: plugin.kind, summary: plugin.summary, options: plugin.options,
        defaultTimeout: plugin.defaultTimeout)
    }
  }
}
