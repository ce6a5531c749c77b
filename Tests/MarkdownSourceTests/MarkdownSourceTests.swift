// Tests of MarkdownSource.
