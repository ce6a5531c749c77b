import Foundation
import Testing

@testable import RecipeSystem

/// Foundation has a `Pipe` too.
private typealias SystemPipe = RecipeSystem.Pipe

@Suite("Pipes")
struct PipeTests {
  @Test("writing after the reader has gone says so instead of ending the process")
  func readerGone() throws {
    signal(SIGPIPE, SIG_IGN)
    let writing = try #require(SystemPipe()).writing
    #expect(!write([1, 2, 3], to: writing))
  }

  @Test("a write to a full pipe that does not block waits until all is written")
  func fullPipe() async throws {
    let pipe = try #require(SystemPipe())
    _ = fcntl(pipe.writing.number, F_SETFL, O_NONBLOCK)
    let bytes = [UInt8](repeating: 7, count: 1 << 20)
    async let isWritten = BlockingWork.run("write", timeout: .seconds(20)) { _ in
      bytes.withUnsafeBytes { FileDescriptor.write($0, to: pipe.writing.number) }
    }
    let count = await BlockingWork.run("read", timeout: .seconds(20)) { _ in
      var count = 0
      while count < bytes.count { count += FileDescriptor.bytes(from: pipe.reading.number).count }
      return count
    }
    #expect(await isWritten)
    #expect(count == bytes.count)
  }

  @Test("a wait ends at its deadline, and at once when cancelled")
  func waits() throws {
    let pipe = try #require(SystemPipe())
    let cancellation = Cancellation()
    let limits = WaitLimits(
      deadline: .now.advanced(by: .milliseconds(20)), cancellation: cancellation)
    #expect(limits.wait(for: [pipe.reading.number]) == .deadline)
    let long = WaitLimits(deadline: .now.advanced(by: .seconds(60)), cancellation: cancellation)
    #expect(long.wait(for: [-1], atMost: .milliseconds(1)) == .pause)
    #expect(write([1], to: pipe.writing))
    #expect(long.wait(for: [-1, pipe.reading.number]) == .ready([1]))
    cancellation.cancel()
    #expect(long.wait(for: [pipe.reading.number]) == .cancelled)
  }

  private func write(_ bytes: [UInt8], to end: SystemPipe.End) -> Bool {
    bytes.withUnsafeBytes { FileDescriptor.write($0, to: end.number) }
  }
}
