import JSONSyntax
import RecipeCore

/// The metadata of a recipe as YAML between `---` lines.
struct FrontMatterText {
  /// The block, which ends with a line end.
  let text: String

  /// Writes the metadata of a recipe; absent values are left out.
  ///
  /// Unknown fields stand in `extras`: among the others a reader might take one for a field that it
  /// knows, such as `method` or `Zutaten`.
  init(_ recipe: Recipe) {
    var members = Self.members(of: recipe).filter { $0.value != .absent }
    let extras = recipe.extras.map { OutputMember($0.name, .json($0.json)) }
    if !extras.isEmpty { members.append(OutputMember("extras", .object(extras))) }
    let lines = members.map(Self.line)
    text = "---\n" + lines.joined() + "---\n"
  }

  private static func members(of recipe: Recipe) -> [OutputMember] {
    [
      OutputMember("title", .text(recipe.title)),
      OutputMember("source", .optional(recipe.sourceURL)),
      OutputMember("publisher", .optional(recipe.publisher)),
      OutputMember("publisher_url", .optional(recipe.publisherURL)),
      OutputMember("f2f_url", .optional(recipe.f2fURL)),
      OutputMember("image", .optional(recipe.imageURL)),
      OutputMember("social_rank", recipe.socialRank.map { .number($0.text) } ?? .absent),
      OutputMember("tags", .texts(recipe.tags)),
      OutputMember("servings", .optional(recipe.yield)),
      OutputMember("prep_time", minutes(recipe.prepMinutes)),
      OutputMember("cook_time", minutes(recipe.cookMinutes)),
      OutputMember("total_time", minutes(recipe.totalMinutes)),
      OutputMember(
        "rating", recipe.rating.map { .text("\($0.value.text)/\($0.best.text)") } ?? .absent),
      OutputMember("rating_count", .optional(recipe.rating?.count)),
      OutputMember("author", .optional(recipe.author)),
      OutputMember("language", .optional(recipe.language)),
      OutputMember("date", .optional(recipe.published)),
      OutputMember("description", .optional(recipe.description.flatMap(withLineEnds))),
    ]
  }

  /// The description when it has line ends inside a paragraph, which Markdown takes for spaces.
  private static func withLineEnds(_ description: String) -> String? {
    let lines = description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let hasLineEnd = zip(lines, lines.dropFirst()).contains { !$0.isEmpty && !$1.isEmpty }
    return hasLineEnd ? description : nil
  }

  private static func minutes(_ minutes: Int?) -> OutputValue {
    minutes.map { .text("\($0) min") } ?? .absent
  }

  private static func line(_ member: OutputMember) -> String {
    "\(key(member.name)): \(json(member.value))\n"
  }

  /// The name as it is where YAML takes it for a word, else as a JSON string.
  private static func key(_ name: String) -> String {
    let isWord = name.utf8.allSatisfy { $0 == UInt8(ascii: "_") || isLowerCase($0) || isDigit($0) }
    let startsWithDigit = name.utf8.first.map(isDigit) ?? false
    let isOther = ["", "null", "true", "false", "yes", "no", "on", "off", "y", "n"].contains(name)
    return isWord && !isOther && !startsWithDigit ? name : json(.text(name))
  }

  private static func isLowerCase(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func json(_ value: OutputValue) -> String {
    var writer = JSONWriter(isIndented: false)
    writer.write(value)
    return String(decoding: JSONTerminalGuard.guarded(writer.bytes), as: UTF8.self)
  }
}
