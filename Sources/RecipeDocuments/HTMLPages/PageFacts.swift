import HTMLSyntax

/// The facts in the head of a page, and the locations of its JSON-LD.
struct PageFacts {
  /// `<link rel="canonical">`.
  private(set) var canonicalURL: String?
  /// `<base href>`.
  private(set) var baseURL: String?
  /// The contents of `<meta property="og:…">` by name, the first of each.
  private(set) var openGraph: [String: String] = [:]
  /// `<title>`, the first of the page.
  private(set) var windowTitle: String?
  /// `<html lang>`, or `nil` for our own cookbooks, whose labels have their own language.
  private(set) var language: String?
  /// The ranges of the contents of `<script type="application/ld+json">`.
  private(set) var structuredData: [Range<Int>] = []
  /// The ranges of the contents of `<script type="application/json">`.
  private(set) var programData: [Range<Int>] = []

  /// The URL or path of the page.
  private let address: String

  /// The content of a script.
  private enum Script {
    case structuredData, programData, windowTitle, other
  }

  /// The maximum number of blocks of data for programs.
  private static let maximumProgramDataCount = 50
  /// The maximum number of blocks of JSON-LD.
  private static let maximumBlockCount = 1_000

  /// Collects the facts of a page in UTF-8.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - address: Its URL or path; a URL is the default base of its relative references.
  init(of page: [UInt8], at address: String) {
    self.address = address
    var script = Script.other
    for token in HTMLTokenizer(page) {
      switch token.kind {
      case .startTag:
        script = takeTag(token, HTMLAttributes(of: token, in: page))
      case .rawText
      where script == .structuredData && structuredData.count < Self.maximumBlockCount:
        structuredData.append(token.range)
      case .rawText
      where script == .programData && programData.count < Self.maximumProgramDataCount:
        programData.append(token.range)
      case .rawText where script == .windowTitle:
        windowTitle = windowTitle ?? String(decoding: page[token.range], as: UTF8.self)
      default: break
      }
    }
  }

  /// The title that the name of the page's file or the end of its address has.
  var fileTitle: String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return FileTitle.isAboutFolder(String(path)) ? "" : FileTitle.title(of: String(path))
  }

  /// The page's own URL, as it states it.
  var pageURL: String? { canonicalURL ?? openGraph["og:url"] }

  /// The base URL of relative references.
  var base: PageURL? {
    let page = pageURL.flatMap(PageURL.init) ?? PageURL(address)
    guard let baseURL else { return page }
    return PageURL(page?.resolved(baseURL) ?? baseURL) ?? page
  }

  /// Collects the facts of a start tag.
  ///
  /// - Returns: The content that follows if it is a script.
  private mutating func takeTag(_ tag: HTMLToken, _ attributes: HTMLAttributes) -> Script {
    switch tag.name {
    case .script:
      return attributes.value(of: "type").map(Self.script) ?? .other
    case HTMLName("title"): return .windowTitle
    case .meta: takeMeta(attributes)
    case .link: takeLink(attributes)
    case .html:
      language = language ?? text("lang", attributes) ?? text("xml:lang", attributes)
    case .base: baseURL = baseURL ?? text("href", attributes)
    default: break
    }
    return .other
  }

  /// Returns the content of a script of a type in any case, with an optional charset.
  private static func script(ofType type: String) -> Script {
    switch type.lowercased().split(separator: ";").first?.split(separator: " ").first {
    case "application/ld+json": .structuredData
    case "application/json": .programData
    default: .other
    }
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
