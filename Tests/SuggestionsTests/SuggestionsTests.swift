// Tests of Suggestions.
