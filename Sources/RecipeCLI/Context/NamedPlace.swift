import RecipeConfiguration
import RecipeCore
import RecipeDocuments

/// A file, folder or web page that a person names on the command line instead of a configuration.
enum NamedPlace: Sendable, Hashable {
  /// The absolute path of a file or folder.
  case path(String)
  /// The address of a page or file on the web.
  case address(PageAddress)

  /// The source that reads the place.
  var source: ConfigurationFile.Place {
    switch self {
    case .path(let path):
      ConfigurationFile.Place(
        name: path.split(separator: "/").last.map(String.init) ?? "root",
        kind: SourceCatalog.library.kind, option: "path", value: path)
    case .address(let address):
      ConfigurationFile.Place(
        name: address.host, kind: SourceCatalog.page.kind, option: "url", value: address.url)
    }
  }

  /// The path of a file or folder, or `nil` for a page.
  var path: String? {
    if case .path(let path) = self { path } else { nil }
  }
}
