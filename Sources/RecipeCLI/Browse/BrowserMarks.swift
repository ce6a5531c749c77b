import RecipeBrowser
import RecipeConfiguration
import RecipeCore
import RecipeMerging
import Synchronization

/// The marks that a person sets in a browser, kept one after another.
final class BrowserMarks: Sendable {
  private let book: MarkBook
  private let places: [NamedSource]
  private let mailbox: BrowserMailbox
  private let threads: ThreadExecutor
  private let state = Mutex(State())

  private struct State: Sendable {
    /// The days of marks that were replaced, by the ids of their recipes.
    var formerDays: [String: String] = [:]
    /// The last change; each waits for the one before it.
    var change: Task<Void, Never>?
  }

  /// Creates the marks of a configuration.
  ///
  /// - Parameters:
  ///   - mailbox: Receives the marks, and what was done.
  ///   - threads: The threads on which they are kept, which wait for other programs.
  init(
    context: CommandContext, configuration: Configuration, mailbox: BrowserMailbox,
    threads: ThreadExecutor
  ) {
    book = MarkBook(context: context, configuration: configuration)
    places = context.options.places
    self.mailbox = mailbox
    self.threads = threads
  }

  /// Sends the marks of all recipes.
  func read() {
    do throws(CommandFailure) {
      mailbox.post(.marks(try book.marks()))
    } catch {
      mailbox.post(.told(error.message))
    }
  }

  /// Waits until every mark is kept.
  func finish() async { await state.withLock { $0.change }?.value }

  /// Begins to set a mark, or to take it back.
  func toggle(_ mark: RecipeMark, on recipe: RankedRecipe) {
    state.withLock { state in
      let before = state.change
      state.change = Task(executorPreference: threads) { [self] in
        await before?.value
        do throws(CommandFailure) {
          let words = try change(mark, of: recipe)
          mailbox.post(.marks(try book.marks()))
          // Of folders that are only looked at, a person may not know that marks are kept there.
          let place = places.isEmpty ? "" : " (in \(book.shownPath))"
          mailbox.post(.told("\(recipe.merged.recipe.title): \(words)\(place)"))
        } catch {
          mailbox.post(.told(error.message))
        }
      }
    }
  }

  /// Sets a mark, or takes it back: a recipe cooked on an earlier day then was cooked on that day.
  ///
  /// - Returns: What was done, in words.
  private func change(
    _ mark: RecipeMark, of recipe: RankedRecipe
  ) throws(CommandFailure) -> String {
    let id = recipe.merged.id
    guard mark == .cooked else {
      let isSet = try book.toggle(mark, on: recipe)
      return isSet ? "marked as \(mark.rawValue)" : "no longer \(mark.rawValue)"
    }
    let day = try book.marks().day(of: mark, on: recipe.merged.members)
    guard day == book.today else {
      state.withLock { $0.formerDays[id] = day }
      try book.set(mark, on: recipe)
      return "marked as cooked today" + (day.map { ", before on \($0)" } ?? "")
    }
    guard let former = state.withLock({ $0.formerDays.removeValue(forKey: id) }) else {
      try book.remove(mark, from: recipe)
      return "no longer cooked"
    }
    try book.set(mark, on: recipe, day: former)
    return "cooked on \(former), not today"
  }
}
