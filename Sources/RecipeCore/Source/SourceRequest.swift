/// The request that a run makes of every source.
public struct SourceRequest: Sendable, Hashable {
  /// The records that matter to a run.
  public enum Subject: Sendable, Hashable {
    /// All.
    case everything
    /// Those that one of these texts finds, each with a person's words; there is at least one.
    case matches(of: [String])
    /// The one that a person names: by `ID` or `SOURCE:ID`, but maybe by a title or an address.
    case recipe(named: String)
    /// One of another source: what is cached completes it, but no server need be asked.
    case recipeOfAnotherSource
  }

  /// The fields that the run needs; a source may omit the others.
  public let fields: RecipeFieldSet
  /// The records that matter, a hint to sources that need not deliver the others.
  public private(set) var subject: Subject
  /// True if the network must not be used.
  public private(set) var isOffline: Bool
  /// The number of concurrent operations that a source may start.
  public let parallelism: Int
  /// The detail in which coverage is computed, for sources that know the text of their documents.
  package var coverage = ReadingCoverage.Detail.none

  /// The need of the search for details, or `nil` if lists decide what is found.
  package var detailNeed: DetailNeed?

  /// True if no source has the recipe that a person named from the cache or by one request, so that all
  /// of a server is to be asked; the time of the sources runs since they were asked first.
  package var isThorough = false

  /// The fields to read: coverage needs all of them.
  package var neededFields: RecipeFieldSet { coverage == .none ? fields : .all }

  /// The request with the network forbidden.
  package var withoutNetwork: SourceRequest {
    var copy = self
    copy.isOffline = true
    return copy
  }

  /// Returns the request for one of the sources: a name like `SOURCE:ID` is of a recipe of one of them.
  ///
  /// - Parameters:
  ///   - source: The name of the source.
  ///   - names: The names of all sources.
  package func addressed(to source: String, among names: [String]) -> SourceRequest {
    guard case .recipe(let name) = subject else { return self }
    let owner = names.first { name.hasPrefix($0 + ":") }
    guard let owner, owner != source else { return self }
    var copy = self
    copy.subject = .recipeOfAnotherSource
    return copy
  }

  /// Creates a request from its values; `parallelism` is at least 1.
  public init(
    fields: RecipeFieldSet = .all, subject: Subject = .everything, isOffline: Bool = false,
    parallelism: Int = 2
  ) {
    self.fields = fields
    self.subject = subject
    self.isOffline = isOffline
    self.parallelism = max(1, parallelism)
  }
}
