import JSONSyntax
import RecipeCore

/// The recipes in all blocks of JSON-LD of a page, which form one graph.
struct StructuredDataRecipes {
  /// The recipes, in the order of the page.
  private(set) var recipes: [PageRecipe] = []
  /// The types of the other nodes, for messages about pages without a recipe.
  private(set) var otherTypes: [String] = []

  /// The repairs of blocks that have recipes.
  private(set) var repairs: DocumentNotes

  private let path: String
  private let fields: RecipeFieldSet
  private var graph: SchemaOrgGraph
  private var mainEntities: Set<String> = []

  /// The maximum depth of the search.
  private static let maximumDepth = 24
  /// The maximum number of recipes of a page.
  private static let maximumRecipeCount = 500

  /// Finds the recipes.
  ///
  /// - Parameters:
  ///   - blocks: The page's blocks.
  ///   - path: The page, for the locations of diagnostics.
  ///   - fields: The fields needed.
  init(in blocks: [StructuredDataBlock], path: String, fields: RecipeFieldSet) {
    self.path = path
    repairs = DocumentNotes(path: path)
    self.fields = fields
    graph = SchemaOrgGraph(of: blocks.map(\.root))
    for block in blocks {
      var nodes: [JSONValue] = []
      collect(block.root, depth: 0, to: &nodes)
      read(nodes, of: block)
    }
  }

  private mutating func collect(_ value: JSONValue, depth: Int, to nodes: inout [JSONValue]) {
    guard depth <= Self.maximumDepth else { return }
    switch value.kind {
    case .array:
      for element in value.elements { collect(element, depth: depth + 1, to: &nodes) }
    case .object:
      if value.isSchemaOrgRecipe {
        nodes.append(value)
      } else {
        collectInside(value, depth: depth, to: &nodes)
      }
    default: break
    }
  }

  private mutating func collectInside(
    _ object: JSONValue, depth: Int, to nodes: inout [JSONValue]
  ) {
    if let type = object["@type"]?.shortText, otherTypes.count < 8, !otherTypes.contains(type) {
      otherTypes.append(type)
    }
    if let id = object["mainEntity"]?["@id"]?.string { mainEntities.insert(id) }
    for member in object.members { collect(member.value, depth: depth + 1, to: &nodes) }
  }

  private mutating func read(_ nodes: [JSONValue], of block: StructuredDataBlock) {
    guard !nodes.isEmpty else { return }
    var lines = JSONLineCounter()
    block.addRepairs(to: &repairs)
    for node in nodes.prefix(Self.maximumRecipeCount - recipes.count) {
      var notes = block.notes(path: path)
      let draft = SchemaOrgRecipe.draft(
        of: RecipeMembers(of: node, in: SchemaOrgMember.table), graph: &graph, fields: fields,
        notes: &notes)
      let isMain = node["@id"]?.string.map(mainEntities.contains) ?? false
      recipes.append(
        PageRecipe(
          draft: draft, line: block.line(of: node, &lines), notes: notes,
          dialect: "schema.org JSON-LD",
          isMainEntity: isMain || node["mainEntityOfPage"] != nil, statedID: node.statedID))
    }
  }
}
