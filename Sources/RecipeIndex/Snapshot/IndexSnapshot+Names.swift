import RecipeCore

extension IndexSnapshot {
  /// Returns the positions, in rank order, of the recipes that have a record with one of some names;
  /// see `RecipeRecord.names`.
  func recipePlaces(named names: Set<RecordReference>) throws(IndexCorruption) -> Set<Int> {
    var places: Set<Int> = []
    for name in names {
      guard let number = try recordNumber(named: name) else { continue }
      guard let place = recipePlace(ofRecord: number), place >= 0, place < recipeCount else {
        throw IndexCorruption()
      }
      places.insert(place)
    }
    return places
  }

  private func recordNumber(named name: RecordReference) throws(IndexCorruption) -> Int? {
    let range = recordRange(of: name.source)
    if let number = try record(named: name, in: range) { return number }
    // Paths and ids may contain the mark, so every one may end the path.
    let marks = name.id.indices.filter { name.id[$0] == "#" }.prefix(Self.maximumMarkCount)
    for end in [name.id.endIndex] + marks.reversed() {
      let path = RecordReference(source: name.source, id: String(name.id[..<end]))
      if let number = try record(formerly: name, of: path, in: range) { return number }
    }
    return nil
  }

  /// The maximum number of marks in an id at which its path may end.
  private static let maximumMarkCount = 16

  private func record(
    named name: RecordReference, in range: Range<Int>
  ) throws(IndexCorruption) -> Int? {
    let number = try firstRecord(in: range, from: name)
    guard number < range.upperBound, try packedRecord(number).reference == name else { return nil }
    return number
  }

  /// Finds a record by a former name among those of its file, which are side by side.
  private func record(
    formerly name: RecordReference, of path: RecordReference, in range: Range<Int>
  ) throws(IndexCorruption) -> Int? {
    if let only = try record(named: path, in: range) {
      return try packedRecord(only).names.contains(name) ? only : nil
    }
    let prefix = path.id + "#"
    var number = try firstRecord(
      in: range, from: RecordReference(source: name.source, id: prefix))
    while number < range.upperBound {
      let record = try packedRecord(number)
      guard record.reference.id.utf8.starts(with: prefix.utf8) else { return nil }
      if record.names.contains(name) { return number }
      number += 1
    }
    return nil
  }

  /// Returns the number of the first record whose reference is not before another.
  private func firstRecord(
    in range: Range<Int>, from reference: RecordReference
  ) throws(IndexCorruption) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if try packedRecord(middle).reference < reference { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension IndexSnapshot {
  /// True if the id of the recipe at a position begins with some bytes, as far as can be told without
  /// its checksum, whose verification reads all of the recipe.
  func mayHaveID(_ place: Int, beginningWith digits: [UInt8]) -> Bool {
    guard let range = try? file.unverifiedRange(from: place, of: .recipes, ends: .recipeEnds) else {
      return false
    }
    return file.bytes.withBytes { all in
      guard var reader = try? ByteReader(all, range), let count = try? reader.countOfItems() else {
        return false
      }
      for _ in 0..<count where (try? reader.number()) == nil { return false }
      guard let length = try? reader.count(), let id = try? reader.part(count: length) else {
        return false
      }
      return id.starts(with: digits)
    }
  }
}
