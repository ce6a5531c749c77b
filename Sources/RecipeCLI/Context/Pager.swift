import ArgumentParsing
import RecipeCore
import Text

/// The program that shows pages longer than the screen: `RECIPES_PAGER`, else `PAGER`, else `less`.
struct Pager: Sendable {
  /// The options of `less` unless `LESS` has others, as of Git: it ends by itself if the page fits,
  /// shows colours, and leaves the page on the screen.
  private static let usualOptions = "FRX"
  /// The characters for which a command needs a shell.
  private static let shellCharacters = "|&;<>()$`\\\"'*?[]#~=%{}"

  /// The variables that name the pager, in the order in which they count.
  static let variables = ["RECIPES_PAGER", "PAGER"]

  private let program: ProgramLaunch
  private let height: Int
  private let world: World

  /// Finds the pager of a command, or returns `nil` if there is none, or standard output is no screen
  /// of a known height.
  init?(_ context: CommandContext) {
    let world = context.world
    guard !context.arguments.has("no-pager"), world.terminalCanDraw,
      let height = world.output.terminal?.height,
      let command = Self.command(world)
    else { return nil }
    var variables = world.variables
    if variables["LESS"] == nil { variables["LESS"] = Self.usualOptions }
    program = ProgramLaunch(command, variables: variables, folder: world.currentFolder)
    self.height = height
    self.world = world
  }

  /// Writes a page: through the pager if it is longer than the screen.
  ///
  /// A pager that cannot be started is left out; one that is left early is no error.
  func write(_ page: [UInt8]) -> WriteOutcome {
    guard isLong(page) else { return world.output.write(page) }
    do throws(ProcessFailure) {
      try world.processes.present(page, in: program)
      return .written
    } catch {
      return world.output.write(page)
    }
  }

  /// True if a page leaves no line for the prompt.
  private func isLong(_ page: [UInt8]) -> Bool {
    var lines = 0
    for byte in page where byte == UInt8(ascii: "\n") {
      lines += 1
      if lines >= height { return true }
    }
    return false
  }

  /// True if a value of a variable names a pager: `cat` and nothing name none.
  static func isWanted(_ value: String) -> Bool {
    let words = value.split(separator: " ")
    return !words.isEmpty && words != ["cat"]
  }

  /// Returns the pager's command with the path of its program, or `nil` if none is wanted or found.
  static func command(_ world: World) -> [String]? {
    let named = variables.compactMap { world.variables[$0] }.first ?? "less"
    let words = named.split(separator: " ").map(String.init)
    guard let first = words.first, isWanted(named) else { return nil }
    if named.contains(where: shellCharacters.contains) { return ["/bin/sh", "-c", named] }
    let program = first.contains("/") ? ProgramName.path(first) : .name(first)
    return world.programs.path(of: program).map { [$0] + words.dropFirst() }
  }
}
