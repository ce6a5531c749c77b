public import RecipeCore
import RecipeDocuments

/// Sources of kind `page`: one page or file on the web, in any format that can be read.
public enum PageSourcePlugin: RecipeSourcePlugin {
  /// The kind's name in `kind = "…"`.
  public static let kind = "page"
  /// A one-line summary of the kind.
  public static let summary = "a page or file on the web, in any format that can be read"
  /// Requests go through a store of answers.
  public static let usesNetwork = true
  /// The option `url`.
  public static let options = [
    SourceOption("url", .text, "the address of the page", isRequired: true)
  ]

  /// Creates a source from its options.
  ///
  /// - Throws: An error if `url` is missing or not the address of a web page.
  public static func makeSource(
    name: String, values: SourceOptionValues, environment: SourceEnvironment
  ) throws(SourceOptionError) -> any RecipeSource {
    guard let url = values.text("url") else {
      throw SourceOptionError(
        "url is missing", at: values.location, help: "add url = \"https://…\"")
    }
    guard PageAddress.hasScheme(url) else {
      throw SourceOptionError(
        "url is not an address", at: values.location(of: "url"),
        help: "an address begins with https://")
    }
    switch PageAddress.parsing(url) {
    case .success(let address):
      return PageRecipeSource(name: name, address: address, environment: environment)
    case .failure(let refusal):
      throw SourceOptionError(
        "url: \(refusal.diagnostic.message)", at: values.location(of: "url"),
        help: refusal.diagnostic.help)
    }
  }
}
