import JSONSyntax
import RecipeCore

/// The members of one shape of recipe objects: an enum, numbered from 0.
protocol RecipeMember: CaseIterable, RawRepresentable<Int> {
  /// The names of the member, the best first.
  var names: [String] { get }
}

extension RecipeMember {
  /// The names of all members.
  static var allNames: [String] { allCases.flatMap(\.names) }
}

/// The members of a recipe object, according to its shape.
struct RecipeMembers<Member: RecipeMember> {
  private let members: JSONNamedMembers

  /// Chooses among the members of an object.
  ///
  /// - Parameter table: The names of the shape in the vocabulary of `known`.
  init(of known: JSONKnownMembers, in table: JSONNameTable) {
    members = JSONNamedMembers(of: known, in: table)
  }

  /// Looks up the members of an object whose shape is known.
  ///
  /// - Parameter table: The names of the shape.
  init(of object: JSONValue, in table: JSONNameTable) {
    members = JSONNamedMembers(of: object, in: table)
  }

  /// The object.
  var object: JSONValue { members.object }

  /// Returns the value of a member, or `nil` if it is absent or `null`.
  subscript(member: Member) -> JSONValue? { members[member.rawValue] }

  /// Returns the text of a member: a string or number, or the representative text of a list or
  /// object.
  func text(_ member: Member) -> String? { self[member]?.shortText }

  /// True if a member has a text, without creating it.
  func hasText(_ member: Member) -> Bool {
    guard let value = self[member] else { return false }
    return value.kind == .string ? !value.isEmptyString : value.shortText != nil
  }

  /// The members unknown to the shape, without those that are `null`.
  var others: [JSONValue.Member] { members.others }

  /// The members unknown to the shape, as extra fields.
  var extras: [ExtraField] { others.map(ExtraField.init) }

  /// Returns the value of a member as an extra field, if it could not be read.
  func extra(_ member: Member) -> ExtraField? {
    self[member].map { ExtraField(name: member.names[0], json: $0.text) }
  }
}
