import Foundation

/// Lets only so many programs run at a time.
///
/// All tests begin at once and wait without a thread, so hundreds of programs would run side by side:
/// each for minutes, and with more open files than `Process.run` can count (it reads over the end of
/// what `readdir` gave when there are some 1,300).
actor RunSlots {
  /// The slots that all tests share.
  static let shared = RunSlots(count: 2 * ProcessInfo.processInfo.activeProcessorCount + 2)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  private init(count: Int) {
    free = count
  }

  /// Takes a slot as soon as there is one.
  func take() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Gives a slot to who has waited longest.
  func giveBack() {
    guard !waiting.isEmpty else {
      free += 1
      return
    }
    waiting.removeFirst().resume()
  }
}
