/// A check of one thing in a set-up.
///
/// It reads, asks no network, starts no program but the network helper, and changes nothing.
protocol DoctorCheck: Sendable {
  /// Returns the faults.
  func findings(in setUp: SetUp) async -> [Finding]
}
