@main
struct RecipesHTTP {
  static func main() async {
    print("recipes-http")
  }
}
