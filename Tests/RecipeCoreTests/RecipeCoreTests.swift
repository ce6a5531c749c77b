// Tests of RecipeCore.
