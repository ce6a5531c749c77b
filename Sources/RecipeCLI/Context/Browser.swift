import RecipeCore
import Text

/// The user's browser.
struct Browser: Sendable {
  /// The launcher of programs.
  let processes: any ProcessLauncher

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
        [Self.opener, address], timeout: .seconds(15), outputLimit: 1 << 16)
    } catch {
      throw failure(address, error.message)
    }
    guard result.status == 0 else {
      throw failure(address, "exit status \(result.status)")
    }
  }

  private func failure(_ address: String, _ reason: String) -> CommandFailure {
    CommandFailure(
      "\(Self.opener) could not open \(address): \(reason)",
      help: "'--print' prints the address")
  }

  #if os(macOS)
    private static let opener = "open"
  #else
    private static let opener = "xdg-open"
  #endif
}
