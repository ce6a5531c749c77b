/// The recent searches of an API, and the recipes that were requested by their ids: what their cached
/// answers have is found again where no list is cached.
struct RecentRequests: Sendable {
  /// A request that found something.
  enum Request: Sendable, Hashable {
    /// A search for a text.
    case search(String)
    /// A request for the recipe with an id.
    case recipe(String)

    private static let searchMark: Character = "q"
    private static let recipeMark: Character = "r"

    /// The line that is cached.
    fileprivate var line: [UInt8] {
      switch self {
      case .search(let text): Array("\(Self.searchMark)\(text)".utf8)
      case .recipe(let id): Array("\(Self.recipeMark)\(id)".utf8)
      }
    }

    /// Reads a line, or returns `nil` for one that was damaged.
    fileprivate init?(_ line: [UInt8]) {
      guard let text = String(validating: line, as: UTF8.self) else { return nil }
      switch text.first {
      case Self.searchMark: self = .search(String(text.dropFirst()))
      case Self.recipeMark: self = .recipe(String(text.dropFirst()))
      default: return nil
      }
    }
  }

  private let answers: any CachedAnswers
  private let question: String

  /// Creates the requests of a server.
  ///
  /// - Parameters:
  ///   - address: An address of the server, without a fragment or a key.
  ///   - answers: The cached answers of the source.
  init(to address: String, in answers: any CachedAnswers) {
    self.answers = answers
    question = address + "#recent"
  }

  /// The requests, the latest first.
  var all: [Request] { lines.compactMap(Request.init) }

  /// Caches requests that found something.
  ///
  /// - Returns: A warning if they cannot be cached.
  func cache(_ requests: [Request]) -> [Diagnostic] {
    let (known, newline) = (lines, UInt8(ascii: "\n"))
    let new = requests.map(\.line).filter { !$0.contains(newline) && !known.contains($0) }
    guard !new.isEmpty else { return [] }
    let bytes = RecentLines.bytes(new, before: known) { String(decoding: $0, as: UTF8.self) }
    return answers.cache(bytes, to: question, seconds: 0)
  }

  private var lines: [[UInt8]] { RecentLines.lines(of: answers.answer(to: question)?.bytes ?? []) }
}
