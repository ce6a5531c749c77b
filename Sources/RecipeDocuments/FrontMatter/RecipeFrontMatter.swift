import RecipeCore

/// The front matter of a document, its problems, and the start of the body.
struct RecipeFrontMatter {
  /// The top-level keys and values in order; empty if there is no front matter.
  let members: [FrontMatterMember]
  /// The members whose value could not be parsed, as written.
  let damaged: [FrontMatterMember]
  /// True if the document has front matter.
  let isPresent: Bool
  /// The problems.
  let diagnostics: [Diagnostic]
  /// The offset of the body's first byte.
  let bodyStart: Int
  /// The line, from 1, of the body's first byte.
  let bodyLine: Int

  /// Reads the front matter of a document: YAML between `---` lines, TOML between `+++` lines.
  ///
  /// Invalid lines are corrected, or kept separately, with a warning; of front matter that cannot be
  /// corrected, the lines `key: value` are the members.
  ///
  /// - Parameters:
  ///   - bytes: The document; a byte order mark is skipped.
  ///   - path: Its path, for the locations of diagnostics.
  init(of bytes: [UInt8], path: String) {
    guard let fence = FrontMatterFence(in: bytes) else {
      members = []
      damaged = []
      diagnostics = []
      isPresent = false
      bodyStart = 0
      bodyLine = 1
      return
    }
    isPresent = true
    bodyStart = fence.bodyStart
    bodyLine = fence.bodyLine
    let unique: FrontMatterRepeats
    var found: [Diagnostic] = []
    do throws(RepairedValue.Fault) {
      let read = try RepairedValue(
        parsing: fence.isTOML ? bytes : HashTags.plain(in: bytes, fence.content),
        in: fence.content, line: fence.contentLine, fence.isTOML ? .toml : .yaml)
      guard let members = Self.members(of: read.value) else {
        throw RepairedValue.Fault(
          message: "expected 'key: value' lines", line: fence.contentLine, column: 1)
      }
      unique = FrontMatterRepeats(members)
      damaged = read.damaged
      found += read.problems.map { Self.diagnostic($0, path: path) }
    } catch {
      let salvage = FrontMatterSalvage(
        bytes[fence.content], delimiter: UInt8(ascii: fence.isTOML ? "=" : ":"))
      unique = FrontMatterRepeats(salvage.members)
      damaged = salvage.damaged
      found.append(Self.diagnostic(error, path: path))
    }
    members = unique.members
    let repeats = unique.repeats.map { Self.diagnostic($0, path: path) }
    diagnostics = (found + repeats).limited(path: path)
  }

  private static func diagnostic(
    _ repeated: FrontMatterRepeats.Repeat, path: String
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      "front matter: duplicate key '\(repeated.name)', first on line \(repeated.firstLine)",
      at: TextLocation(path: path, line: repeated.line, column: 1),
      help: repeated.isJoined
        ? "the lists of both lines were joined" : "only line \(repeated.firstLine) applies")
  }

  private static func diagnostic(_ fault: RepairedValue.Fault, path: String) -> Diagnostic {
    diagnostic(
      RepairedValue.Problem(
        fault: fault, help: "its lines of the form 'key: value' were read anyway"), path: path)
  }

  private static func diagnostic(_ problem: RepairedValue.Problem, path: String) -> Diagnostic {
    let fault = problem.fault
    return Diagnostic(
      .warning, "front matter: \(fault.message)",
      at: TextLocation(path: path, line: fault.line, column: fault.column), help: problem.help)
  }

  private static func members(of value: FrontMatterValue) -> [FrontMatterMember]? {
    if case .map(let members) = value { return members }
    return value.isEmpty ? [] : nil
  }
}
