import RecipeCore
import TOMLSyntax
import YAMLSyntax

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
  /// Invalid front matter results in a warning and the members of its lines `key: value`; values
  /// that are themselves invalid are kept separately.
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
    do {
      unique = FrontMatterRepeats(try Self.members(fence, of: bytes))
      damaged = []
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

  private static func diagnostic(_ failure: Failure, path: String) -> Diagnostic {
    Diagnostic(
      .warning, "front matter: \(failure.message)",
      at: TextLocation(path: path, line: failure.line, column: failure.column),
      help: "its lines of the form 'key: value' were read anyway")
  }

  private struct Failure: Error {
    let message: String
    let line: Int
    let column: Int
  }

  private static func members(
    _ fence: FrontMatterFence, of bytes: [UInt8]
  ) throws(Failure) -> [FrontMatterMember] {
    fence.isTOML ? try tomlMembers(fence, of: bytes) : try yamlMembers(fence, of: bytes)
  }

  private static func yamlMembers(
    _ fence: FrontMatterFence, of bytes: [UInt8]
  ) throws(Failure) -> [FrontMatterMember] {
    let root: YAMLValue
    do {
      root = try YAMLDocument(parsing: bytes, in: fence.content, line: fence.contentLine).root
    } catch {
      throw Failure(message: error.message, line: error.line, column: error.column)
    }
    guard root.text != "" else { return [] }
    guard case .mapping(let members) = root.content else {
      throw Failure(message: "expected 'key: value' lines", line: root.line, column: 1)
    }
    return members.map(FrontMatterMember.init)
  }

  private static func tomlMembers(
    _ fence: FrontMatterFence, of bytes: [UInt8]
  ) throws(Failure) -> [FrontMatterMember] {
    do {
      let document = try TOMLDocument(
        parsing: Array(bytes[fence.content]), firstLine: fence.contentLine)
      return document.root.entries.map(FrontMatterMember.init)
    } catch {
      throw Failure(
        message: error.message, line: error.position.line, column: error.position.column)
    }
  }
}
