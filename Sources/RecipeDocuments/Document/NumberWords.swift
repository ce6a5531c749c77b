/// Numbers in words, as far as durations have them: "forty-five minutes", "eine halbe Stunde".
enum NumberWords {
  /// Returns the tokens of a duration with numbers in digits.
  ///
  /// Next to digits only halves are numbers in words: in "for two, 30 minutes" the two are people.
  static func replaced(in tokens: [String]) -> [String] {
    let hasDigits = tokens.contains { PlainDuration.number($0) != nil }
    let hasWords = tokens.contains { token in
      halves.contains(token) || !hasDigits && (numbers[token] != nil || fractions[token] != nil)
    }
    guard hasWords else { return tokens }
    var replaced: [String] = []
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let next = index + 1 < tokens.count ? tokens[index + 1] : ""
      index += 1
      if halves.contains(token) {
        replaced.append("1/2")
      } else if articles.contains(token), halves.contains(next) || replaced.last == "1/2" {
        continue
      } else if hasDigits {
        replaced.append(token)
      } else if let number = numbers[token] {
        let more = number >= 20 ? rest(of: tokens[index...]) : nil
        replaced.append(String(number + (more?.number ?? 0)))
        index += more?.count ?? 0
      } else {
        replaced.append(fractions[token] ?? token)
      }
    }
    return replaced
  }

  /// Returns the digit after "forty": "five" or "-five".
  private static func rest(of tokens: ArraySlice<String>) -> (number: Int, count: Int)? {
    let count = tokens.first == "-" ? 2 : 1
    guard let number = tokens.prefix(count).last.flatMap({ numbers[$0] }), number < 10 else {
      return nil
    }
    return (number, count)
  }

  /// Returns the number that a word names, but for articles, or `nil` for another word.
  static func number(in word: String) -> Int? {
    articles.contains(word) ? nil : numbers[word]
  }

  private static let articles: Set<String> = [
    "a", "an", "ein", "eine", "einer", "un", "une", "una", "uma", "een", "en",
  ]

  private static let halves: Set<String> = [
    "half", "halbe", "halben", "halb", "demi", "demie", "media", "medio", "mezza", "mezzo", "mezz",
    "meia", "halve", "halv", "pół", "půl", "fél", "puoli", "полчаса",
  ]

  private static let fractions = ["anderthalb": "1.5", "eineinhalb": "1.5", "zweieinhalb": "2.5"]

  private static let numbers: [String: Int] = {
    var numbers: [String: Int] = [:]
    for (number, words) in words {
      for word in words.split(separator: " ") { numbers[String(word)] = number }
    }
    return numbers
  }()

  /// English, German, French, Spanish, Portuguese, Italian, Dutch, Nordic.
  private static let words: [(Int, String)] = [
    (1, "one an ein eine einer un une una uno um uma één een"),
    (2, "two zwei deux dos dois duas due twee två to"),
    (3, "three drei trois tres três tre drie"),
    (4, "four vier quatre cuatro quatro quattro fyra fire"),
    (5, "five fünf cinq cinco cinque vijf fem"),
    (6, "six sechs seis sei zes sex seks"),
    (7, "seven sieben sept siete sete sette zeven"),
    (8, "eight acht huit ocho oito otto"),
    (9, "nine neun neuf nueve nove negen"),
    (10, "ten zehn dix diez dez dieci tien tio ti"),
    (12, "twelve zwölf douze doce doze dodici twaalf tolv"),
    (15, "fifteen fünfzehn quinze quince quindici vijftien femton femten"),
    (18, "eighteen achtzehn"),
    (20, "twenty zwanzig vingt veinte vinte venti twintig tjugo tyve"),
    (24, "vierundzwanzig veinticuatro ventiquattro"),
    (25, "fünfundzwanzig veinticinco venticinque"),
    (30, "thirty dreißig dreissig trente treinta trinta trenta dertig trettio tretti"),
    (40, "forty vierzig quarante cuarenta quarenta quaranta veertig"),
    (45, "fünfundvierzig quarantacinque"),
    (50, "fifty fünfzig cinquante cincuenta cinquenta cinquanta vijftig"),
    (60, "sixty sechzig soixante sesenta sessenta sessanta zestig"),
    (90, "ninety neunzig noventa novanta negentig"),
  ]
}
