/// The words for units of time, as whole words: "2 oranges" are not hours because "ora" is one.
enum TimeUnits {
  /// Returns the number of seconds of a unit, named by a lowercase or folded word.
  ///
  /// Chinese, Japanese and Korean units may be followed by other text without a space: 30分钟左右.
  static func seconds(of word: String) -> Double? {
    if let seconds = words[word] { return seconds }
    guard let first = word.unicodeScalars.first, first.value >= 0x3000 else { return nil }
    return wide.first { word.hasPrefix($0.unit) }?.seconds
  }

  /// True if a text in a script without spaces names a unit anywhere: 三十分钟.
  static func hasWideUnit(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.value >= 0x3000 } && wide.contains { text.contains($0.unit) }
  }

  /// Units in scripts without spaces, longer ones before their prefixes.
  private static let wide: [(unit: String, seconds: Double)] = [
    ("秒", 1), ("초", 1), ("分", 60), ("분", 60), ("小时", 3600), ("小時", 3600), ("时", 3600),
    ("時", 3600), ("个小时", 3600), ("個小時", 3600), ("個鐘", 3600), ("시간", 3600), ("天", 86_400),
    ("日", 86_400), ("일", 86_400), ("周", 604_800), ("週", 604_800),
  ]

  private static let words: [String: Double] = {
    var words: [String: Double] = [:]
    for (seconds, forms) in units {
      for form in forms.split(separator: " ") {
        words[String(form)] = seconds
        words[FoldedText.words(form.utf8)] = seconds
      }
    }
    return words
  }()

  /// The seconds of each unit with its names: English, German, French, Spanish, Portuguese,
  /// Italian, Dutch, Nordic, Finnish, Polish, Czech, Hungarian, Romanian, Turkish, Greek, Russian,
  /// Ukrainian, Bulgarian, Croatian, Catalan, Estonian, Lithuanian, Indonesian, Vietnamese, Arabic and Hebrew.
  private static let units: [(Double, String)] = [
    (
      1,
      """
      s sec secs second seconds sek sekunde sekunden seconde secondes segundo segundos seg segs \
      secondo secondi seconden sekund sekunder sekunder sekuntia sekunda sekundy másodperc mp secunde \
      saniye sekundi segons sekundit sekundžių detik giây ثانية ثوان שניות с сек секунд секунда секунды секунду
      """
    ),
    (
      60,
      """
      m min mins minute minutes minuts mn mns minuten minuto minutos minuti minuut minuter minutter \
      minutt minut minuty minutę minuta minuttia minuutti minuuttia perc percig dk dakika dakik \
      minutu minúty minút λεπτά λεπτό λ м мин минут минута минуты минуту хв хвилин хвилини \
      минути minutit minutės minučių menit minit phút دقيقة دقائق דקות דקה
      """
    ),
    (
      3600,
      """
      t timer h hr hrs hour hours hs std stdn stunde stunden heure heures hora horas ora ore uur uren u tim \
      timme timmar timer time tunti tuntia godz godzina godziny godzin godzinę hod hodina hodiny \
      hodin hodinu óra órát órás oră saat ώρα ώρες ч час часа часов год година години годин \
      часа sat sata sati hores tund tundi valanda valandos valandų giờ tiếng ساعة ساعات שעות שעה
      """
    ),
    (
      86_400,
      """
      d day days tag tage tagen jour jours día días dia dias giorno giorni dag dagen dagar dage døgn \
      dygn dager päivä päivää dzień dni den dny dní nap napig zi zile gün μέρα μέρες день дня дней сутки \
      суток дни dana dan dies päev päeva diena dienos dienų hari ngày يوم أيام ימים יום
      """
    ),
    (
      604_800,
      """
      w wk wks week weeks woche wochen semaine semaines semana semanas settimana settimane weken \
      vecka veckor uge uger uke uker viikko viikkoa tydzień tygodnie týden týdny hét неделя недели \
      недель седмици tjedan tjedna setmana setmanes nädal nädalat savaitė savaitės minggu tuần
      """
    ),
    (
      2_592_000,
      "month months monat monate monaten mois mes meses mese mesi maand maanden månad månader"
    ),
  ]
}
