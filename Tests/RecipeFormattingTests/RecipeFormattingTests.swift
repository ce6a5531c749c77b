// Tests of RecipeFormatting.
