import JSONSyntax
import RecipeCore

/// The steps of a recipe: a list, nested lists, one text, or objects with their parts.
struct StepList {
  /// The steps in order, with headings `name:` above the steps of parts.
  private(set) var steps: [String] = []
  /// The times of steps whose unit is unknown.
  private(set) var bareTimes: [ExtraField] = []
  /// The rows of a list that say of themselves that they are remarks.
  private(set) var remarks: [String] = []

  /// The objects, or arrays, that are rows of one table, not yet read.
  private var rows: [JSONValue] = []
  /// The key of the member that tells the kinds of the rows.
  private var kindKey: String?

  private static let depthLimit = 32

  /// Reads a value of any kind; a text is split at its line ends.
  init(_ json: JSONValue) {
    add(json, depth: 0)
  }

  /// Returns the steps of a value.
  static func steps(of json: JSONValue) -> [String] { StepList(json).steps }

  private mutating func add(_ json: JSONValue, depth: Int) {
    guard depth <= Self.depthLimit else { return }
    if let text = BlockText.plainMarkdown(of: json) {
      return steps += DirectionText.steps(in: text)
    }
    switch json.kind {
    case .string:
      if let inner = EmbeddedJSON.value(in: json.string ?? ""), inner.hasSteps(depth: 0) {
        return add(inner, depth: depth + 1)
      }
      if let elements = ListLiteral.elements(of: json.string ?? ""), elements.count > 1 {
        return steps += elements
      }
      let text = HTMLText.plain(BoldText.markingNames(in: json.string ?? ""))
      let parts = DirectionText.parted(text)
      if let introduction = parts?.introduction { remarks.append(introduction) }
      steps += DirectionText.steps(in: parts?.steps ?? text)
    case .array:
      add(elementsOf: json, depth: depth)
    case .object: add(object: json, depth: depth)
    case .null, .boolean, .number: break
    }
    endRows()
  }

  private mutating func add(elementsOf list: JSONValue, depth: Int) {
    let areRows = list.areRows
    let kinds = RowKinds(list.elements)
    let labels = LabelledElements(list.elements)
    let outerKey = kindKey
    kindKey = kinds.key
    for element in StatedOrder.sorted(Array(list.elements), of: .steps) {
      switch kinds.kind(of: element) {
      case .heading(let name):
        endRows()
        steps.append(IngredientHeading.name(of: name) + ":")
      case .remark(let text): remarks.append(text)
      case .aside: break
      case .row:
        if let heading = labels.heading(of: element) {
          endRows()
          steps.append(IngredientHeading.name(of: heading) + ":")
        } else if let text = labels.text(of: element) {
          endRows()
          steps.append(text)
        } else {
          add(element: element, areRows: areRows, depth: depth)
        }
      }
    }
    endRows()
    kindKey = outerKey
  }

  /// Adds an element: a string of a list is one step, even with line ends.
  private mutating func add(element: JSONValue, areRows: Bool, depth: Int) {
    switch element.kind {
    case .string, .number:
      endRows()
      steps.append(element.shortText ?? "")
    case .array where element.namedPair != nil:
      guard let (name, list) = element.namedPair else { return }
      addPart(named: name, list, depth: depth)
    case .array where areRows: rows.append(element)
    case .array: add(element, depth: depth + 1)
    case .object:
      if let group = ListGroup(ofSteps: element) {
        addPart(named: group.name, group.list, depth: depth)
      } else if let only = element.members.first, element.members.dropFirst().isEmpty,
        only.value.kind == .array
      {
        addPart(named: Self.partName(only.name), only.value, depth: depth)
      } else {
        rows.append(element)
      }
    case .null, .boolean: break
    }
  }

