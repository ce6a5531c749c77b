#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// The arguments, environment and folders of this process.
///
/// Bytes that are not UTF-8 are escaped as `SystemPath` describes, so that a file named on the
/// command line can be opened whatever its name is.
package struct ProcessContext: Sendable, Hashable {
  /// The arguments, without the program's name.
  package let arguments: [String]
  /// The environment variables.
  package let variables: [String: String]
  /// The working folder, absolute, or `/` if it has been removed.
  package let currentFolder: String
  /// The user's home folder, or `nil` if there is none.
  package let homeFolder: String?
  /// The running program's file with links resolved, or `nil` if it is unknown.
  package let executablePath: String?
  /// The number of processors to use, at least 1.
  package let processorCount: Int

  /// Creates a context from its values.
  package init(
    arguments: [String], variables: [String: String], currentFolder: String, homeFolder: String?,
    executablePath: String?, processorCount: Int
  ) {
    self.arguments = arguments
    self.variables = variables
    self.currentFolder = currentFolder
    self.homeFolder = homeFolder
    self.executablePath = executablePath
    self.processorCount = max(1, processorCount)
  }

  /// Returns the context of this process.
  package static func current() -> ProcessContext {
    let variables = currentVariables()
    return ProcessContext(
      arguments: currentArguments(),
      variables: variables,
      currentFolder: currentFolderPath(),
      homeFolder: homeFolderPath(variables),
      executablePath: executableFilePath(),
      processorCount: processorCount(variables))
  }

  /// Returns the number of processors to use: `RECIPES_PROCESSORS`, or else all there are.
  ///
  /// Anything but a positive number is ignored; a number above `maximumProcessorCount` is lowered to it.
  package static func processorCount(_ variables: [String: String]) -> Int {
    if let count = variables["RECIPES_PROCESSORS"].flatMap({ Int($0) }), count > 0 {
      return min(count, maximumProcessorCount)
    }
    return sysconf(Int32(_SC_NPROCESSORS_ONLN))
  }

  /// An upper bound beyond the size of any machine.
  private static let maximumProcessorCount = 1_024

  private static func currentArguments() -> [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map(text)
    }
  }

  private static func currentVariables() -> [String: String] {
    var variables: [String: String] = [:]
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    #if canImport(Darwin)
      next = _NSGetEnviron().pointee
    #else
      next = environ
    #endif
    while let entry = next?.pointee {
      let bytes = UnsafeRawBufferPointer(start: entry, count: strlen(entry))
      if let equals = bytes.firstIndex(of: UInt8(ascii: "=")) {
        let name = text(UnsafeRawBufferPointer(rebasing: bytes[..<equals]))
        variables[name] = text(UnsafeRawBufferPointer(rebasing: bytes[(equals + 1)...]))
      }
      next = next.map { $0 + 1 }
    }
    return variables
  }

  private static func currentFolderPath() -> String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return text(path)
  }

  private static func homeFolderPath(_ variables: [String: String]) -> String? {
    if let home = variables["HOME"], home.hasPrefix("/") { return home }
    return getpwuid(getuid())?.pointee.pw_dir.map(text)
  }

  private static func executableFilePath() -> String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size) + 1)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      let path = buffer.withUnsafeBufferPointer { $0.baseAddress.map(text) }
    #else
      let path: String? = "/proc/self/exe"
    #endif
    return path.flatMap { try? PosixFileSystem().realPath(of: $0) }
  }

  private static func text(_ string: UnsafeMutablePointer<CChar>) -> String {
    text(UnsafeRawBufferPointer(start: string, count: strlen(string)))
  }

  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: SystemPath.escaped(bytes), as: UTF8.self)
  }
}
