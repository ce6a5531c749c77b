/// A message about the input: what is wrong, where, how severe it is, and how to fix it.
public struct Diagnostic: Sendable, Hashable {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable, Comparable {
    /// Shown with `-v` only: something was assumed, or a file is not a recipe.
    case note
    /// Something unusual was repaired or skipped.
    case warning
    /// Recipes were left out, though nothing failed: shown without `-v`, too.
    case loss
    /// Something could not be read.
    case error

    /// Orders from note to error.
    public static func < (left: Self, right: Self) -> Bool {
      left.weight < right.weight
    }

    private var weight: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .loss: 2
      case .error: 3
      }
    }

    /// The word for people.
    package var word: String { self == .loss ? Severity.warning.rawValue : rawValue }
  }

  /// The severity.
  public let severity: Severity
  /// The problem without its location, as a phrase without a final full stop.
  public let message: String
  /// The location of the problem.
  public let location: TextLocation?
  /// The way to fix it.
  public let help: String?

  /// Creates a diagnostic from its values.
  public init(
    _ severity: Severity, _ message: String, at location: TextLocation? = nil, help: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.location = location
    self.help = help
  }
}
