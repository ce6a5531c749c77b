import JSONSyntax
import Text

extension JSONValue {
  /// A number with its unit as a person writes it, of a text, a number, or an object with both:
  /// `{"amount": 6, "of": "servings"}` is "6 servings".
  var measureText: String? {
    switch kind {
    case .string:
      // "['4', '4 servings']" is a list that a program printed.
      let texts = string.flatMap(ListLiteral.elements)?.filter { !$0.isEmpty }
      return texts?.first { $0.contains(where: \.isLetter) } ?? texts?.first ?? shortText
    case .number:
      // Programs write whole numbers as 4.0.
      return shortText.map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }
    case .array:
      // "yield": [4, "4 servings"]
      let texts = elements.compactMap(\.measureText)
      return texts.first { $0.contains(where: \.isLetter) } ?? texts.first
    case .object:
      let range = NumberRange(self)?.text
      let scalars = members.filter { NumberRange.bound(of: $0) == nil }.map(\.value)
      let numbers = scalars.compactMap(\.numberText)
      let texts = scalars.compactMap(\.string).filter { !$0.isEmpty && $0.utf8.count <= 40 }
      let parts = (range.map { [$0] } ?? Array(numbers.prefix(1))) + texts.prefix(2)
      return parts.isEmpty ? nil : parts.joined(separator: " ")
    case .null, .boolean: return nil
    }
  }

  /// A time as a person writes it, of what `measureText` reads and of `{"hours": 1, "minutes": 30}`.
  var timeText: String? {
    guard kind == .object else { return measureText }
    // A period beside a sentence is a storage time, not a time of the work:
    // {"months": 3, "how": "Wrap and freeze it."}
    if hasPeriod, members.contains(where: { $0.value.string.map(SentenceText.isSentence) ?? false })
    {
      return nil
    }
    let units = members.filter { member in
      member.value.kind == .number && TimeKey.unit(FoldedText.words(member.name.utf8)) != nil
    }
    guard !units.isEmpty, NumberRange(self) == nil else {
      // Several numbers are several times: {"peel": 20, "bake": 55, "unit": "min"}.
      // One under an unknown key is a time of something: {"stove": 12}.
      let numbers = members.filter { $0.value.kind == .number }
      let isMeasure =
        numbers.count < 2 && !members.dropFirst().isEmpty
        || numbers.allSatisfy(Self.isNamedAsNumber)
      return isMeasure && numbers.count < 2 || NumberRange(self) != nil ? measureText : nil
    }
    return units.map { "\($0.value.numberText ?? "") \($0.name)" }.joined(separator: " ")
  }

  /// True for a key of a number, or of an amount: "value".
  private static func isNamedAsNumber(_ member: Member) -> Bool {
    namesOfNumbers.contains(FoldedText.words(KeyWords.words(of: member.name).utf8))
  }

  private static let namesOfNumbers = Set(
    """
    value,val,number,num,n,q,qty,amount,quantity,wert,zahl,anzahl,menge,valeur,nombre,quantité,valor,\
    número,cantidad,quantidade,valore,numero,quantità,waarde,getal,aantal,hoeveelheid,värde,antal,værdi,\
    verdi,antall,arvo,määrä,wartość,liczba,ilość,hodnota,množství,érték,значение,число,количество,değer,\
    sayı,miktar,值,数量,値,값
    """.split(separator: ",").map { FoldedText.words($0.utf8) })

  /// True for an object with days or months.
  private var hasPeriod: Bool {
    members.contains { TimeKey($0.name)?.unit.map { $0 >= 86_400 } ?? false }
  }
}
