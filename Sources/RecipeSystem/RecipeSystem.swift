// The first code of RecipeSystem goes here.
