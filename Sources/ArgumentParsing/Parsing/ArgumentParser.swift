/// A parser of arguments, driven by a command tree.
///
/// Options may precede and follow words; `--` ends them. The forms are `--name value`,
/// `--name=value`, `-n value`, `-nvalue` and bundled flags. A command's options are valid in the
/// commands below it, too; `-h` and `--help` are valid everywhere.
package struct ArgumentParser: Sendable {
  private let root: CommandSpecification

  /// Creates a parser of the tree below `root`, the program itself.
  package init(root: CommandSpecification) {
    self.root = root
  }

  /// Parses `arguments`, which do not include the program's name.
  ///
  /// - Throws: The first mistake, unless any argument asks for help.
  package func parse(_ arguments: [String]) throws(ArgumentError) -> ParsedArguments {
    var run = ParsingRun(root: root, arguments: arguments)
    let mistake = run.readAll()
    if let mistake, !run.wantsHelp { throw mistake }
    if !run.wantsHelp { try run.checkWords() }
    return run.result
  }
}
