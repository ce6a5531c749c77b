// Tests of RecipeSystem.
