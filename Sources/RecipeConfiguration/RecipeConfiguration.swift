// The first code of RecipeConfiguration goes here.
