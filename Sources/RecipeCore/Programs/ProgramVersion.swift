/// The version of the program.
package enum ProgramVersion {
  /// This version, by the rules of semver.org.
  package static let current = "0.2.0"
}
