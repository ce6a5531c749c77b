import RecipeCore
import Text

/// The location of an API key; the key itself is read when a run needs it.
enum Food2ForkKey: Sendable, Hashable {
  case none
  case text(String)
  case variable(String)
  case file(String)
  case command([String])

  private static let names = ["key", "key_env", "key_file", "key_command"]
  private static let sizeLimit = 4 << 10

  /// Reads the options for the key, of which at most one may be given.
  init(_ values: SourceOptionValues) throws(SourceOptionError) {
    let given = Self.names.filter(values.has)
    if given.count > 1 {
      throw SourceOptionError(
        "\(given[0]) and \(given[1]) both set the key", at: values.location(of: given[1]),
        help: "remove one of them")
    }
    switch given.first {
    case "key": self = .text(values.text("key") ?? "")
    case "key_env": self = .variable(values.text("key_env") ?? "")
    case "key_file": self = .file(values.path("key_file") ?? "")
    case "key_command": self = .command(values.texts("key_command"))
    default: self = .none
    }
  }

  /// Returns the key for requests, which is read when one is sent; `nil` if none is set.
  func requestKey(in environment: SourceEnvironment) -> HTTPKey? {
    guard self != .none else { return nil }
    return HTTPKey { () async throws(HTTPFailure) in try await read(in: environment) }
  }

  /// Reads the key, trimmed.
  ///
  /// - Throws: The reason why there is no key, in words that reveal nothing of it.
  private func read(in environment: SourceEnvironment) async throws(HTTPFailure) -> String {
    switch self {
    case .none: return ""
    case .text(let text): return try Self.usable(text, from: "key")
    case .variable(let name):
      return try Self.usable(environment.variables[name] ?? "", from: "the variable \(name)")
    case .file(let path): return try readFile(path, environment.files)
    case .command(let command): return try await run(command, in: environment)
    }
  }

  /// Returns a warning if the file's permissions let others read the key.
  func diagnostics(in files: any FileSystem) -> [Diagnostic] {
    guard case .file(let path) = self, let status = try? files.status(of: path),
      status.permissions & 0o044 != 0
    else { return [] }
    return [
      Diagnostic(
        .warning, "other users can read the key file", at: TextLocation(path: path),
        help: "run: chmod 600 \(path.shellWord.terminalSafe)")
    ]
  }

  private func readFile(_ path: String, _ files: any FileSystem) throws(HTTPFailure) -> String {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(path, limit: Self.sizeLimit)
    } catch {
      throw HTTPFailure(
        .noKey, "cannot read the key file \(path): \(error.reasonText)",
        help: "check key_file")
    }
    return try Self.usable(String(decoding: bytes, as: UTF8.self), from: path)
  }

  private func run(
    _ command: [String], in environment: SourceEnvironment
  ) async throws(HTTPFailure) -> String {
    let help = "run the program by hand to see its message"
    let result: ProcessResult
    do throws(ProcessFailure) {
      result = try await environment.processes.run(
        command, timeout: environment.timeout, outputLimit: Self.sizeLimit)
    } catch {
      throw HTTPFailure(.noKey, "key_command: \(error.message)", help: help)
    }
    guard result.status == 0 else {
      throw HTTPFailure(
        .noKey, "key_command ended with status \(result.status)", help: help)
    }
    return try Self.usable(String(decoding: result.output, as: UTF8.self), from: "key_command")
  }

  /// Checks that a key is one line of visible ASCII, since it goes into URLs and headers.
  private static func usable(_ text: String, from origin: String) throws(HTTPFailure) -> String {
    let bytes = text.utf8.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }.reversed()
    guard !bytes.isEmpty, bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      let fault = bytes.isEmpty ? "is empty or not set" : "contains more than one word of ASCII"
      throw HTTPFailure(
        .noKey, "there is no key: \(origin) \(fault)", help: "put the API key there")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
