/// Fragments that lead to a place on a page, not to another recipe of it.
enum NavigationFragments {
  private static let names: Set<String> = [
    "", "comments", "content", "disqus_thread", "jump", "jump-to-recipe", "jumptorecipe", "main",
    "nutrition", "print", "print-recipe", "rating", "ratings", "recipe", "recipe-card",
    "recipecard",
    "reply", "respond", "review", "reviews", "the-recipe", "thecomments", "top", "video",
  ]
  private static let prefixes = [
    ":~:", "comment-", "mv-creation", "more-", "recipe-jump", "reply-", "tasty-recipes", "wprm-",
    "zlrecipe", "easyrecipe",
  ]

  /// True if `fragment` is a navigation fragment, in any case.
  static func contain(_ fragment: [UInt8]) -> Bool {
    let fragment = fragment[...].lowercaseString
    return names.contains(fragment) || prefixes.contains(where: fragment.hasPrefix)
  }
}
