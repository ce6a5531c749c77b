// Tests of MarkdownSyntax.
