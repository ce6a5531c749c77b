/// What `duplicates -o json` prints.
struct DuplicatesDocument: Decodable {
  /// Records that are one recipe.
  struct Cluster: Decodable {
    let id: String
    let members: [ListDocument.Reference]
    let links: [Link]
  }

  /// Why two members are the same, by their indices.
  struct Link: Decodable {
    let a: Int
    let b: Int
    let verdict: String
    let score: Double
    let reasons: [String]
  }

  /// Two records that are alike but not the same.
  struct Variant: Decodable {
    let a: ListDocument.Reference
    let b: ListDocument.Reference
    let score: Double
    let reasons: [String]
  }

  let schema: String
  let clusters: [Cluster]
  let variants: [Variant]
}
