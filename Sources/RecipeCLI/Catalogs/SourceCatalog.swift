import FolderSource
import Food2ForkSource
import JSONFolderSource
import MarkdownSource
import RecipeConfiguration
import RecipeCore

/// The registry of kinds of sources, one line per kind.
enum SourceCatalog {
  /// All kinds, in the order of the help.
  static let all: [any RecipeSourcePlugin.Type] = [
    Food2ForkSourcePlugin.self,
    JSONFolderSourcePlugin.self,
    MarkdownSourcePlugin.self,
    FolderSourcePlugin.self,
  ]

  /// The kind that reads the library, to which `import` writes.
  static let library: any RecipeSourcePlugin.Type = JSONFolderSourcePlugin.self

  /// The kinds that can read the library.
  static let libraryReaders = [JSONFolderSourcePlugin.kind, FolderSourcePlugin.kind]

  /// Returns the plug-in of a kind.
  static func plugin(of kind: String) -> (any RecipeSourcePlugin.Type)? {
    all.first { $0.kind == kind }
  }

  /// The kinds against which the configuration is checked.
  static var kinds: [SourceKind] {
    all.map { plugin in
      SourceKind(
        kind: plugin.kind, summary: plugin.summary, options: plugin.options,
        defaultTimeout: plugin.defaultTimeout)
    }
  }
}
