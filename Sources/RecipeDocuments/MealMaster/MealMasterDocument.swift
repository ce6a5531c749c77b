import RecipeCore

/// A reader of a MealMaster text, line by line.
struct MealMasterDocument {
  private var list = RecipeList(documentSize: 0)
  private var notes: DocumentNotes
  private let fields: RecipeFieldSet
  /// The current recipe, and the line at which it started.
  private var recipe: MealMasterRecipe?
  private var start = 0
  private var isDashed = false
  /// The first line and the number of the lines after the end of a recipe that belong to none.
  private var leftOut: (line: Int, count: Int)?

  /// Creates a reader.
  init(notes: DocumentNotes, fields: RecipeFieldSet) {
    self.notes = notes
    self.fields = fields
  }

  /// The outcome.
  var outcome: DocumentOutcome {
    var notes = notes
    if list.entries.isEmpty, notes.diagnostics.isEmpty {
      notes.add(.note, "no recipe: there is no header of MealMaster")
    }
    if let leftOut {
      notes.add(
        .note, "lines between or after recipes were ignored: \(leftOut.count)", line: leftOut.line)
    }
    notes.add(list)
    return DocumentOutcome(entries: list.entries, diagnostics: notes.all, dialect: "MealMaster")
  }

  /// Reads all lines.
  mutating func read(_ bytes: [UInt8]) {
    let text = DocumentText(bytes).bytes
    list = RecipeList(documentSize: bytes.count)
    var number = 0
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      read(MealMasterLine(Array(line)), number)
    }
    finish()
  }

  private mutating func read(_ line: MealMasterLine, _ number: Int) {
    if line.isHeader {
      finish()
      (recipe, start, isDashed) = (MealMasterRecipe(fields: fields), number, line.isDashed)
    } else if recipe == nil {
      leaveOut(line, number)
    } else if line.isEnd(ofDashed: isDashed) {
      finish()
    } else {
      recipe?.read(line)
    }
  }

  /// Counts ignored lines, except those before the first recipe, such as a letter's header.
  private mutating func leaveOut(_ line: MealMasterLine, _ number: Int) {
    guard start > 0, !line.isBlank, !line.isBareRule else { return }
    leftOut = (leftOut?.line ?? number, (leftOut?.count ?? 0) + 1)
  }

  private mutating func finish() {
    guard var recipe else { return }
    self.recipe = nil
    if let finished = recipe.finished() {
      list.append(DocumentOutcome.Entry(recipe: finished, line: start))
    } else {
      notes.add(.warning, "a recipe has no title and was skipped", line: start)
    }
  }
}
