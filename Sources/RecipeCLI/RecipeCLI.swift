// The first code of RecipeCLI goes here.
