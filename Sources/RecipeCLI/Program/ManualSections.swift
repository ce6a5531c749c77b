import ArgumentParsing
import RecipeConfiguration

/// The sections that the manual pages of all commands have.
enum ManualSections {
  /// The sections.
  static let all = [
    ManualSection(
      "EXIT STATUS",
      ExitStatus.allCases.map { ManualSection.Row("\($0.rawValue)", $0.meaning) }),
    ManualSection("ENVIRONMENT", variables), ManualSection("FILES", files),
  ]

  private static let variables = [
    ManualSection.Row(ConfigurationLocator.variable, "the configuration file"),
    ManualSection.Row("RECIPES_PROCESSORS", "the number of processors to use; all by default"),
    ManualSection.Row(
      Pager.variables.joined(separator: ", "),
      "the program for pages longer than the screen; 'cat' or nothing for none"),
    ManualSection.Row("BROWSER", "the web browser of 'open' and 'browse'"),
    ManualSection.Row(
      "NO_COLOR, CLICOLOR_FORCE", "no colours, and colours also in a pipe; --color overrules both"),
    ManualSection.Row(
      "XDG_CONFIG_HOME, XDG_CACHE_HOME, XDG_STATE_HOME, XDG_DATA_HOME",
      "the parent folders of the files below"),
  ]

  private static let files = [
    ManualSection.Row("recipes.toml", "the configuration, in this folder or the nearest one above"),
    ManualSection.Row(
      "~/.config/recipes/recipes.toml", "the configuration where there is no other"),
    ManualSection.Row(
      ".duplicates.txt, .marks.txt",
      "what 'link' and 'unlink' decided, and what 'mark' noted, in the library folder"),
    ManualSection.Row(
      "~/.cache/recipes", "indexes and cached answers; safe to delete"),
    ManualSection.Row(
      "~/.local/state/recipes", "what is remembered of servers, and the state of plug-ins"),
    ManualSection.Row(
      "~/.local/share/recipes", "plug-ins, and the configurations whose programs may run"),
  ]
}
