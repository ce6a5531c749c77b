/// The user's options for output in any format.
public struct FormatOptions: Sendable, Hashable {
  /// The fields to show, in order; empty for the format's defaults.
  public let fields: [String]
  /// The width of the terminal, or `nil` in a pipe or a file, where nothing is cut.
  public let width: Int?
  /// True if colours may be used.
  public let usesColor: Bool
  /// True to write cells of CSV and TSV that look like formulas unchanged.
  public let isCSVRaw: Bool
  /// The template of `--template`.
  public let template: String?

  /// Creates options from their values.
  public init(
    fields: [String] = [], width: Int? = nil, usesColor: Bool = false, isCSVRaw: Bool = false,
    template: String? = nil
  ) {
    self.fields = fields
    self.width = width
    self.usesColor = usesColor
    self.isCSVRaw = isCSVRaw
    self.template = template
  }
}
