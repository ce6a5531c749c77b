/// Why there is no usable configuration: everything that is wrong with it, in the file's order.
package struct ConfigurationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The greatest number of issues that are listed.
  static let listingLimit = 50

  /// What is wrong; never empty.
  package let issues: [ConfigurationIssue]

  /// Makes an error of its issues.
  package init(_ issues: [ConfigurationIssue]) {
    self.issues = issues
  }

  /// Makes an error of one issue.
  init(_ issue: ConfigurationIssue) {
    self.init([issue])
  }

  /// A text for each issue that is listed, and one that says how many more there are.
  package var listing: [String] {
    let listed = issues.prefix(Self.listingLimit).map(\.description)
    let rest = issues.count - listed.count
    return listed + (rest > 0 ? ["… and \(rest) more"] : [])
  }

  /// Every issue on lines of its own, without a final line end.
  package var description: String {
    listing.joined(separator: "\n")
  }
}
