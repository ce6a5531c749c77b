// The first code of MarkdownSource goes here.
