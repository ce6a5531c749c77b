// Tests of RecipeCLI.
