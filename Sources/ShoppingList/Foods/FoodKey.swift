/// The identity of a food: the words that tell it from others, whatever their order and language.
package struct FoodKey: Sendable, Hashable {
  /// The hashes of its words.
  let words: Set<UInt64>
  /// The form in which it is bought.
  let form: FoodForm
}
