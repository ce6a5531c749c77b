import RecipeCore

/// The division of extra fields in an object that has known members, too.
///
/// Fields become members next to the known ones, where a later reader may know them; those whose
/// names are already known to a reader are in an object of their own.
struct ExtraMembers {
  /// The fields that are members of the main object.
  private(set) var beside: [ExtraField] = []
  /// The fields that are members of the separate object.
  private(set) var inside: [ExtraField] = []

  /// Divides extra fields.
  ///
  /// - Parameters:
  ///   - extras: The fields, in order.
  ///   - container: The name of the member with the separate object, which no field may have.
  ///   - isTaken: Returns true if a reader knows the name.
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
