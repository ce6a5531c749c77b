/// Something a person should know about the input: what, where, how bad, and what to do.
public struct Diagnostic: Sendable, Hashable {
  /// How bad it is.
  public enum Severity: String, Sendable, Comparable {
    /// Worth knowing with `-v`: something was assumed, or a file is no recipe.
    case note
    /// Something was odd and was repaired or left out.
    case warning
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
      case .error: 2
      }
    }
  }

  /// How bad it is.
  public let severity: Severity
  /// What happened, without the place, as a phrase without a final full stop.
  public let message: String
  /// Where.
  public let location: TextLocation?
  /// What to do about it.
  public let help: String?

  /// Makes a diagnostic of its values.
  public init(
    _ severity: Severity, _ message: String, at location: TextLocation? = nil, help: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.location = location
    self.help = help
  }
}
