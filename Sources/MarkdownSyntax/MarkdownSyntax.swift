// The first code of MarkdownSyntax goes here.
