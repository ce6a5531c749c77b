/// The purpose of a format, by which one of several forms of a result is chosen.
public enum FormatShape: Sendable, Hashable, CaseIterable {
  /// Columns for people, laid out for a terminal.
  case table
  /// A document for people, in a markup language.
  case markup
  /// One object with the whole result, for programs.
  case object
  /// An object for each row, for programs.
  case objects
  /// A line of cells for each row, for spreadsheets.
  case cells
  /// A line for each row, with the fields that a template names.
  case lines
  /// A text for each row, with whichever of all fields it likes: for people, such as cards to print.
  case pages

  /// True if people read it.
  public var isForPeople: Bool { self == .table || self == .markup || self == .pages }

  /// True if a value may be an object.
  public var hasObjects: Bool { self == .object || self == .objects }

  /// True if rows show every field of data when none are asked for, the long texts included.
  public var showsEveryField: Bool { hasObjects || self == .cells || self == .pages }
}
