/// A parser of the statements of a TOML text, which builds a tree of what they define.
struct TOMLParser {
  /// The text.
  var scanner: TOMLScanner
  /// The maximum nesting depth of values and tables.
  let maximumDepth: Int
  private var tree = TOMLTree()
  private var currentTable = TOMLTree.root
  private var currentDepth = 0

  /// Creates a parser of a text.
  init(_ scanner: TOMLScanner, maximumDepth: Int) {
    self.scanner = scanner
    self.maximumDepth = maximumDepth
  }

  /// Parses the whole text.
  mutating func parseDocument() throws(TOMLSyntaxError) -> TOMLTable {
    try scanner.skipLines()
    while !scanner.isAtEnd {
      try parseStatement()
      try scanner.skipLines()
    }
    return tree.finished
  }

  private mutating func parseStatement() throws(TOMLSyntaxError) {
    if scanner.skip("[[") {
      try parseTableArrayHeader()
    } else if scanner.skip("[") {
      try parseTableHeader()
    } else {
      try parseAssignment()
    }
  }

  private mutating func parseTableHeader() throws(TOMLSyntaxError) {
    let key = try parseHeaderKey(closedBy: "]")
    currentTable = try tree.openTable(key)
    currentDepth = key.count
  }

  private mutating func parseTableArrayHeader() throws(TOMLSyntaxError) {
    let key = try parseHeaderKey(closedBy: "]]")
    currentTable = try tree.openTableArrayElement(key)
    currentDepth = key.count
  }

  private mutating func parseHeaderKey(
    closedBy bracket: String
  ) throws(TOMLSyntaxError) -> [TOMLKey] {
    scanner.skipBlanks()
    let key = try scanner.readKey(limit: maximumDepth)
    guard scanner.skip(bracket) else { throw scanner.unexpected("'\(bracket)' after a header") }
    try scanner.finishLine(after: "a header")
    return key
  }

  private mutating func parseAssignment() throws(TOMLSyntaxError) {
    let (key, value) = try parseKeyAndValue(depth: currentDepth)
    try scanner.finishLine(after: "a value")
    try tree.add(value, as: key, to: currentTable)
  }

  /// Parses `key = value`, in or outside an inline table.
  ///
  /// - Parameter depth: The depth of the enclosing table.
  mutating func parseKeyAndValue(
    depth: Int
  ) throws(TOMLSyntaxError) -> (key: [TOMLKey], value: TOMLValue) {
    let key = try scanner.readKey(limit: maximumDepth - depth)
    guard scanner.skip("=") else { throw scanner.unexpected("'=' after a key") }
    scanner.skipBlanks()
    return (key, try parseValue(depth: depth + key.count))
  }
}
