import RecipeCore
import Text

/// The user's browser.
struct Browser: Sendable {
  private let processes: any ProcessLauncher
  /// The program of `BROWSER`, with its arguments; else that of the system.
  private let opener: [String]

  /// Finds the browser of a world: the first program of `BROWSER`, else what opens pages there.
  init(_ world: World) {
    processes = world.processes
    let named = world.variables["BROWSER"]?.split(separator: ":").first.map(String.init) ?? ""
    let words = named.split(separator: " ").map(String.init)
    opener = words.isEmpty ? [Self.usualOpener] : words
  }

  /// True if an address is that of a web page, and nothing else to a program that opens it.
  static func accepts(_ address: String) -> Bool {
    let lowercased = address.lowercased()
    let isWeb = lowercased.hasPrefix("http://") || lowercased.hasPrefix("https://")
    return isWeb && address.unicodeScalars.allSatisfy { $0.value > 0x20 && !$0.steersTerminal }
  }

  /// Opens an address.
  func open(_ address: String) async throws(CommandFailure) {
    let result: ProcessResult
    do {
      result = try await processes.run(
        Self.launcher + command(opening: address), timeout: .seconds(15), maximumOutputSize: 1 << 16
      )
    } catch {
      throw failure(address, error.message)
    }
    guard result.status == 0 else {
      let isMissing = result.status == 127
      throw failure(address, isMissing ? "it is not installed" : "exit status \(result.status)")
    }
  }

  /// Returns the command that opens an address, which takes the place of `%s` in it.
  private func command(opening address: String) -> [String] {
    opener.contains { $0.contains("%s") }
      ? opener.map { $0.replacing("%s", with: address) } : opener + [address]
  }

  private func failure(_ address: String, _ reason: String) -> CommandFailure {
    CommandFailure(
      "\(opener[0]) could not open \(address): \(reason)",
      help: "'--print' prints the address")
  }

  #if os(macOS)
    private static let usualOpener = "open"
    private static let launcher: [String] = []
  #else
    private static let usualOpener = "xdg-open"
    /// A shell that starts the opener in a session of its own, and leaves it alone if it still runs after a
    /// moment: without a desktop `xdg-open` becomes the browser, which ends when its window is closed.
    private static let launcher = ["/bin/sh", "-c", script, "recipes"]
  #endif

  private static let script = """
    command -v "$1" > /dev/null || exit 127
    command -v setsid > /dev/null && set -- setsid "$@"
    "$@" < /dev/null > /dev/null 2>&1 &
    opener=$!
    trap 'exit 0' USR1
    (sleep 3; kill -s USR1 $$) > /dev/null 2>&1 &
    wait "$opener"
    """
}
