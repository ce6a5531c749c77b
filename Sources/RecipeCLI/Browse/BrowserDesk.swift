import RecipeBrowser
import RecipeConfiguration
import RecipeCore
import RecipeFormatting
import RecipeMerging
import RecipeSearch
import Synchronization

/// The work behind a browser, off its loop: every result is an event in its mailbox.
final class BrowserDesk: Sendable {
  private let context: CommandContext
  private let configuration: Configuration
  private let pipeline: Pipeline
  private let recipes: any RecipeCollection
  private let mailbox: BrowserMailbox
  /// Threads besides those that read the sources, so that keys are answered meanwhile.
  private let threads: ThreadExecutor
  private let marks: BrowserMarks
  private let variants: BrowserVariants
  private let state = Mutex(State())

  private struct State: Sendable {
    /// The recipes to search.
    var held: HeldRecipes?
    /// The search to begin when the present one ends; earlier ones are of no use.
    var wanted: BrowserSearch?
    /// True while a search runs.
    var isSearching = false
    /// The reports of the sources, once they have answered.
    var gathering: GatheringReport?
  }

  /// Creates the desk of a browser.
  ///
  /// - Parameters:
  ///   - context: The context of the command, which must not write to the terminal.
  ///   - pipeline: The pipeline of the configuration.
  ///   - mailbox: Receives the results.
  init(
    context: CommandContext, pipeline: Pipeline, mailbox: BrowserMailbox
  ) {
    self.context = context
    self.pipeline = pipeline
    configuration = pipeline.configuration
    recipes = context.openRecipes(of: pipeline)
    self.mailbox = mailbox
    threads = ThreadExecutor()
    marks = BrowserMarks(
      context: context, configuration: configuration, mailbox: mailbox, threads: threads)
    variants = BrowserVariants(recipes: recipes, mailbox: mailbox, threads: threads)
  }

  /// The reports of the sources, once they have answered.
  var gathering: GatheringReport? { state.withLock { $0.gathering } }

  /// Waits until every mark is kept.
  func finishMarking() async { await marks.finish() }

  // MARK: Opening

  /// Begins to read the recipes.
  func open() {
    context.progress.keepArrivals()
    work { await $0.read() }
  }

  private func read() async {
    marks.read()
    let early = Task(executorPreference: threads) { [self] in await showEarly() }
    let held = await recipes.held()
    early.cancel()
    show(held)
    guard !held.isIndexed else { return }
    // With the words indexed, a search need not read every recipe. The servers have answered.
    await context.unfinished.finish()
    guard context.options.cache != .none,
      let again = try? context.usingCache().openRecipes().recipes
    else { return }
    let indexed = await again.held()
    if indexed.isIndexed { show(indexed, reporting: held.gathering) }
  }

  /// Shows what there is until the sources are read: the recipes of the last run, or else the records
  /// that have arrived.
  private func showEarly() async {
    // Most collections are read before anybody could look at anything else.
    guard await pause(.milliseconds(100)) else { return }
    if let indexed = await recipes.indexed() { return show(indexed, .indexed) }
    var (shown, done) = (0, 0)
    while await pause(.milliseconds(250)) {
      let batches = context.progress.arrived
      let count = batches.reduce(0) { $0 + $1.records.count }
      let doneNow = batches.count { $0.report.status == .ok }
      // Twice as many each time, so that all of it together takes no longer than the last.
      guard count >= max(1, shown * 2) || doneNow > done && count > shown else { continue }
      (shown, done) = (count, doneNow)
      show(await pipeline.preview(of: batches), .arriving)
    }
  }

  /// Waits.
  ///
  /// - Returns: False if it was cancelled.
  private func pause(_ duration: Duration) async -> Bool {
    (try? await context.world.clock.sleep(for: duration)) != nil
  }