  /// Adds the steps by number or name, a part, or one step.
  private mutating func add(object: JSONValue, depth: Int) {
    if let group = ListGroup(ofSteps: object) {
      return addPart(named: group.name, group.list, depth: depth)
    }
    let members = StatedOrder.sorted(Array(object.members))
    if let only = members.first, members.count == 1, only.value.string?.contains("\n") == true {
      return add(only.value, depth: depth + 1)
    }
    if members.contains(where: { $0.value.kind == .array })
      || members.allSatisfy({ $0.value.kind == .object || $0.name.contains(where: \.isNumber) })
    {
      for member in members { add(member: member, depth: depth) }
    } else if members.count > 1, members.allSatisfy({ $0.value.kind == .string }),
      members.count(where: { SentenceText.isSentence($0.value.string ?? "") }) > 1
    {
      for member in members { add(member: member, depth: depth) }
    } else {
      rows.append(object)
    }
  }

  private mutating func add(member: JSONValue.Member, depth: Int) {
    let isNumbered = member.name.contains(where: \.isNumber)
    switch member.value.kind {
    case .array: addPart(named: Self.partName(member.name), member.value, depth: depth)
    case .object where !isNumbered && ListGroup(ofSteps: member.value) != nil:
      addPart(named: KeyWords.title(of: member.name), member.value, depth: depth)
    case .object where member.value.hasNumberedSteps:
      let name = isNumbered ? nil : Self.partName(member.name)
      addPart(named: name, member.value, depth: depth)
    case .string where !isNumbered:
      let text = member.value.string ?? ""
      guard let name = Self.partName(member.name) else {
        return steps += DirectionText.steps(in: HTMLText.plain(text))
      }
      steps.append(text.isEmpty ? member.name : "\(name): \(text)")
    default: add(element: member.value, areRows: false, depth: depth)
    }
  }

  /// Returns the name of the part under a key, or `nil` if the key only says that steps follow.
  ///
  /// One letter is the number of a step: "a", "b".
  private static func partName(_ key: String) -> String? {
    key.utf8.count == 1 || ListGroup.isGeneric(key, as: .directions)
      || orderWords.contains(FoldedText.words(key.utf8)) ? nil : KeyWords.title(of: key)
  }

  /// The keys that say only that steps follow each other.
  private static let orderWords = Set(
    """
    first,then,next,after,afterwards,last,lastly,finally,end,zuerst,dann,danach,zuletzt,zum schluss,d abord,\
    puis,ensuite,enfin,primero,luego,después,por último,primeiro,depois,por fim,prima,poi,infine,eerst,dan,\
    daarna,tenslotte,först,sedan,sist,først,så,til slut,til sist,ensin,sitten,lopuksi,najpierw,potem,\
    na koniec,nejprve,potom,nakonec,сначала,потом,затем,в конце,önce,sonra,son olarak
    """.split(separator: ",").map { FoldedText.words($0.utf8) })

  private mutating func addPart(named name: String?, _ list: JSONValue, depth: Int) {
    endRows()
    // The steps before the part are set aside, not copied.
    var part: [String] = []
    swap(&part, &steps)
    add(list, depth: depth + 1)
    swap(&part, &steps)
    steps.appendPart(named: name) { $0 += part }
  }

  private mutating func endRows() {
    guard !rows.isEmpty else { return }
    let objects = StepObjects(rows, without: kindKey)
    steps += objects.steps
    bareTimes += objects.bareTimes
    rows = []
  }
}

extension JSONValue {
  /// True for an object of texts, or of objects, whose keys are numbers: the steps of a part.
  fileprivate var hasNumberedSteps: Bool {
    members.first != nil
      && members.allSatisfy { member in
        StatedOrder.isNumber(member.name)
          && (member.value.kind == .string || member.value.kind == .object)
      }
  }

  /// True for a list, or an object, with a text at the maximum depth of steps in parts.
  fileprivate func hasSteps(depth: Int) -> Bool {
    guard depth < 4 else { return false }
    switch kind {
    case .string: return depth > 0 && string?.contains(where: \.isLetter) == true
    case .array: return elements.contains { $0.hasSteps(depth: depth + 1) }
    case .object: return members.contains { $0.value.hasSteps(depth: depth + 1) }
    case .number, .boolean, .null: return false
    }
  }
}
