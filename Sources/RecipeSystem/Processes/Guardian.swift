/// A shell that ends a process group when this process ends, however that happens.
///
/// It waits for the end of its standard input, which only this process holds open: no signal handler
/// could do that for `kill -9`. The standard input of the group ends at the same time, and it has 200
/// milliseconds to end by itself before each of the two signals.
struct Guardian: Sendable {
  private static let script =
    "read -r _; sleep 0.2; kill -s TERM -- \"-$1\"; sleep 0.2; kill -s KILL -- \"-$1\""

  private let shell: ChildProcess?

  /// Starts a guardian of a group; without a shell there is none.
  init(of group: Int32, spawner: ProcessSpawner) {
    let command = ["/bin/sh", "-c", Self.script, "sh", String(group)]
    shell = try? spawner.spawn(.guardian, command, input: .pipe, errors: .null).get()
  }

  /// Ends the guardian, which must happen before the group's number is free for another.
  func dismiss() {
    _ = shell?.finish()
  }
}
