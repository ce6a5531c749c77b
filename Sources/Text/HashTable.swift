/// A dictionary whose keys are hashes already, as those of `StableHash`.
///
/// `Dictionary` hashes every key anew, which takes several times as long as finding it here. The
/// slots are probed one after the other (open addressing) from the one that the key's upper bits
/// name; at least half of them are free. It is inlined into other modules because it is asked for
/// every word of every recipe.
public struct HashTable<Value> {
  /// A place of a key and its value.
  @usableFromInline
  struct Slot {
    /// The key; of no meaning in a free slot.
    @usableFromInline var key: UInt64
    /// `nil` in a free slot.
    @usableFromInline var value: Value?

    @inlinable
    init(key: UInt64 = 0, value: Value? = nil) {
      self.key = key
      self.value = value
    }
  }

  @usableFromInline var slots: [Slot]
  /// The number of bits of a key that name no slot.
  @usableFromInline var shift: UInt64
  @usableFromInline var used = 0

  /// Creates an empty table that need not grow for some values.
  @inlinable
  public init(minimumCapacity: Int = 8) {
    var bits: UInt64 = 4
    while 1 << bits < minimumCapacity * 2 { bits += 1 }
    slots = Array(repeating: Slot(), count: 1 << bits)
    shift = 64 - bits
  }

  /// The number of values.
  @inlinable
  public var count: Int { used }

  /// The values, in no particular order.
  @inlinable
  public var values: some Sequence<Value> { slots.lazy.compactMap(\.value) }

  /// The value of a key.
  @inlinable @inline(__always)
  public subscript(key: UInt64) -> Value? { slots[place(of: key) { _ in true }].value }

  /// Returns the first value of a key for which a closure is true: hashes may collide.
  @inlinable @inline(__always)
  public func value(of key: UInt64, where isWanted: (Value) -> Bool) -> Value? {
    slots[place(of: key, where: isWanted)].value
  }

  /// Adds a value for a key, beside those that the key has.
  @inlinable
  public mutating func insert(_ value: Value, for key: UInt64) {
    if used * 2 >= slots.count { grow() }
    slots[place(of: key) { _ in false }] = Slot(key: key, value: value)
    used += 1
  }

  /// Changes the value of a key, which is the default one before if it has none.
  @inlinable @inline(__always)
  public mutating func update(
    _ key: UInt64, default: @autoclosure () -> Value, _ change: (inout Value) -> Void
  ) {
    let place = place(of: key) { _ in true }
    var value = slots[place].value ?? `default`()
    let isNew = slots[place].value == nil
    // The slot gives the value up, so that it is changed in place.
    slots[place].value = nil
    change(&value)
    slots[place] = Slot(key: key, value: value)
    guard isNew else { return }
    used += 1
    if used * 2 > slots.count { grow() }
  }

  /// Removes all values, but keeps the capacity.
  @inlinable
  public mutating func removeAll() {
    slots.withUnsafeMutableBufferPointer { $0.update(repeating: Slot()) }
    used = 0
  }

  /// The slot of a key's wanted value, or the free one behind the key's others.
  @inlinable @inline(__always)
  func place(of key: UInt64, where isWanted: (Value) -> Bool) -> Int {
    var place = Int(truncatingIfNeeded: key >> shift)
    while let value = slots[place].value {
      if slots[place].key == key, isWanted(value) { return place }
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  /// Doubles the number of slots.
  @inlinable
  mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    shift -= 1
    for slot in old where slot.value != nil { slots[place(of: slot.key) { _ in false }] = slot }
  }
}

extension HashTable.Slot: Sendable where Value: Sendable {}
extension HashTable: Sendable where Value: Sendable {}
