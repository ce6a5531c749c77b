import ArgumentParsing

@testable import RecipeCLI

extension CommandCatalog {
  /// The commands that help shows, each with those above it, the topmost first.
  var visiblePaths: [[CommandSpecification]] { root.visiblePathsBelow }
}

extension CommandSpecification {
  fileprivate var visiblePathsBelow: [[CommandSpecification]] {
    visibleSubcommands.flatMap { command in
      [[command]] + command.visiblePathsBelow.map { [command] + $0 }
    }
  }
}
