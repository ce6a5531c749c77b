import JSONSyntax
import Text

/// The order of the objects of a list that a member of each states: `{"step": 3, "text": "Bake."}`.
enum StatedOrder {
  /// The content of a list.
  enum Content {
    /// Steps, or parts with lists of their own, whose numbers may be under any word for them.
    case steps
    /// Ingredients, in which "number" is an amount.
    case ingredients
  }

  /// Returns objects in the order of their numbers, if each has another one.
  static func sorted(_ elements: [JSONValue], of content: Content) -> [JSONValue] {
    guard elements.count > 1, elements.count <= most, let first = elements.first,
      elements.allSatisfy({ $0.kind == .object })
    else { return elements }
    let words = content == .steps ? orders.union(numbers) : orders
    for member in first.members
    where member.value.integer != nil
      && words.contains(FoldedText.words(KeyWords.words(of: member.name).utf8))
    {
      let numbers = elements.compactMap { $0[member.name]?.integer }
      guard numbers.count == elements.count, Set(numbers).count == numbers.count,
        numbers.allSatisfy({ $0 >= 0 })
      else { continue }
      return numbers.indices.sorted { numbers[$0] < numbers[$1] }.map { elements[$0] }
    }
    return elements
  }

  /// Returns the members of an object in the order of their keys, if these are numbers or all one word
  /// with a number: "1", "2", "10"; "step1", "step2".
  static func sorted(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    guard members.count > 1, members.count <= most else { return members }
    let numbers = members.compactMap { number(of: $0.name) }
    guard numbers.count == members.count, Set(numbers.map(\.stem)).count == 1,
      Set(numbers.map(\.value)).count == numbers.count
    else { return members }
    return numbers.indices.sorted { numbers[$0].value < numbers[$1].value }.map { members[$0] }
  }

  /// True for keys that are numbers, or words with a number.
  static func isNumber(_ key: String) -> Bool { number(of: key) != nil }

  private static func number(of key: String) -> (stem: Substring, value: Int)? {
    let digits = key.reversed().prefix { $0.isASCII && $0.isNumber }.count
    guard (1...4).contains(digits), let value = Int(key.suffix(digits)) else { return nil }
    return (key.dropLast(digits), value)
  }

  /// The maximum number of objects that are sorted.
  private static let most = 500

  /// The words that mean nothing but an order.
  private static let orders = set(
    """
    order,position,pos,index,idx,sequence,seq,sort,sort order,order index,display order,ordre,orden,\
    ordem,ordine,reihenfolge,volgorde,ordning,ordningsföljd,rækkefølge,rekkefølge,järjestys,kolejność,\
    pořadí,sorrend,порядок,ordine,redoslijed,sıra,σειρά,urutan,thứ tự,順番,順序,顺序,순서
    """)

  /// The words for the number of a step.
  private static let numbers = set(
    """
    step,step number,step no,number,no,nr,n,rank,id step,numéro,étape,paso,numero,passo,schritt,nummer,\
    stap,steg,trin,vaihe,krok,lépés,номер,шаг,крок,adım,βήμα,pas,korak,langkah,bước,番号,序号,번호
    """)

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(separator: ",").map { FoldedText.words($0.utf8) })
  }
}
