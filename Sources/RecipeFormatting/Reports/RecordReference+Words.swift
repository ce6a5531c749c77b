package import RecipeCore
import Text

extension RecordReference {
  /// The reference as people type it: `notes:soup/leek.md`.
  package var words: String { "\(source):\(id)" }
}

extension [RecordReference] {
  /// `1 record`, `3 records`.
  package var recordCount: String { count.counted("record") }
}
