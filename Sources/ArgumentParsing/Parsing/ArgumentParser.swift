/// Reads arguments by a command tree.
///
/// Options may stand before and after words; `--` ends them. `--name value`, `--name=value`,
/// `-n value`, `-nvalue` and bundled flags are read. An option is known from its command on down;
/// `-h` and `--help` are known everywhere.
package struct ArgumentParser: Sendable {
  private let root: CommandSpecification

  /// Makes a parser of the tree below `root`, which is the program itself.
  package init(root: CommandSpecification) {
    self.root = root
  }

  /// Reads `arguments`, which do not include the program's name.
  ///
  /// - Throws: The first thing that is wrong, unless help was asked for anywhere.
  package func parse(_ arguments: [String]) throws(ArgumentError) -> ParsedArguments {
    var run = ParsingRun(root: root, arguments: arguments)
    let mistake = run.readAll()
    if let mistake, !run.wantsHelp { throw mistake }
    if !run.wantsHelp { try run.checkWords() }
    return run.result
  }
}
