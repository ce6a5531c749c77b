// Tests of RecipeStorage.
