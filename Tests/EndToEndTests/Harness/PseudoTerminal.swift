import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal of a given width for a program to write to (`openpty`).
final class PseudoTerminal: Sendable {
  /// What the program writes to.
  let programSide: FileHandle
  private let ourSide: Int32

  /// Opens a terminal of so many columns.
  init(columns: UInt16) throws {
    var (ours, theirs): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 40, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ours, &theirs, nil, nil, &size) == 0 else { throw POSIXError(.ENOTTY) }
    // Reading ends once nobody has the program's side, and so no other child may inherit it.
    for descriptor in [ours, theirs] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    ourSide = ours
    programSide = FileHandle(fileDescriptor: theirs, closeOnDealloc: true)
  }

  deinit {
    closeDescriptor(ourSide)
  }

  /// Ends the terminal on our side of the program, so that reading comes to an end.
  func close() {
    try? programSide.close()
  }

  /// Everything shown until the terminal is closed, with plain line ends.
  func textShown() async -> String {
    let descriptor = ourSide
    let bytes = await withCheckedContinuation { continuation in
      // A queue of its own gets a thread even while all others block.
      DispatchQueue(label: "terminal").async {
        continuation.resume(returning: Self.bytes(from: descriptor))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
      .replacingOccurrences(of: "\r\n", with: "\n")
  }

  private static func bytes(from descriptor: Int32) -> [UInt8] {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { return all }
      all += chunk[..<count]
    }
  }
}

/// The C library's `close`, which the method of the same name hides.
private func closeDescriptor(_ descriptor: Int32) {
  _ = close(descriptor)
}
