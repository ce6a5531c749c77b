@main
struct Recipes {
  static func main() async {
    print("recipes")
  }
}
