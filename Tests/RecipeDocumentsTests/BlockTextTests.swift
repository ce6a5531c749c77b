import Testing

@testable import RecipeDocuments

@Suite("Texts of block editors")
struct BlockTextTests {
  private static let lines = ["200 g beans", "1 onion"]
  private static let steps = ["Soak the beans.", "Simmer them for an hour."]

  static let samples = [
    ReadSample(
      testDescription: "blocks with a type and data, headers and lists",
      text: """
        {"title": "Bean soup", "time": 1700000000000, "version": "2.20", "blocks": [
          {"type": "header", "data": {"text": "Ingredients", "level": 2}},
          {"type": "list", "data": {"style": "unordered", "items": ["200 g beans", "1 <b>onion</b>"]}},
          {"type": "header", "data": {"text": "Method", "level": 2}},
          {"type": "list", "data": {"style": "ordered", "items": ["Soak the beans.", "Simmer them for an hour."]}}]}
        """, lines: lines, steps: steps, title: "Bean soup", minutes: [nil, nil, nil, nil]),
    ReadSample(
      testDescription: "a checklist, paragraphs, and the title in a header",
      text: """
        {"blocks": [
          {"type": "header", "data": {"text": "Bean soup", "level": 1}},
          {"type": "header", "data": {"text": "Ingredients", "level": 2}},
          {"type": "checklist", "data": {"items": [{"text": "200 g beans", "checked": false}, {"text": "1 onion", "checked": true}]}},
          {"type": "header", "data": {"text": "Method", "level": 2}},
          {"type": "paragraph", "data": {"text": "Soak the beans."}},
          {"type": "paragraph", "data": {"text": "Simmer them for an hour."}}]}
        """, lines: lines, steps: steps, title: "Bean soup"),
    ReadSample(
      testDescription: "items that are objects with items of their own",
      text: """
        {"title": "Bean soup", "body": {"blocks": [
          {"type": "header", "data": {"text": "Zutaten", "level": 3}},
          {"type": "list", "data": {"style": "unordered", "items": [{"content": "200 g beans", "items": []}, {"content": "1 onion", "items": []}]}},
          {"type": "header", "data": {"text": "Zubereitung", "level": 3}},
          {"type": "list", "data": {"style": "ordered", "items": [{"content": "Soak the beans.", "items": []}, {"content": "Simmer them for an hour.", "items": []}]}}]}}
        """, lines: lines, steps: steps, title: "Bean soup"),
    ReadSample(
      testDescription: "a tree of nodes with content",
      text: """
        {"title": "Bean soup", "content": {"type": "doc", "content": [
          {"type": "heading", "attrs": {"level": 2}, "content": [{"type": "text", "text": "Ingredients"}]},
          {"type": "bulletList", "content": [
            {"type": "listItem", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "200 g "}, {"type": "text", "text": "beans"}]}]},
            {"type": "listItem", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "1 onion"}]}]}]},
          {"type": "heading", "attrs": {"level": 2}, "content": [{"type": "text", "text": "Method"}]},
          {"type": "orderedList", "content": [
            {"type": "listItem", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Soak the beans."}]}]},
            {"type": "listItem", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Simmer them for an hour."}]}]}]}]}}
        """, lines: lines, steps: steps, title: "Bean soup"),
    ReadSample(
      testDescription: "blocks with a style and spans",
      text: """
        {"title": "Bean soup", "body": [
          {"_type": "block", "style": "h2", "children": [{"_type": "span", "text": "Ingredients"}]},
          {"_type": "block", "style": "normal", "listItem": "bullet", "children": [{"_type": "span", "text": "200 g beans"}]},
          {"_type": "block", "style": "normal", "listItem": "bullet", "children": [{"_type": "span", "text": "1 onion"}]},
          {"_type": "block", "style": "h2", "children": [{"_type": "span", "text": "Method"}]},
          {"_type": "block", "style": "normal", "listItem": "number", "children": [{"_type": "span", "text": "Soak the beans."}]},
          {"_type": "block", "style": "normal", "listItem": "number", "children": [{"_type": "span", "text": "Simmer them for an hour."}]}]}
        """, lines: lines, steps: steps, title: "Bean soup"),
  ]

  @Test("a recipe in blocks is read as its headings and lists", arguments: samples)
  func reads(_ sample: ReadSample) throws { try sample.check() }

  @Test("a list of ingredients with types is no text of blocks")
  func ingredients() throws {
    try ReadSample(
      testDescription: "",
      text: """
        {"title": "Soup", "ingredients": [{"type": "heading", "name": "Soup"}, {"type": "item", "name": "leeks", "amount": 2},
         {"type": "item", "name": "onion", "amount": 1}], "steps": ["Slice the leeks.", "Boil them."]}
        """, lines: ["# Soup", "2 leeks", "1 onion"], steps: ["Slice the leeks.", "Boil them."]
    ).check()
  }
}
