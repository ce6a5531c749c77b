import RecipeBrowser
import RecipeCore
import Synchronization

/// Standard error while a browser has the terminal: progress and remarks go to its status line.
struct BrowserErrors: OutputStreamEdge {
  /// The browser's mailbox.
  let mailbox: BrowserMailbox

  var terminal: TerminalTraits? { TerminalTraits(width: 80) }

  func write(_ bytes: [UInt8]) -> WriteOutcome {
    let text = String(decoding: bytes, as: UTF8.self)
    if let line = text.split(whereSeparator: \.isNewline).first {
      mailbox.post(.told(String(line)))
    }
    return .written
  }

  func replaceLine(with text: String) {
    mailbox.post(.progress(text))
  }
}
