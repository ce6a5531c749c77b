import JSONSyntax
import RecipeCore

/// The members that one shape of recipe object may have: an enum, numbered from 0.
protocol RecipeMember: CaseIterable, RawRepresentable<Int> {
  /// The names the member goes by, the best first.
  var names: [String] { get }
  /// All names, made once for each shape.
  static var table: JSONNameTable { get }
}

extension RecipeMember {
  /// A table of all names; `table` keeps it.
  static func makeTable() -> JSONNameTable {
    JSONNameTable(allCases.map(\.names), in: RecipeVocabulary.all)
  }

  /// All names of all members.
  static var allNames: [String] { allCases.flatMap(\.names) }
}

/// The members of one recipe object, as its shape names them.
struct RecipeMembers<Member: RecipeMember> {
  private let members: JSONNamedMembers

  /// Chooses among the members of an object.
  init(of known: JSONKnownMembers) {
    members = JSONNamedMembers(of: known, in: Member.table)
  }

  /// The object.
  var object: JSONValue { members.object }

  /// The value of a member; `nil` if absent or `null`.
  subscript(member: Member) -> JSONValue? { members[member.rawValue] }

  /// The text of a member: a string or number, or what stands for it in a list or object.
  func text(_ member: Member) -> String? { self[member]?.shortText }

  /// True if a member has a text, without making it.
  func hasText(_ member: Member) -> Bool {
    guard let value = self[member] else { return false }
    return value.kind == .string ? !value.isEmptyString : value.shortText != nil
  }

  /// The members of the object that the shape does not know, `null` ones left out.
  var others: [JSONValue.Member] { members.others }

  /// The members that the shape does not know as extra fields.
  var extras: [ExtraField] { others.map(ExtraField.init) }

  /// The value of a member as an extra field, for when it could not be read.
  func extra(_ member: Member) -> ExtraField? {
    self[member].map { ExtraField(name: member.names[0], json: $0.text) }
  }
}
