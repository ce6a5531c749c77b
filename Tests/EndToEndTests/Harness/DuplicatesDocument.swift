/// What `duplicates -o json` prints.
struct DuplicatesDocument: Decodable {
  /// Records that are one recipe.
  struct Cluster: Decodable {
    /// The recipe's id.
    let id: String
    /// The records.
    let members: [ListDocument.Reference]
    /// What joined them.
    let links: [Link]
  }

  /// Why two members are the same.
  struct Link: Decodable {
    /// Index of one member.
    let a: Int
    /// Index of the other.
    let b: Int
    /// What they are to each other.
    let verdict: String
    /// How alike they are, from 0 to 1.
    let score: Double
    /// Why, in words.
    let reasons: [String]
  }

  /// The version of the shape.
  let schema: String
  /// The recipes of several records.
  let clusters: [Cluster]
}
