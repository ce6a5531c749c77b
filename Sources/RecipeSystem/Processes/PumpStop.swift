/// A reason why not all output of a program was passed on.
enum PumpStop: Sendable {
  case unwanted
  case late
}
