/// The error of an unusable configuration: all its issues, in the order of the file.
package struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The maximum number of issues listed.
  static let maximumListingCount = 50

  /// The issues, at least one.
  package let issues: [ConfigurationIssue]

  /// Creates an error from its issues.
  package init(_ issues: [ConfigurationIssue]) {
    self.issues = issues
  }

  /// Creates an error from one issue.
  init(_ issue: ConfigurationIssue) {
    self.init([issue])
  }

  /// The texts of the listed issues, and one with the number of further issues.
  package var listing: [String] {
    let listed = issues.prefix(Self.maximumListingCount).map(\.description)
    let rest = issues.count - listed.count
    return listed + (rest > 0 ? ["… and \(rest) more"] : [])
  }

  /// The listing as lines, without a final newline.
  package var description: String {
    listing.joined(separator: "\n")
  }
}
