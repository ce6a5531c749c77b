import RecipeConfiguration
import RecipeCore
import RecipeDocuments
import Text

/// A source that a person names on the command line instead of a configuration.
enum NamedSource: Sendable, Hashable {
  /// The absolute path of a file or folder.
  case path(String)
  /// The address of a page or file on the web.
  case address(PageAddress)
  /// A source that is tried before it is written into a configuration.
  case draft(StarterSource)

  /// The source that reads the place.
  var source: StarterSource {
    switch self {
    case .path(let path):
      StarterSource(
        name: path.fileName ?? "root",
        kind: SourceCatalog.library.kind, path: path)
    case .address(let address):
      StarterSource(
        name: address.host, kind: SourceCatalog.page.kind,
        settings: [StarterSource.Setting("url", address.url)])
    case .draft(let source): source
    }
  }

  /// The path of a file or folder, or `nil` for anything else.
  var path: String? {
    if case .path(let path) = self { path } else { nil }
  }
}
