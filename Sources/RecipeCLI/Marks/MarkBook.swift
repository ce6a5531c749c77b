import RecipeConfiguration
import RecipeCore
import RecipeMerging
import RecipeStorage
import Text

/// The marks of a person, in the library folder beside the decisions.
struct MarkBook: Sendable {
  /// The context of the command.
  let context: CommandContext
  /// The configuration.
  let configuration: Configuration

  /// Reads all marks.
  func marks() throws(CommandFailure) -> RecipeMarks {
    do {
      return try store.load().marks
    } catch {
      throw CommandFailure(error, help: "fix the file, or remove it with all marks")
    }
  }

  /// Reads all marks to show them beside recipes; without a readable file there are none.
  func shownMarks() -> RecipeMarks {
    do throws(CommandFailure) {
      return try marks()
    } catch {
      context.remark("marks are not shown: \(error.message)")
      return .none
    }
  }

  /// Sets a mark on a recipe.
  ///
  /// - Parameter day: The day of the mark; `nil` for today.
  func set(_ mark: RecipeMark, on recipe: RankedRecipe, day: String? = nil) throws(CommandFailure) {
    guard let first = recipe.merged.members.first else { return }
    let day = mark == .cooked ? day ?? today : ""
    try change { file in
      // A mark on another record of the recipe would come back once the two are unlinked.
      file.remove(mark, from: Self.names(of: recipe).subtracting([first.reference]))
      file.set(mark, on: first.reference, day: day)
    }
  }

  /// Removes a mark from all records of a recipe.
  func remove(_ mark: RecipeMark, from recipe: RankedRecipe) throws(CommandFailure) {
    try change { $0.remove(mark, from: Self.names(of: recipe)) }
  }

  /// Sets a mark without a day on a recipe, or removes it if it is set.
  ///
  /// - Returns: True if it is set now.
  func toggle(_ mark: RecipeMark, on recipe: RankedRecipe) throws(CommandFailure) -> Bool {
    let isSet = try marks().day(of: mark, on: recipe.merged.members) != nil
    if isSet { try remove(mark, from: recipe) } else { try set(mark, on: recipe) }
    return !isSet
  }

  /// The day of the clock, in UTC.
  var today: String { CivilDay(secondsSince1970: context.world.wallClock.now).text }

  /// The path of the file, as a person would type it.
  var shownPath: String { store.path.shown(from: context.world.currentFolder) }

  private func change(_ change: (inout MarkFile) -> Void) throws(CommandFailure) {
    do {
      try store.change(
        waiting: {
          context.remark("another command writes to the folder of \(store.path); waiting for it")
        }, change)
    } catch {
      throw CommandFailure(error, help: "nothing was noted")
    }
  }

  private static func names(of recipe: RankedRecipe) -> Set<RecordReference> {
    Set(recipe.merged.members.flatMap(\.names))
  }

  private var store: MarkStore {
    MarkStore(root: configuration.library.path, files: context.world.files)
  }
}
