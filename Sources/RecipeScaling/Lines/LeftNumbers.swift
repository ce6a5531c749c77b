import Ingredients

/// The numbers of a changed line that stayed although they may belong to an amount: the 3 of "1 cup cream blended
/// with 3 egg yolks".
///
/// Every number must be accounted for: it is written anew, or it is a size, a grade, a time, a temperature, a share
/// or a name.
struct LeftNumbers {
  /// True if there is one.
  let isAny: Bool

  /// Searches a line that is scaled.
  ///
  /// - Parameter edit: The changes of the line.
  init(_ line: ParsedIngredient, _ edit: LineEdit) {
    let bytes = Array(line.text.utf8)
    let sizes =
      [line.packageSize, line.alternativeSize].compactMap { $0?.range }
      // The 1枚 of （1枚250g） is one of them.
      + [line.packageSize].compactMap { size in
        size.flatMap { edit.group(around: $0.range)?.inside.lowerBound }
          .map { $0..<max($0, size?.range.upperBound ?? $0) }
      } + line.remarkAmounts.filter(\.isOfOne).map(\.amount.range) + line.sides.map(\.range)
    isAny = line.numberPlaces.contains { place in
      !edit.replaces(place.lowerBound) && !edit.replaces(place.upperBound - 1)
        && !sizes.contains { $0.overlaps(place) }
        && !NumberSurroundings(of: place, in: bytes).tellNoAmount
    }
  }

  /// Searches a line that is only converted: a weight or volume stayed in units that were not wanted.
  init(_ line: ParsedIngredient, _ edit: LineEdit, converting method: ScalingMethod) {
    isAny = line.writtenMeasures.contains { measure in
      method.converts(measure.unit) && !edit.replaces(measure.place.lowerBound)
        && !edit.replaces(measure.place.upperBound - 1)
    }
  }
}