  /// Shows recipes, unless they are older than those that are shown.
  ///
  /// - Parameters:
  ///   - phase: The phase of reading.
  ///   - gathering: The reports of the sources; `nil` for those of the recipes.
  private func show(
    _ held: HeldRecipes, _ phase: BrowserCollection.Phase = .complete,
    reporting gathering: GatheringReport? = nil
  ) {
    let gathering = gathering ?? held.gathering
    let troubles = gathering.sources.filter(\.isFailure).map { report in
      "\(report.name): \(report.error ?? report.status.rawValue)"
    }
    let isComplete = phase == .complete
    let event = BrowserEvent.loaded(
      BrowserCollection(
        count: held.recipes.count, sources: gathering.sources.map(\.name),
        traits: gathering.traits, troubles: isComplete ? troubles : [], phase: phase))
    state.withLock { state in
      guard isComplete || state.gathering == nil else { return }
      state.held = held
      if isComplete { state.gathering = gathering }
      // Under the lock, so that the mailbox gets the recipes in the order in which they are held.
      mailbox.post(event)
    }
  }

  // MARK: Effects

  /// Begins to carry out an effect that needs the recipes or other programs.
  func carryOut(_ effect: BrowserEffect) {
    switch effect {
    case .search(let search): begin(search)
    case .toggle(let mark, let recipe): marks.toggle(mark, on: recipe)
    case .open(let recipe): work { await $0.openPage(of: recipe) }
    case .complete(let recipe): work { await $0.complete(recipe) }
    case .countTerms: work { await $0.countTerms() }
    case .countFilters(let search): work { await $0.countFilters(search) }
    case .findVariants(let recipe): work { await $0.variants.find(of: recipe) }
    case .copy, .suspend, .repaint, .quit: break
    }
  }

  private func work(_ body: @escaping @Sendable (BrowserDesk) async -> Void) {
    Task(executorPreference: threads) { [self] in await body(self) }
  }

  /// Begins a search, or leaves it to the one that runs: of those that wait, only the last is of use.
  private func begin(_ search: BrowserSearch) {
    let isIdle = state.withLock { state in
      state.wanted = search
      defer { state.isSearching = true }
      return !state.isSearching
    }
    guard isIdle else { return }
    work { await $0.search() }
  }

  private func search() async {
    while let (search, held) = nextSearch() {
      let answer = await BrowserQuery(context: context, configuration: configuration, held: held)
        .answer(search)
      mailbox.post(.found(answer))
      // Until the sources are read, that finds the corruption, too.
      if !held.isSound, gathering != nil { await reopen() }
    }
  }

  private func nextSearch() -> (BrowserSearch, HeldRecipes)? {
    state.withLock { state in
      guard let search = state.wanted, let held = state.held else {
        state.isSearching = false
        return nil
      }
      state.wanted = nil
      return (search, held)
    }
  }

  /// Reads the recipes again after the index turned out to be corrupt; the servers have answered.
  private func reopen() async {
    guard let again = try? context.usingCache().openRecipes(startsAnew: true).recipes else {
      return
    }
    show(await again.held())
  }

  private func complete(_ recipe: RankedRecipe) async {
    guard let held = state.withLock({ $0.held }), let whole = await held.completed(recipe) else {
      return
    }
    mailbox.post(.completed(whole))
  }

  private func countTerms() async {
    guard let held = state.withLock({ $0.held }) else { return }
    let recipes = held.recipes
    mailbox.post(.terms(SearchTerms(of: (0..<recipes.count).lazy.map { recipes[$0] }, foodsOf: 0)))
  }

  private func countFilters(_ search: BrowserSearch) async {
    guard let held = state.withLock({ $0.held }) else { return }
    let query = BrowserQuery(context: context, configuration: configuration, held: held)
    guard let counts = await query.filterCounts(search) else { return }
    mailbox.post(.filters(counts))
  }

  private func openPage(of recipe: RankedRecipe) async {
    let values = recipe.merged.recipe
    guard let address = values.sourceURL ?? values.f2fURL, Browser.accepts(address) else {
      return mailbox.post(.told("This recipe has no web address."))
    }
    do throws(CommandFailure) {
      try await Browser(context.world).open(address)
      mailbox.post(.told("Opened \(address)"))
    } catch {
      mailbox.post(.told(error.message))
    }
  }
}
