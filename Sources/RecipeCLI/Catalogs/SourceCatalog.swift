import FolderSource
import Food2ForkSource
import HTTPSource
import JSONFolderSource
import MarkdownSource
import PageSource
import ProcessSource
import RecipeConfiguration
import RecipeCore

/// The kinds of source that a run knows.
struct SourceCatalog: Sendable {
  /// The kinds of this package, one line each, in the order in which help names them.
  static let builtIn: [any RecipeSourcePlugin.Type] = [
    Food2ForkSourcePlugin.self,
    HTTPSourcePlugin.self,
    JSONFolderSourcePlugin.self,
    MarkdownSourcePlugin.self,
    FolderSourcePlugin.self,
    PageSourcePlugin.self,
    ProcessSourcePlugin.self,
  ]

  /// The kinds, in the order in which help names them.
  let all: [any RecipeSourcePlugin.Type]

  /// Creates a catalog of kinds; of two with one name, the first counts.
  init(_ all: [any RecipeSourcePlugin.Type]) {
    self.all = all
  }

  /// The kind that reads the library, to which `import` writes.
  static let library: any RecipeSourcePlugin.Type = FolderSourcePlugin.self

  /// The kind that reads a page which a person names.
  static let page: any RecipeSourcePlugin.Type = PageSourcePlugin.self

  /// The kinds that can read the library.
  static let libraryReaders = [JSONFolderSourcePlugin.kind, FolderSourcePlugin.kind]

  /// Returns the plug-in of a kind.
  func plugin(of kind: String) -> (any RecipeSourcePlugin.Type)? {
    all.first { $0.kind == kind }
  }

  /// The kinds against which the configuration is checked.
  var kinds: [SourceKind] {
    all.map { plugin in
      SourceKind(
        kind: plugin.kind, summary: plugin.summary, options: plugin.options,
        usesNetwork: plugin.usesNetwork,
        defaultTimeout: plugin.defaultTimeout)
    }
  }
}
