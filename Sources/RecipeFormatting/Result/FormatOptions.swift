/// What a user asked of the output, whatever the format.
package struct FormatOptions: Sendable, Hashable {
  /// The fields to show, in order; empty for the format's usual ones.
  package let fields: [String]
  /// The columns of the terminal; `nil` in a pipe or a file, where nothing is cut.
  package let width: Int?
  /// Whether colours may be used.
  package let usesColor: Bool
  /// Whether cells of CSV and TSV that look like formulas are written as they are.
  package let isCSVRaw: Bool
  /// The template of `--template`.
  package let template: String?

  /// Makes options of their values.
  package init(
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
