import RecipeCore

/// Where each record is among those of a run, by its reference: a table of places, found by hash.
struct RecordPlaces: Sendable {
  private let records: [RecipeRecord]
  /// The place of a record, or -1; a record is in the first free slot from that of its hash on.
  private var slots: [Int32]
  private let mask: Int

  /// Notes the places of records, whose number an `Int32` can hold.
  init(_ records: [RecipeRecord]) {
    self.records = records
    var size = 16
    while size < records.count * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    mask = size - 1
    for place in records.indices {
      slots[slot(of: records[place].reference)] = Int32(truncatingIfNeeded: place)
    }
  }

  /// The place of a record; `nil` when it is none of them.
  subscript(reference: RecordReference) -> Int? {
    let place = slots[slot(of: reference)]
    return place < 0 ? nil : Int(place)
  }

  /// The slot of a record, or the free one where it would be.
  private func slot(of reference: RecordReference) -> Int {
    var hasher = Hasher()
    hasher.combine(reference)
    var slot = hasher.finalize() & mask
    while slots[slot] >= 0, records[Int(slots[slot])].reference != reference {
      slot = (slot + 1) & mask
    }
    return slot
  }
}
