import RecipeConfiguration
import RecipeCore
import Testing

@Suite("Effective values")
struct EffectiveValueTests {
  @Test("every value in force is listed with its origin, secrets hidden")
  func listing() throws {
    let text = """
      [defaults]
      limit = 5

      [sources.api]
      kind = "food2fork"
      base_url = "https://example.org/\\t"
      key = "s3cret"
      timeout = 90
      default_rank = 12.5

      [sources."a.b"]
      kind = "markdown"
      path = "x"
      exclude = ["a", "\\"b\\""]
      """
    let listing = try Sample.read(text).effectiveValues
      .map { "\($0.key) = \($0.text)  # \($0.origin)" }
    #expect(
      listing == [
        "file = \"/home/ana/kitchen/recipes.toml\"  # search",
        "library.path = \"/home/ana/kitchen/recipes\"  # default",
        "defaults.output = \"table\"  # default",
        "defaults.limit = 5  # recipes.toml:2:1",
        "defaults.sort = \"rank\"  # default",
        "defaults.search_sort = \"best\"  # default",
        "defaults.units = \"original\"  # default",
        "defaults.color = \"auto\"  # default",
        "cache.max_megabytes = 256  # default",
        "matching.caution = \"normal\"  # default",
        "matching.synonyms = []  # default",
        "sources.api.kind = \"food2fork\"  # recipes.toml:5:1",
        "sources.api.enabled = true  # default",
        "sources.api.timeout = \"90s\"  # recipes.toml:8:1",
        "sources.api.weight = 1  # default",
        "sources.api.default_rank = 12.5  # recipes.toml:9:1",
        "sources.api.rank_from = \"social_rank\"  # default",
        "sources.api.unique = false  # default",
        "sources.api.base_url = \"https://example.org/\\t\"  # recipes.toml:6:1",
        "sources.api.key = \"•••\"  # recipes.toml:7:1",
        "sources.\"a.b\".kind = \"markdown\"  # recipes.toml:12:1",
        "sources.\"a.b\".enabled = true  # default",
        "sources.\"a.b\".timeout = \"1m\"  # default",
        "sources.\"a.b\".weight = 1  # default",
        "sources.\"a.b\".rank_from = \"social_rank\"  # default",
        "sources.\"a.b\".unique = false  # default",
        "sources.\"a.b\".path = \"/home/ana/kitchen/x\"  # recipes.toml:13:1",
        "sources.\"a.b\".exclude = [\"a\", \"\\\"b\\\"\"]  # recipes.toml:14:1",
      ])
  }

  @Test(
    "an origin is named",
    arguments: [
      (.environment("RECIPES_CONFIG"), "environment RECIPES_CONFIG"),
      (.option("--config"), "option --config"),
    ] as [(ConfigurationOrigin, String)])
  func origins(origin: ConfigurationOrigin, text: String) {
    #expect(origin.description == text)
  }

  @Test(
    "the name and password in an address are not shown",
    arguments: [
      ("https://ann:s3cret@x.example/api", "https://•••@x.example/api"),
      ("https://x.example/a@b", "https://x.example/a@b"), ("x@y", "x@y"),
      ("https://a@b:s3cret@x.example", "https://•••@x.example"),
      ("https://x.example?q=@", "https://x.example?q=@"),
      ("https://x.example/a?page=2&api_key=s3cret#x", "https://x.example/a?page=2&api_key=•••#x"),
      ("https://x.example/a?token=s3cret&q=@", "https://x.example/a?token=•••&q=@"),
      ("ann:s3cret@x.example", "•••@x.example"),
      ("https://x.example:80/a@b", "https://x.example:80/a@b"),
      ("https://ann:s3/cret@x.example", "https://•••@x.example"),
    ])
  func userInfo(address: String, shown: String) throws {
    let text = "[sources.api]\nkind = \"food2fork\"\nkey = \"k\"\nbase_url = \"\(address)\"\n"
    let value = try Sample.read(text).effectiveValues.first { $0.key == "sources.api.base_url" }
    #expect(value?.text == "\"\(shown)\"")
  }
}
