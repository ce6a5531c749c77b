import JSONSyntax

extension JSONValue {
  /// The maximum depth at which recipes are searched for.
  private static let maximumDepth = 24

  /// True if the object declares itself a recipe of schema.org.
  var isSchemaOrgRecipe: Bool {
    guard let type = self["@type"] else { return false }
    return SchemaOrgRecipe.isRecipe(type)
  }

  /// The objects in the value that declare themselves recipes, in order.
  var schemaOrgRecipes: [JSONValue] {
    var nodes: [JSONValue] = []
    collectSchemaOrgRecipes(depth: 0, into: &nodes)
    return nodes
  }

  private func collectSchemaOrgRecipes(depth: Int, into nodes: inout [JSONValue]) {
    guard depth <= Self.maximumDepth else { return }
    switch kind {
    case .array:
      for element in elements { element.collectSchemaOrgRecipes(depth: depth + 1, into: &nodes) }
    case .object where isSchemaOrgRecipe: nodes.append(self)
    case .object:
      for member in members {
        member.value.collectSchemaOrgRecipes(depth: depth + 1, into: &nodes)
      }
    default: break
    }
  }
}
