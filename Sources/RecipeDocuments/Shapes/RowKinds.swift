import JSONSyntax
import Text

/// The kinds of the rows of a list, if a member of each tells them: headings, remarks, and the rest.
///
/// ```
/// [{"type": "section", "name": "Sauce"}, {"type": "item", "name": "leek", "quantity": 2}]
/// ```
struct RowKinds {
  /// The kind of a row.
  enum Kind: Equatable {
    case heading(String)
    case remark(String)
    /// A picture or the like, which is no text.
    case aside
    case row
  }

  /// The key of the member that tells the kind, if there is one.
  let key: String?
  /// The folded values of headings and of remarks.
  private var (headings, remarks): (Set<String>, Set<String>) = ([], [])
  /// The folded values of rows that are no texts.
  private var asides: Set<String> = []
  /// The rows with nothing but a heading or a remark.
  private let loneRows: LoneRows
  /// The key of the member that is true for headings.
  private var flag: String?

  /// The maximum numbers of rows and of keys that are examined, and of kinds.
  private static let (sampleSize, keyLimit, kindLimit) = (200, 48, 4)

  /// Finds the member in the rows of a list.
  init(_ elements: some Sequence<JSONValue>) {
    loneRows = LoneRows(elements.prefix(Self.sampleSize))
    let rows = elements.prefix(Self.sampleSize).filter { $0.kind == .object }
    guard rows.count > 1, let first = rows.first else {
      key = nil
      return
    }
    key = first.members.prefix(Self.keyLimit).lazy.map(\.name).first { Self.isKind($0, rows) }
    if let key { readKinds(under: key, rows) }
    flag = Self.flag(in: rows)
  }

  /// Returns the kind of an element.
  func kind(of element: JSONValue) -> Kind {
    guard element.kind == .object else { return .row }
    if let (key, text) = loneRows.label(of: element) {
      if Self.headingWords.contains(key) { return .heading(text) }
      if Self.remarkWords.contains(key) { return .remark(text) }
    }
    if let flag, element[flag]?.boolean == true, let label = label(of: element) {
      return .heading(label)
    }
    guard let key, let value = element[key]?.string else { return .row }
    let kind = FoldedText.words(value.utf8)
    if asides.contains(kind) { return .aside }
    guard let label = label(of: element) else { return .row }
    if headings.contains(kind) { return .heading(label) }
    return remarks.contains(kind) ? .remark(label) : .row
  }

  /// True if a member has few short values that are no texts of rows, one of which says that a row
  /// is a heading or a remark.
  private static func isKind(_ key: String, _ rows: [JSONValue]) -> Bool {
    let values = rows.compactMap { $0[key]?.string }
    guard values.count == rows.count, values.allSatisfy({ $0.utf8.count <= 20 }) else {
      return false
    }
    let kinds = Set(values.map { FoldedText.words($0.utf8) })
    guard kinds.count > 1, kinds.count <= kindLimit, kinds.count < rows.count else { return false }
    return kinds.contains {
      headingWords.contains($0) || remarkWords.contains($0) || asideWords.contains($0)
        || isCode($0, under: key, rows)
    }
  }

  /// True for an abbreviation of a heading, "hdr", where it may be no unit: the rows of that kind have nothing but a
  /// short text, the first row is one, and another row is below each.
  private static func isCode(_ kind: String, under key: String, _ rows: [JSONValue]) -> Bool {
    guard codes.contains(kind), kindKeys.contains(key.lowercased()) else { return false }
    let areHeadings = rows.map { FoldedText.words(($0[key]?.string ?? "").utf8) == kind }
    return areHeadings.first == true && areHeadings.last == false
      && !zip(areHeadings, areHeadings.dropFirst()).contains { $0 && $1 }
      && zip(rows, areHeadings).allSatisfy { row, isHeading in
        !isHeading || hasOnlyName(row, beside: key)
      }
  }

  private static func hasOnlyName(_ row: JSONValue, beside key: String) -> Bool {
    let members = row.members.filter { $0.name != key }
    guard members.count == 1, let text = members[0].value.string else { return false }
    return !SentenceText.isSentence(text) && !text.contains(where: \.isNumber)
  }

  private static let codes: Set<String> = ["h", "hdr", "head", "sec"]
  private static let kindKeys: Set<String> = ["t", "k", "type", "kind", "tag"]

  private mutating func readKinds(under key: String, _ rows: [JSONValue]) {
    let kinds = Set(rows.compactMap { $0[key]?.string }.map { FoldedText.words($0.utf8) })
    headings = kinds.intersection(Self.headingWords)
      .union(kinds.filter { Self.isCode($0, under: key, rows) })
    remarks = kinds.intersection(Self.remarkWords)
    // A list of nothing but headings has none.
    if headings.union(remarks) == kinds { (headings, remarks) = ([], []) }
    asides = kinds.intersection(Self.asideWords)
  }

  /// Returns the key of a boolean that is true for some rows, and says that they are headings.
  private static func flag(in rows: [JSONValue]) -> String? {
    let heading = rows.first { row in
      row.members.contains { $0.value.boolean == true && saysHeading($0.name) }
    }
    guard let name = heading?.members.first(where: { saysHeading($0.name) })?.name,
      rows.contains(where: { $0[name]?.boolean != true })
    else { return nil }
    return name
  }

  private static func saysHeading(_ key: String) -> Bool {
    let words = FoldedText.words(KeyWords.words(of: key).utf8).split(separator: " ")
    return words.last.map { headingWords.contains(String($0)) } ?? false
  }

  /// Returns the text of a row that is a heading or a remark.
  private func label(of element: JSONValue) -> String? {
    element.members.firstNonNil { member in
      guard member.name != key, let text = member.value.string.map(HTMLText.plain)?.cleaned(.line),
        !text.isEmpty, !MachineText.isMachine(DocumentValue(member.name, text, line: 1))
      else { return nil }
      return text
    }
  }

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(separator: ",").map { FoldedText.words($0.utf8) })
  }

  private static let headingWords = set(
    """
    section,heading,header,headline,group,title,subtitle,subheading,sub heading,part,caption,\
    abschnitt,überschrift,gruppe,titel,section title,titre,groupe,sección,grupo,título,sezione,\
    gruppo,titolo,seção,kop,groep,rubrik,overskrift,otsikko,sekcja,nagłówek,grupa,nadpis,skupina,\
    раздел,заголовок,группа,başlık,bölüm,见出し,標題,标题,제목
    """)
  private static let asideWords = set(
    """
    image,images,photo,photos,picture,pictures,video,gallery,embed,divider,separator,spacer,bild,\
    bilder,foto,fotos,immagine,imagen,imagem,afbeelding,obraz,obrázek,kép,kuva,фото,изображение,\
    resim,画像,写真,图片,사진
    """)
  private static let remarkWords = set(
    """
    note,notes,hint,tip,tips,remark,comment,info,hinweis,tipp,anmerkung,notiz,remarque,astuce,\
    conseil,nota,consejo,dica,consiglio,opmerking,anteckning,merknad,note,uwaga,wskazówka,poznámka,\
    megjegyzés,примечание,совет,not,ipucu,メモ,ポイント,备注,提示,메모,팁
    """)
}
