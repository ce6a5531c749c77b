/// The detail in which two recipes are compared for a person.
package enum DifferenceDetail: Sendable {
  /// The fields that tell two records apart: title, yield, times, number of steps and ingredients, where both
  /// have them.
  case brief
  /// Every field, also those that only one has, and the steps one by one.
  case whole
}
