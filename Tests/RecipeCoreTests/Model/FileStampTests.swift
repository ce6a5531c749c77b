import RecipeCore
import Testing

@Suite("What a file's times prove")
struct FileStampTests {
  private static let second: Int64 = 1_000_000_000

  @Test(
    "a file that changed a moment ago may change again and keep its times",
    arguments: [
      (modified: 96, changed: 96, isSettled: true), (10, 96, true), (97, 10, false),
      (10, 97, false), (99, 10, false), (10, 99, false), (10, 500, false),
    ])
  func settled(modified: Int64, changed: Int64, isSettled: Bool) {
    let stamp = FileStamp(
      size: 1, modified: modified * Self.second, changed: changed * Self.second,
      identity: FileIdentity(device: 1, inode: 2))
    #expect(stamp.isSettled(at: 100 * Self.second) == isSettled)
  }

  @Test("no time is too far away", arguments: [Int64.min, .max])
  func extremes(time: Int64) {
    let stamp = FileStamp(
      size: 0, modified: time, changed: time, identity: FileIdentity(device: 0, inode: 0))
    #expect(!stamp.isSettled(at: .min))
    #expect(stamp.isSettled(at: .max) == (time == .min))
  }
}
