/// The style of a cookbook.
enum CookbookStyle {
  /// The style sheet: light and dark, narrow and wide, and one page per recipe in print.
  static let sheet = """
    :root {
      --paper: #fffdf9; --ink: #23201c; --faint: #6a6259; --line: #ddd5ca; --accent: #9a3412;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #1b1917; --ink: #ece7e0; --faint: #aaa196; --line: #3d3832; --accent: #fdba74;
      }
    }
    * { box-sizing: border-box; }
    html { background: var(--paper); color: var(--ink); }
    body {
      max-width: 62rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem;
      font: 1.0625rem/1.6 Charter, "Iowan Old Style", Georgia, "Noto Serif", serif;
      overflow-wrap: break-word; hyphens: auto;
    }
    h1, h2, h3, h4 { line-height: 1.25; font-weight: 600; hyphens: manual; text-wrap: balance; }
    h1 { font-size: 2.25rem; margin: 1rem 0 .5rem; }
    h2 { font-size: 1.75rem; margin: 0 0 .5rem; }
    h3 { font-size: 1.15rem; margin: 1.5rem 0 .5rem; color: var(--accent); }
    h4 { font-size: 1rem; margin: 1rem 0 .25rem; }
    p { margin: 0 0 .75rem; max-width: 42rem; }
    a { color: var(--accent); text-underline-offset: .15em; }
    a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .skip { position: absolute; left: -999rem; }
    .skip:focus { position: static; }
    .byline, .cover p, footer, dt { color: var(--faint); }
    nav ol { columns: 18rem; column-gap: 2.5rem; padding-inline-start: 2.5rem; }
    nav li { break-inside: avoid; }
    article { border-top: 1px solid var(--line); margin-top: 3rem; padding-top: 2rem; }
    dl { display: flex; flex-wrap: wrap; gap: .25rem 2rem; margin: .5rem 0 1rem; }
    dt { font-size: .85rem; }
    dd { margin: 0; }
    ul { padding-inline-start: 1.25rem; margin: 0; }
    ol { padding-inline-start: 1.75rem; margin: 0; }
    .directions li { margin-bottom: .5rem; }
    .directions li p, .notes li p { margin-bottom: .25rem; }
    footer { margin-top: 1.5rem; font-size: .9rem; overflow-wrap: anywhere; }
    @media (min-width: 48rem) {
      .columns { display: flex; gap: 3rem; }
      .ingredients { flex: 0 0 34%; }
      .directions { flex: 1; min-width: 0; }
    }
    @media print {
      @page { margin: 18mm 16mm; }
      :root { --paper: #fff; --ink: #000; --faint: #444; --line: #bbb; --accent: #000; }
      body { max-width: none; padding: 0; font-size: 10.5pt; }
      .skip { display: none; }
      article { break-before: page; border: 0; margin: 0; padding: 0; }
      h1, h2, h3, h4 { break-after: avoid; }
      li, dl { break-inside: avoid; }
      a { text-decoration: none; }
      main > article:only-child { break-before: auto; }
    }
    """
}
