import Text

/// The headings of work at another time than the rest: "The night before", "The next day", "Day 2", "An hour later".
enum DayHeading {
  /// True for such a heading.
  static func isOne(_ heading: String) -> Bool {
    let words = FoldedText.words(heading.utf8)
    return isKnown(heading)
      || words.utf8.count <= longest && (isPartOfDay(words) || isLater(words))
  }

  /// True for a whole heading that is known, or a day with its number.
  static func isKnown(_ heading: String) -> Bool {
    let words = FoldedText.words(heading.utf8)
    return isBefore(heading) || later.contains(words) || isCounted(words)
  }

  /// The maximum length of a heading with other words, in bytes.
  private static let longest = 64

  /// True for few words, one of which counts a day or a part of it: "First day, evening", "Am zweiten Morgen".
  private static func isPartOfDay(_ words: String) -> Bool {
    let parts = words.split(separator: " ")
    return (2...mostWords).contains(parts.count) && parts.contains(where: partsOfDay.contains)
      && parts.contains(where: ordinals.contains)
  }

  /// True for few words with a time after the work above: "70 minutes later", "Une heure après".
  private static func isLater(_ words: String) -> Bool {
    let parts = words.split(separator: " ")
    return (2...mostWords).contains(parts.count)
      && (parts.last.map(wordsForLater.contains) ?? false
        || parts.first.map(wordsForAfter.contains) ?? false)
      && parts.contains(where: isUnit)
  }

  private static let mostWords = 6

  /// True for a heading of work before that of the day on which one eats.
  static func isBefore(_ heading: String) -> Bool {
    let words = FoldedText.words(heading.utf8)
    return earlier.contains(words) || isTime(words, wordsForBefore)
  }

  /// True for few words with a time and one of some words behind it: "Three days before".
  private static func isTime(_ words: String, _ last: Set<Substring>) -> Bool {
    guard words.utf8.count <= longest else { return false }
    let parts = words.split(separator: " ")
    return (3...mostWords).contains(parts.count) && parts.last.map(last.contains) ?? false
      && parts.contains(where: isUnit)
  }

  private static func isUnit(_ word: Substring) -> Bool {
    word.count > 1 && TimeUnits.seconds(of: String(word.drop(while: \.isNumber))) != nil
  }

  /// True for a word for days and a number: "Tag 2".
  private static func isCounted(_ words: String) -> Bool {
    let parts = words.split(separator: " ")
    guard parts.count == 2 else { return false }
    return days.contains(parts[0]) && parts[1].count <= 2 && parts[1].allSatisfy(\.isWholeNumber)
  }

  private static let days: Set<Substring> = [
    "day", "tag", "jour", "dia", "giorno", "dag", "paiva", "dzien", "den", "nap", "день", "gun",
  ]

  private static let partsOfDay = words(
    """
    day morning evening night afternoon tag morgen abend nacht nachmittag jour matin soir soirée nuit \
    día mañana tarde noche dia manhã noite giorno mattina mattino sera notte dag ochtend avond middag \
    morgon kväll aften kveld natt nat päivä aamu ilta dzień rano wieczór ráno večer reggel \
    день утро вечер ночь ранок вечір gün sabah akşam
    """)

  private static let ordinals = words(
    """
    first second third fourth next last same following 1st 2nd 3rd 4th \
    erster ersten zweiter zweiten dritter dritten nächster nächsten selben \
    premier première deuxième troisième même primer primera segundo segunda tercer mismo misma \
    primeiro primeira terceiro mesmo primo prima secondo seconda terzo stesso \
    eerste tweede derde zelfde volgende första andra tredje samma nästa første anden andre samme næste \
    ensimmäinen toinen kolmas pierwszy drugi trzeci první druhý třetí első második harmadik \
    первый второй третий перший другий третій birinci ikinci
    """)

  /// The words behind a time before the rest of the work.
  private static let wordsForBefore = words(
    """
    before ahead earlier vorher davor zuvor avant antes prima tevoren ervoor vooraf innan förut før wcześniej předem \
    předtím aiemmin до önce
    """)

  /// The words behind a time.
  private static let wordsForLater = words(
    """
    later after afterwards später danach darauf après tard después depois dopo nadien senare efter \
    senere efterpå myöhemmin później później później później później později později később позже спустя пізніше sonra
    """)

  /// The words before a time.
  private static let wordsForAfter = words(
    "after nach après después depois dopo efter etter через")

  private static func words(_ list: String) -> Set<Substring> {
    Set(list.split(whereSeparator: \.isWhitespace).map { Substring(FoldedText.words($0.utf8)) })
  }

  /// The headings: English, German, French, Spanish, Portuguese, Italian, Dutch, Nordic, Finnish, Polish,
  /// Czech, Hungarian, Russian, Turkish, Japanese, Chinese.
  private static let earlier = set(
    """
    the night before,night before,the day before,day before,the evening before,evening before,\
    one day before,a day ahead,the day ahead,am vortag,am vorabend,am abend vorher,am tag vorher,\
    am tag davor,am abend zuvor,la veille,la veille au soir,le jour précédent,el día anterior,\
    el día antes,la noche anterior,la víspera,no dia anterior,na véspera,na noite anterior,\
    il giorno prima,la sera prima,il giorno precedente,de dag ervoor,de avond ervoor,de dag van tevoren,\
    dagen innan,kvällen innan,dagen før,aftenen før,kvelden før,edellisenä päivänä,edellisenä iltana,\
    dzień wcześniej,poprzedniego dnia,den předem,den předtím,večer předem,előző nap,előző este,накануне,\
    за день до,bir gün önce,bir gece önce,前日,前一天,前一晚
    """)

  private static let later = set(
    """
    the next day,next day,the following day,the day after,the next morning,next morning,on the day,\
    the second day,am nächsten tag,am nächsten morgen,am folgetag,am tag darauf,am zweiten tag,\
    le lendemain,le jour suivant,le jour même,le jour j,al día siguiente,el día siguiente,\
    a la mañana siguiente,no dia seguinte,o dia seguinte,na manhã seguinte,il giorno dopo,\
    il giorno seguente,il giorno successivo,de volgende dag,de dag erna,de volgende ochtend,nästa dag,\
    dagen efter,dagen därpå,næste dag,neste dag,dagen etter,seuraavana päivänä,seuraavana aamuna,\
    następnego dnia,kolejnego dnia,druhý den,další den,následující den,másnap,a következő nap,\
    на следующий день,на другой день,наступного дня,ertesi gün,ertesi sabah,翌日,第二天,当日
    """)

  private static func set(_ list: String) -> Set<String> {
    Set(list.split(separator: ",").map { FoldedText.words($0.utf8) })
  }
}
