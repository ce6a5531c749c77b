import HTMLSyntax

/// What the head of a page says of it, and where its JSON-LD is.
struct PageFacts {
  /// `<link rel="canonical">`.
  private(set) var canonicalURL: String?
  /// `<base href>`.
  private(set) var baseURL: String?
  /// The contents of `<meta property="og:…">`, by their names, the first of each.
  private(set) var openGraph: [String: String] = [:]
  /// `<html lang>`; `nil` of our own cookbooks, which have labels in a language of their own.
  private(set) var language: String?
  /// Where the contents of `<script type="application/ld+json">` are.
  private(set) var structuredData: [Range<Int>] = []

  /// Where the page was got from.
  private let address: String

  /// The number of blocks of JSON-LD are read.
  private static let blockLimit = 1_000

  /// Collects the facts of a page in UTF-8.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - address: Its URL or path; a URL is what its references are relative to when it does not
  ///     say.
  init(of page: [UInt8], at address: String) {
    self.address = address
    var isStructuredData = false
    for token in HTMLTokenizer(page) {
      switch token.kind {
      case .startTag:
        isStructuredData = takeTag(token, HTMLAttributes(of: token, in: page))
      case .rawText where isStructuredData && structuredData.count < Self.blockLimit:
        structuredData.append(token.range)
      default: break
      }
    }
  }

  /// The page's own address, as far as it says.
  var pageURL: String? { canonicalURL ?? openGraph["og:url"] }

  /// What the references of the page are relative to.
  var base: PageURL? {
    let page = pageURL.flatMap(PageURL.init) ?? PageURL(address)
    guard let baseURL else { return page }
    return PageURL(page?.resolved(baseURL) ?? baseURL) ?? page
  }

  /// Looks at a start tag.
  ///
  /// - Returns: Whether it begins a block of JSON-LD.
  private mutating func takeTag(_ tag: HTMLToken, _ attributes: HTMLAttributes) -> Bool {
    switch tag.name {
    case .script:
      return attributes.value(of: "type").map(Self.isStructuredData) ?? false
    case .meta: takeMeta(attributes)
    case .link: takeLink(attributes)
    case .html:
      language = language ?? text("lang", attributes) ?? text("xml:lang", attributes)
    case .base: baseURL = baseURL ?? text("href", attributes)
    default: break
    }
    return false
  }

  /// `application/ld+json`, in any case, perhaps with a character set.
  private static func isStructuredData(_ type: String) -> Bool {
    type.lowercased().split(separator: ";").first?.split(separator: " ").first
      == "application/ld+json"
  }

  private mutating func takeMeta(_ attributes: HTMLAttributes) {
    if text("name", attributes) == "generator",
      text("content", attributes) == HTMLCookbookWriter.generator
    {
      language = nil
    }
    guard let name = text("property", attributes) ?? text("name", attributes),
      name.utf8.starts(with: "og:".utf8), openGraph[name] == nil
    else { return }
    openGraph[name] = text("content", attributes)
  }

  private mutating func takeLink(_ attributes: HTMLAttributes) {
    guard canonicalURL == nil, attributes.value(of: "rel")?.lowercased() == "canonical" else {
      return
    }
    canonicalURL = text("href", attributes)
  }

  private func text(_ name: StaticString, _ attributes: HTMLAttributes) -> String? {
    guard let text = attributes.value(of: name)?.cleaned(.line), !text.isEmpty else { return nil }
    return text
  }
}
