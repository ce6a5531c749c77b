"""Hard negatives: recipes of any collection, each with a cousin that differs in one thing that matters.

The cousins are made of a collection's own recipes that contain the thing to change, and are on another
page, under the same title or one with an empty word more. Each recipe has one cousin at most. A seed gives
the same pairs each time.
"""
import glob, json, os, random, re

from matching_corpus import table
from recipe_changes import CHANGES

# What a title may have more or less and still name the same recipe.
TITLES = ["{}", "{}", "{}", "Easy {}", "Best {}", "Mom's {}", "{} Recipe"]
LEAST_INGREDIENTS = 4


class Recipe:
    """What a change needs of a recipe."""

    def __init__(self, title, ingredients, directions, url):
        self.title, self.ingredients, self.directions, self.url = title, ingredients, directions, url

    def with_(self, ingredients, directions):
        return Recipe(self.title, ingredients, directions, self.url)

    def line(self, number, title=None, url=None):
        return json.dumps({"recipe_id": str(number), "title": title or self.title, "source_url": url or self.url,
                           "ingredients": self.ingredients, "directions": self.directions}, ensure_ascii=False) + "\n"


def steps(value):
    """Directions as strings; the steps of schema.org may be objects and sections of them."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return steps(value.get("text") or value.get("itemListElement") or [])
    return [step for part in value or [] for step in steps(part)]


def recipe_of(value):
    """A recipe of an object of schema.org, food2fork or a plain list; `None` if it is none."""
    if "recipe" in value and isinstance(value["recipe"], dict):
        value = value["recipe"]
    for node in value.get("@graph", []):
        if "Recipe" in node.get("@type", ""):
            value = node
    title = value.get("title") or value.get("name")
    lines = value.get("ingredients") or value.get("recipeIngredient")
    if not isinstance(title, str) or not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        return None
    directions = steps(value.get("directions") or value.get("recipeInstructions"))
    return Recipe(title, lines, directions, value.get("source_url") or value.get("url") or "")


def values_in(path):
    """The JSON values of a file: lines, a list or one."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    if path.endswith(".ndjson"):
        return [json.loads(line) for line in text.split("\n") if line.strip()]
    value = json.loads(text)
    return value if isinstance(value, list) else [value]


def recipes_in(path):
    """The recipes of a file or of all JSON files below a folder, one for each title."""
    files = [path] if os.path.isfile(path) else sorted(
        glob.glob(os.path.join(glob.escape(path), "**/*.json"), recursive=True) + glob.glob(os.path.join(glob.escape(path), "*.ndjson")))
    titles = set()
    for file in files:
        for value in values_in(file):
            recipe = recipe_of(value) if isinstance(value, dict) else None
            key = recipe and re.sub(r"\W+", " ", recipe.title.lower())
            if recipe and len(recipe.ingredients) >= LEAST_INGREDIENTS and key not in titles:
                titles.add(key)
                yield recipe


class HardNegatives:
    """Pairs of a recipe and its cousin, by kind of change."""

    def __init__(self, path, pairs, seed=1):
        recipes = list(recipes_in(path))
        random.Random(f"hard negatives {seed}").shuffle(recipes)
        # What few recipes have is looked for first, so that it is not spent on another kind.
        self.pairs, used = [], set()
        for kind, change in CHANGES.items():
            chance, found = random.Random(f"{kind} {seed}"), 0
            for number, recipe in enumerate(recipes):
                if found == pairs:
                    break
                if number in used:
                    continue
                changed = change(recipe, chance)
                if changed and (kind == "unchanged" or changed != (recipe.ingredients, recipe.directions)):
                    self.pairs.append((kind, recipe, recipe.with_(*changed), chance.choice(TITLES).format(recipe.title)))
                    used.add(number)
                    found += 1

    def write(self, work):
        """Writes the recipes and their cousins as two sources; returns the text of recipes.toml."""
        names = [os.path.join(work, name) for name in ("originals.ndjson", "cousins.ndjson")]
        with open(names[0], "w", encoding="utf-8") as originals, open(names[1], "w", encoding="utf-8") as cousins:
            for number, (_, recipe, cousin, title) in enumerate(self.pairs, 1):
                originals.write(recipe.line(number))
                cousins.write(cousin.line(number, title, f"https://cousins.example/recipe/{number}"))
        return table("originals", "json", names[0]) + table("cousins", "json", names[1])

    def counts(self, output):
        """For each kind its pairs that are merged, that are variants, and all, by `duplicates -o json`."""
        document = json.loads(output)
        place = lambda member: (member["source"], int(member["id"].partition("#")[2] or 1))
        cluster = {place(member): number for number, one in enumerate(document["clusters"]) for member in one["members"]}
        variants = {frozenset((place(pair["a"]), place(pair["b"]))) for pair in document["variants"]}
        counts, merged = {}, {}
        for number, (kind, recipe, cousin, title) in enumerate(self.pairs, 1):
            a, b = ("originals", number), ("cousins", number)
            is_merged = a in cluster and cluster[a] == cluster.get(b)
            count = counts.setdefault(kind, [0, 0, 0])
            count[0] += is_merged
            count[1] += not is_merged and frozenset((a, b)) in variants
            count[2] += 1
            if is_merged:
                merged.setdefault(kind, []).append((recipe, cousin, title))
        return counts, merged


def difference(recipe, cousin):
    """What a cousin has and the recipe has not, and the other way, in a line."""
    sides = [(recipe.ingredients + recipe.directions, cousin.ingredients + cousin.directions)]
    sides.append(sides[0][::-1])
    return " / ".join("; ".join(line for line in one if line not in other) or "nothing" for one, other in sides)
