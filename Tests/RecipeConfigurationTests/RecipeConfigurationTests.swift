// Tests of RecipeConfiguration.
