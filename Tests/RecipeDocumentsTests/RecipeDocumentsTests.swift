// Tests of RecipeDocuments.
