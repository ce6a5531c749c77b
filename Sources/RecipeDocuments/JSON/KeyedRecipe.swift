import JSONSyntax
import RecipeCore
import Text

/// A recipe whose title is the key of its object: `{"Leek soup": {"ingredients": […], "steps": […]}}`.
enum KeyedRecipe {
  /// Returns the members of an object with ingredients and directions, or with one of them under a name
  /// for it, and without a title; `nil` for another.
  static func members(of known: JSONKnownMembers) -> ObjectMembers? {
    let members = ObjectMembers(
      RecipeMembers<PlainMember>(of: known, in: RecipeVocabulary.plain),
      ObjectMembers.Context(mayHaveTitle: false))
    guard !members.hasTitle else { return nil }
    let isWhole = members[.ingredients] != nil && members.hasDirections
    let isNamed = known.object.members.contains { member in
      let key = RecipeKey(ofObject: member.name)
      return (key == .ingredients || key == .directions) && member.value.saysSomething
    }
    return isWhole || isNamed ? members : nil
  }

  /// True for an object with a title of its own.
  static func isTitled(_ object: JSONValue) -> Bool {
    object.members.contains { member in
      member.value.kind == .string && RecipeKey(ofObject: member.name) == .title
    }
  }

  /// Returns the title that a key is, or `nil` for a key that tells nothing of a dish: "data", "fr", "17".
  static func title(_ key: String) -> String? {
    let words = KeyWords.words(of: key)
    guard words.utf8.count <= 120, key.contains(where: \.isLetter), !isGeneric(key),
      !LanguageChoice.isLanguage(key), !isIdentifier(key)
    else { return nil }
    return KeyWords.title(of: key)
  }

  /// Returns the title that a key is as a person wrote it, with a capital, or `nil` for the name that a program gave
  /// an object: "ingredients", "bn-01", "RecipeCard".
  static func writtenTitle(_ key: String) -> String? {
    guard let first = key.first, first.isLetter, !first.isLowercase,
      !key.contains(where: { $0.isNumber || "_-".contains($0) }),
      !zip(key, key.dropFirst()).contains(where: { $0.isLowercase && $1.isUppercase })
    else { return nil }
    return title(key)
  }

  /// True for a key that any object may have: "data", "recipe", "ingredients".
  static func isGeneric(_ key: String) -> Bool {
    generic.contains(FoldedText.words(KeyWords.words(of: key).utf8))
      || RecipeKey(ofObject: key) != nil
  }

  /// True for a key with more digits than letters, or one that has no words: "a3f9c2d1", "recipe12".
  private static func isIdentifier(_ key: String) -> Bool {
    let digits = key.count(where: \.isNumber)
    let isRecipe = key.prefix { $0.isLetter }.lowercased() == "recipe" && digits > 0
    return isRecipe || digits * 2 > key.count
      || MachineText.isMachine(DocumentValue("title", key, line: 1)) && !SlugText.isName(key)
  }

  private static let generic = Set(
    """
    data,result,results,item,items,content,body,root,value,payload,response,attributes,fields,props,\
    properties,details,detail,info,meta,main,page,node,document,doc,object,record,entry,default,json,\
    recipe data,recipe details,full recipe,the recipe
    """.split(separator: ",").map(String.init))
}
