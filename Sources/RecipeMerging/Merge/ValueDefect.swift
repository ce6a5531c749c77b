/// The reason why a value was not fit to survive.
package enum ValueDefect: Sendable, Hashable {
  /// The units in which the length of a list is measured.
  package enum Unit: String, Sendable {
    /// Different lines.
    case lines
    /// Letters of all lines.
    case letters
  }

  /// It is synthetic.
  case synthetic(SyntheticValue)
  /// It is a title with a blemish.
  case blemish(TitleBlemish)
  /// It is a list that is cut short.
  case cutShort(Int, of: Int, Unit)
}
