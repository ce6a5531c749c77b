import TestSupport
import Testing

/// What `recipes why` prints about a recipe of three sources, and of one, at different widths.
@Suite("Why")
struct WhyTests {
  private static let configuration = """
    [sources.api]
    kind = "json"
    path = "api"
    [sources.notes]
    kind = "json"
    path = "notes"
    weight = 2
    [sources.web]
    kind = "json"
    path = "web"
    rank_from = "rating"
    """

  private static let files = [
    "api/1.json": """
    {"title": "PLUM TART", "publisher": "stove.example", "social_rank": 98.25,
     "source_url": "http://www.stove.example/plum-tart?utm_source=letter",
     "image_url": "http://static.example/tart.jpg", "yield": "8",
     "ingredients": ["500 g plums", "200 g flour", "100 g butter", "80 g sugar", "1 egg",
      "cinnamon"], "tags": ["Desserts"], "mood": "sunny"}
    """,
    "notes/tart.json": """
    {"title": "Plum tart of my aunt", "source_url": "https://stove.example/plum-tart",
     "ingredients": ["500 g plums, halved", "200 g flour", "100 g butter", "80 g sugar",
      "1 egg", "cinnamon from the shop at the corner", "1 pinch of salt"], "directions": ["Knead.", "Bake for 40 minutes."],
     "cook_minutes": 40, "yield": "Serves 8", "tags": ["dessert", "plums"]}
    """,
    "web/plum-tart.json": """
    {"title": "Plum Tart", "publisher": "Green Stove", "author": "Green Stove",
     "source_url": "https://stove.example/plum-tart/", "cook_minutes": 0, "total_minutes": 75,
     "image_url": "https://stove.example/pictures/plum-tart-1600x1200.jpg", "yield": "12 slices",
     "rating": {"value": 4.5, "best": 5, "count": 31}, "mood": "rainy",
     "ingredients": ["500 g plums", "200 g flour", "100 g butter", "80 g sugar", "1 egg",
      "cinnamon"], "directions": ["Make a dough of flour, butter, sugar and egg.", "Bake it."]}
    """,
    "web/toast.json": #"{"title": "Toast", "ingredients": ["bread"], "tags": ["quick"], "x": [1]}"#,
  ]

  private static func kitchen(width: Int?) -> Kitchen {
    var kitchen = Kitchen(configuration)
    kitchen.width = width
    for (path, text) in files {
      kitchen.files.put(.file(Array(text.utf8)), at: "/home/ana/\(path)")
    }
    return kitchen
  }

  private func why(_ arguments: String..., width: Int? = nil) async -> String {
    await Self.kitchen(width: width).run(["why"] + arguments + ["--color", "never"]).output
  }

  @Test("no line is wider than the terminal, nor than a hundred columns", arguments: [40, 60, 200])
  func width(width: Int) async {
    for options in [[], ["-v"]] {
      let text = await Self.kitchen(width: width)
        .run(["why", "plum tart of my aunt", "--color", "never"] + options).output
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= min(width, 100) })
    }
  }

  @Test("a pipe gets the same words as a terminal")
  func pipe() async {
    let pipe = await why("plum tart of my aunt").split(whereSeparator: \.isWhitespace)
    let terminal = await why("plum tart of my aunt", width: 80)
      .split(whereSeparator: \.isWhitespace)
    #expect(pipe == terminal)
  }

  @Test("long lists are shortened, and whole with -v and in JSON")
  func whole() async {
    let last = "1 pinch of salt"
    #expect(await !why("plum tart of my aunt").contains(last))
    #expect(await why("plum tart of my aunt", "-v").contains(last))
    #expect(await why("plum tart of my aunt", "-o", "json").contains(last))
  }

  @Test("every member's rank and rating is shown, whoever wins")
  func popularity() async {
    let text = await why("plum tart of my aunt")
    #expect(text.contains("rank 98.25 · weight 1"))
    #expect(text.contains("rated 4.5 of 5 (31) · weight 1"))
    #expect(text.contains("98.25 of [0], given by the source; this one decides"))
    #expect(text.contains("90 of [2], mapped from the rating"))
  }

  @Test("a recipe of one record is explained, too")
  func single() async {
    let text = await why("toast")
    #expect(text.contains("  title: Toast\n      from [0], the only record\n"))
    #expect(text.contains("  extras.x: [1]\n      from [0], the only record\n"))
    #expect(!text.contains("Joined because") && !text.contains("weight"))
  }
}
