import Foundation
import RecipeCore
import RecipeSystem

/// The network helper of `recipes`.
///
/// Requests arrive as messages on standard input, one at a time; responses leave on standard
/// output. The helper ends when its input does.
@main
struct RecipesHTTP {
  static func main() {
    Signals.ignoreClosedPipes()
    let transfers = TransferSession { message in
      // The other process has ended, so there is nothing left to do.
      do { try FileHandle.standardOutput.write(contentsOf: message.frame) } catch { exit(0) }
    }
    var reader = HelperMessageReader()
    while true {
      let bytes = FileHandle.standardInput.availableData
      if bytes.isEmpty { _exit(0) }
      reader.append(Array(bytes))
      do {
        while let message = try reader.next() { transfers.take(message) }
      } catch {
        _exit(2)
      }
    }
  }
}
