import RecipeCore
import RecipeDocuments
import Testing

@Suite("Recipe durations")
struct RecipeDurationTests {
  @Test(
    "ISO 8601 durations are read, with the usual mistakes",
    arguments: [
      ("PT30M", 30), ("PT1H30M", 90), ("PT2H", 120), ("P1DT2H3M", 1563), ("P0DT0H35M0S", 35),
      ("PT0D4H45M", 285), ("P7DT10M", 10090), ("P1W", 10080), ("PT90S", 2), ("PT1.5H", 90),
      ("PT1,5H", 90), ("pt20m", 20), ("P30M", 30), ("P2H10M", 130), ("P1H", 60), ("PTH5MS", 5),
      ("PT0M", 0), ("PT", nil), ("P", nil), ("PTHM", nil), ("PT5", nil), ("PTundefinedM", nil),
      ("PTnullM", nil), ("PTNaNM", nil), ("PT-471406H28M55S", nil), ("-PT5M", nil),
      ("PT99999999999999999999H", nil), ("P1Y", nil), ("P0Y0M0DT0H35M0.000S", 35),
      ("P0M0DT1H", 60),
    ] as [(String, Int?)])
  func iso(text: String, minutes: Int?) {
    #expect(RecipeDuration.minutes(in: text) == minutes)
  }

  @Test(
    "times in words are read in several languages",
    arguments: [
      ("45", 45), ("30 minutes", 30), ("1 h 20 min", 80), ("1h30", 90), ("1 hr, 5 mins", 65),
      ("1½ hours", 90), ("1 1/2 hours", 90), ("½ Stunde", 30), ("1.5 hours", 90),
      ("1,5 Stunden", 90), ("20-30 minutes", 30), ("20 to 30 min", 30), ("1:30", 90),
      ("about 40 minutes plus cooling", 40), ("35 minuti", 35), ("2 heures 10 minutes", 130),
      ("30分钟", 30), ("1小时20分钟", 80), ("1時間", 60), ("2 days", 2880), ("45 сек", 1),
      ("2 Std. 15 Min.", 135), ("1 uur en 10 minuten", 70),
      ("", nil), ("a while", nil), ("-5 minutes", nil), ("2 servings", nil), ("4 serves", nil),
      ("1 hr 30 min", 90), ("1 and 1/2 hours", 90), ("1 hour and 30 minutes", 90), ("90", 90),
      ("~30 minutes", 30),
      ("30-40 min", 40), ("10-13 Minutes", 13), ("20 – 30 min", 30), ("30 min to 1 hour", 60),
      ("1 hour - 1 hour 30 min", 90), ("1:30 h", 90), ("0:45", 45), ("1:30:00", 90),
      ("1⁄2 hour", 30), ("30分钟左右", 30), ("2個小時", 120), ("1 óra 20 perc", 80),
      ("2 godz. 5 min", 125), ("1 jam 30 menit", 90), ("2 sata 10 minuta", 130), ("45 phút", 45),
      ("ساعة", nil), ("2 ساعات", 120), ("20 דקות", 20), ("2 jam jars", nil),
      ("1 timme 15 minuter", 75), ("20 dakika", 20), ("3 tage", 4320), ("2 semanas", 20160),
      ("2 oranges", nil), ("3 tagliatelle", nil), ("2 diamonds", nil), ("4 hrusky", nil),
      ("overnight", nil), ("NaN minutes", nil), ("undefined minutes", nil),
      ("−5 min", nil), ("–5 min", nil), ("2 slices", nil), ("6 pieces", nil), ("1:75", nil),
      ("99999999999999999999 days", nil), ("1/0 hours", nil),
      ("one hour and thirty minutes", 90), ("forty-five minutes", 45), ("half an hour", 30),
      ("an hour and a half", 90), ("1 hour and a half", 90), ("one and a half hours", 90),
      ("eine halbe Stunde", 30), ("zwei Stunden", 120), ("anderthalb Stunden", 90),
      ("une demi-heure", 30), ("media hora", 30), ("una hora y media", 90), ("mezz'ora", 30),
      ("un quart", nil), ("a half hour", 30), ("for two, 30 minutes", 30), ("two people", nil),
    ] as [(String, Int?)])
  func words(text: String, minutes: Int?) {
    #expect(RecipeDuration.minutes(in: text) == minutes)
  }

  @Test(
    "both ends of a range are read",
    arguments: [
      ("10-15 min", 10, 15), ("10 to 15 minutes", 10, 15), ("1–2 hours", 60, 120),
      ("30 min to 1 hour", 30, 60), ("1 hour - 1 hour 30 min", 60, 90),
      ("1 h 10-15 min", 70, 75), ("1½ to 2 hours", 90, 120), ("1/2-3/4 hour", 30, 45),
      ("20-25 minutes plus 10 minutes", 30, 35), ("zwei bis drei Stunden", 120, 180),
      ("45-1 hour", 60, 60), ("20-30", 20, 30), ("30分〜40分", 30, 40), ("up to 30 min", 30, 30),
      ("1 hour 20 min", 80, 80), ("24-hour", 1440, 1440),
    ])
  func ranges(text: String, lower: Int, upper: Int) {
    #expect(RecipeDuration.range(in: text) == MinuteRange(lower, upper))
  }
}
