extension SecretReference {
  private static let maximumSize = 4 << 10

  /// Reads the secret, without white space around it.
  ///
  /// - Parameters:
  ///   - name: Its name, for messages.
  ///   - environment: The environment of its source.
  public func read(
    named name: String, in environment: SourceEnvironment
  ) async throws(SecretFailure) -> String {
    let text: String
    switch self {
    case .text(let given): text = given
    case .variable(let variable): text = environment.variables[variable] ?? ""
    case .file(let path): text = try read(path, name, environment.files)
    case .command(let command): text = try await output(of: command, name, environment)
    }
    let trimmed = text.utf8.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }.reversed()
    guard !trimmed.isEmpty else {
      throw SecretFailure(
        message: "there is no \(name): \(words) is empty or not set", help: "put the \(name) there")
    }
    return String(decoding: trimmed, as: UTF8.self)
  }

  /// The reference in words, without the secret.
  var words: String {
    switch self {
    case .text: "its text"
    case .variable(let name): "the variable \(name)"
    case .file(let path): path
    case .command(let command): "the output of \(command.first ?? "no program")"
    }
  }

  private func read(
    _ path: String, _ name: String, _ files: any FileSystem
  ) throws(SecretFailure) -> String {
    do throws(FileError) {
      return String(decoding: try files.read(path, limit: Self.maximumSize), as: UTF8.self)
    } catch {
      throw SecretFailure(
        message: "cannot read the \(name) file \(path): \(error.reasonText)",
        help: "check the path of the \(name) in recipes.toml")
    }
  }

  private func output(
    of command: [String], _ name: String, _ environment: SourceEnvironment
  ) async throws(SecretFailure) -> String {
    let help = "run the program by hand to see its message"
    let result: ProcessResult
    do throws(ProcessFailure) {
      result = try await environment.processes.run(
        command, timeout: environment.timeout, maximumOutputSize: Self.maximumSize)
    } catch {
      throw SecretFailure(message: "there is no \(name): \(error.message)", help: help)
    }
    guard result.status == 0 else {
      throw SecretFailure(
        message: "there is no \(name): \(command.first ?? "") ended with status \(result.status)",
        help: help)
    }
    return String(decoding: result.output, as: UTF8.self)
  }
}
