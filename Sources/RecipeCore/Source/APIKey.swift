/// The key of an API as options of a source give it: a reference, read when a request is sent.
public struct APIKey: Sendable, Hashable {
  private static let name = "key"

  /// The options, of which at most one may be given.
  public static let options = [
    SourceOption(
      "key", .text, "the API key; key_env or key_file keep it out of this file",
      isSecret: true),
    SourceOption(
      "key_env", .text, "the environment variable that holds the key", isSecretReference: true),
    SourceOption("key_file", .path, "the file that holds the key", isSecretReference: true),
    SourceOption(
      "key_command", .command, "the program, with its arguments, that prints the key",
      isCommand: true),
  ]

  /// The reference to the key, or `nil` if none is set.
  public let reference: SecretReference?

  /// Reads the options.
  public init(_ values: SourceOptionValues) throws(SourceOptionError) {
    let given = Self.options.map(\.name).filter(values.has)
    if given.count > 1 {
      throw SourceOptionError(
        "\(given[0]) and \(given[1]) both set the key", at: values.location(of: given[1]),
        help: "remove one of them")
    }
    reference =
      switch given.first {
      case "key": .text(values.text("key") ?? "")
      case "key_env": .variable(values.text("key_env") ?? "")
      case "key_file": .file(values.path("key_file") ?? "")
      case "key_command": .command(values.texts("key_command"))
      default: nil
      }
  }

  /// Returns the key for requests, or `nil` if none is set.
  public func requestKey(in environment: SourceEnvironment) -> HTTPKey? {
    guard let reference else { return nil }
    return HTTPKey { () async throws(HTTPFailure) in try await Self.word(of: reference, environment)
    }
  }

  /// Returns a warning if the file's permissions let others read the key.
  public func diagnostics(in files: any FileSystem) -> [Diagnostic] {
    reference?.diagnostics(named: Self.name, in: files) ?? []
  }

  /// Reads a key, which must be one line of visible ASCII, since it goes into URLs and headers.
  private static func word(
    of reference: SecretReference, _ environment: SourceEnvironment
  ) async throws(HTTPFailure) -> String {
    let word: String
    do throws(SecretFailure) {
      word = try await reference.read(named: name, in: environment)
    } catch {
      throw HTTPFailure(.noKey, error.message, help: error.help)
    }
    guard word.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw HTTPFailure(
        .noKey, "there is no key: \(reference.words) contains more than one word of ASCII",
        help: "put the API key there")
    }
    return word
  }
}
