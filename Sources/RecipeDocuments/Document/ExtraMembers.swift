import RecipeCore

/// Where unknown fields go in an object that has known members too.
///
/// Beside the known ones under their own names, where a reader that comes to know them finds them;
/// those whose names mean something to a reader go into an object of their own.
struct ExtraMembers {
  /// Those that are members like any other.
  private(set) var beside: [ExtraField] = []
  /// Those of the object.
  private(set) var inside: [ExtraField] = []

  /// Divides unknown fields.
  ///
  /// - Parameters:
  ///   - extras: The fields, in order.
  ///   - container: The name of the object's member, which no field has when there is an object.
  ///   - isTaken: Whether a name means something to a reader.
  init(_ extras: [ExtraField], container: String, isTaken: (String) -> Bool) {
    guard !extras.isEmpty else { return }
    var names: Set<String> = []
    for extra in extras {
      let isFree = names.insert(extra.name).inserted && !isTaken(extra.name)
      if isFree { beside.append(extra) } else { inside.append(extra) }
    }
    guard !inside.isEmpty else { return }
    inside += beside.filter { $0.name == container }
    beside.removeAll { $0.name == container }
  }
}
