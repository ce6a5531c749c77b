import RecipeCLI

/// Ours, not that of Swift Testing.
typealias ExitStatus = RecipeCLI.ExitStatus
