extension MeasureUnit {
  /// True if amounts in both units can be compared; `nil` stands for things counted by themselves.
  ///
  /// Weights, volumes and lengths can. Of things that are counted only those of one kind: three
  /// bunches are not three sprigs. Things counted by themselves may be of any kind: "2 garlic cloves"
  /// and "2 cloves garlic".
  static func areComparable(_ left: MeasureUnit?, _ right: MeasureUnit?) -> Bool {
    let kind = left?.kind ?? .count
    guard kind == right?.kind ?? .count else { return false }
    guard kind == .count, let left, let right, left != right else { return true }
    if left == .piece || right == .piece { return true }
    guard let group = left.countedGroup else { return false }
    return group == right.countedGroup
  }

  /// The units that count the same things under several names.
  private enum CountedGroup {
    case packages, pinches, slices, sprigs, heads
  }

  private var countedGroup: CountedGroup? {
    switch self {
    case .pinch, .dash, .knifePoint: .pinches
    case .slice, .strip: .slices
    case .sprig, .stalk: .sprigs
    case .head, .bulb: .heads
    default: isPackage ? .packages : nil
    }
  }
}
