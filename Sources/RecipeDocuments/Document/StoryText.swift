import Text

/// Texts that tell what happened to somebody, as opposed to what to do.
enum StoryText {
  /// True if at least half of the sentences of a text have a word about persons or the past.
  static func isTold(in text: String) -> Bool {
    let sentences = text.split { ".!?…\n".contains($0) }.filter { $0.contains(" ") }
    let told = sentences.count { sentence in
      // "I" begins Nordic sentences, where it is "in", but is not capital inside of them.
      sentence.dropFirst(2).contains(" I ")
        || FoldedText.words(sentence.utf8).split(separator: " ").contains(where: words.contains)
    }
    return told > 0 && told * 2 >= sentences.count
  }

  /// Words for the teller and for the past that directions in no language have often: English, German, French,
  /// Spanish, Portuguese, Italian, Dutch, Swedish, Danish, Norwegian, Polish, Czech, Hungarian,
  /// Romanian, Russian, Ukrainian, Turkish.
  private static let words = Set(
    """
    my we our she he were grew gave remember loved had \
    ich wir mein meine meiner meinem meinen unser unsere mir mich war waren hatte hatten \
    j nous mon notre moi était étaient avait avaient \
    yo nosotros nuestro nuestra era eran fue tenía había \
    eu meu minha meus minhas nosso nossa foi tinha \
    io mio mia miei noi nostro nostra eravamo aveva avevo \
    ik wij mijn ons onze mij hij zij hadden \
    jag mina vårt oss hon hade \
    jeg mine vores våre hun \
    mój moja moje nasz nasza była było byli miałam miałem \
    já můj náš naše byl byla bylo \
    volt nekem nálunk emlékszem \
    meu mea nostru noastră erau aveam \
    я мы мой моя мои моей наш наша была был были меня мне \
    ми мій мої була був було були мене мені \
    biz benim bizim annem babam vardı
    """.split(whereSeparator: \.isWhitespace).map { Substring(FoldedText.words($0.utf8)) })
}
