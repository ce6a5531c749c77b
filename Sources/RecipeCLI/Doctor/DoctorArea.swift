/// The parts of a set-up.
enum DoctorArea: String, Sendable, CaseIterable {
  case configuration
  case sources
  case library
  case cache
  case decisions
  case terminal
}
