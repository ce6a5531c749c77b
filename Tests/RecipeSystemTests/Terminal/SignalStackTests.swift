import Foundation
import Testing

@testable import RecipeSystem

@Suite("The stack of signal handlers")
struct SignalStackTests {
  @Test("a handler runs when the stack of its thread has overflowed")
  func overflow() async {
    await #expect(processExitsWith: .exitCode(23)) {
      SignalStack.prepare()
      for number in [SIGSEGV, SIGBUS] { _ = SignalStack.handle(number) { _ in _exit(23) } }
      exit(overflowing(0, before: .max) == 0 ? 1 : 2)
    }
  }

  @Test("a thread that has such a stack keeps it")
  func twice() async {
    await #expect(processExitsWith: .exitCode(24)) {
      var (first, second) = (stack_t(), stack_t())
      SignalStack.prepare()
      sigaltstack(nil, &first)
      SignalStack.prepare()
      sigaltstack(nil, &second)
      exit(first.ss_sp != nil && first.ss_sp == second.ss_sp ? 24 : 1)
    }
  }
}

/// Calls itself until a depth that no stack has room for.
@inline(never)
private func overflowing(_ depth: Int, before limit: Int) -> Int {
  guard depth < limit else { return 0 }
  return withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 16) { bytes in
    bytes[depth % 4_096] = 1
    return overflowing(depth + 1, before: limit) + Int(bytes[depth % 4_096])
  }
}
