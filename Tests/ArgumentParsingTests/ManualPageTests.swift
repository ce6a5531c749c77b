import ArgumentParsing
import Testing

@Suite("Manual pages")
struct ManualPageTests {
  private func page(_ command: CommandSpecification) -> String {
    ManualPage(path: [command], version: "kitchen 1.0").text
  }

  @Test("a page has the parts of its help, each under its heading")
  func whole() throws {
    let path = try #require(SampleTree.root.path(to: ["search"]))
    #expect(
      ManualPage(path: path, version: "kitchen 1.0").text == """
        .TH "KITCHEN\\-SEARCH" "1" "" "kitchen 1.0" "User Commands"
        .SH NAME
        kitchen\\-search \\- what fits
        .SH SYNOPSIS
        .nh
        \\fBkitchen\\fR \\fBsearch\\fR [options] QUERY...
        .hy
        .SH "ARGUMENTS"
        .TP
        \\fIQUERY\\fR
        words
        .SH "RESULT OPTIONS"
        .TP
        \\fB\\-o\\fR, \\fB\\-\\-format\\fR \\fIFORMAT\\fR
        the format (table, json, csv)
        .SH "OPTIONS"
        .TP
        \\fB\\-n\\fR, \\fB\\-\\-limit\\fR \\fIN\\fR
        how many
        .TP
        \\fB\\-\\-template\\fR \\fITEXT\\fR
        a line each
        .SH "GLOBAL OPTIONS"
        .TP
        \\fB\\-q\\fR, \\fB\\-\\-quiet\\fR
        say less
        .TP
        \\fB\\-v\\fR, \\fB\\-\\-verbose\\fR
        say more
        .TP
        \\fB\\-\\-config\\fR \\fIFILE\\fR
        settings
        .TP
        \\fB\\-\\-source\\fR \\fINAME\\fR
        only this one
        .SH "EXAMPLES"
        .TP
        \\fBkitchen search leek \\-onion\\fR
        leek without onion
        .SH "SEE ALSO"
        .nh
        \\fBkitchen\\fR(1)
        .hy

        """)
  }

  @Test(
    "no text is taken for a request, an escape or another character",
    arguments: [
      (".SH x", "\\&.SH x"), ("'TP x", "\\(aqTP x"), ("a\\nb", "a\\enb"), ("--no", "\\-\\-no"),
      ("say \"x\"", "say \\(dqx\\(dq"), ("Speisestärke …", "Speisest\\[u00E4]rke \\[u2026]"),
      ("a\nb\u{1B}[m", "a b[m"), ("~/x ^y `z`", "\\(ti/x \\(hay \\(gaz\\(ga"),
    ])
  func escaping(text: String, expected: String) {
    let lines = page(CommandSpecification("kitchen", "cook", discussion: [text]))
      .split(separator: "\n")
    #expect(lines.contains(Substring(expected)))
  }

  @Test("a page has the sections of the commands above it before its examples")
  func furtherSections() throws {
    let below = CommandSpecification(
      "stew", "cook long", examples: [CommandExample("kitchen stew", "now")])
    let root = CommandSpecification(
      "kitchen", "cook",
      manual: [ManualSection("EXIT STATUS", [ManualSection.Row("1", "burnt")])],
      subcommands: [below])
    let text = ManualPage(path: [root, below], version: "kitchen 1.0").text
    let section = try #require(
      text.firstRange(of: ".SH \"EXIT STATUS\"\n.TP\n\\fB1\\fR\nburnt.\n"))
    let examples = try #require(text.firstRange(of: ".SH \"EXAMPLES\""))
    #expect(section.upperBound <= examples.lowerBound)
  }

  @Test("hidden commands stay hidden")
  func hidden() {
    #expect(!page(SampleTree.root).contains("__words"))
  }
}
