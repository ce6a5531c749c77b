"""Changes that a cook notices: the copy that they make of a recipe is a cousin of it, not the same.

A change takes a recipe (title, ingredients, directions) and a source of chance, and returns the cousin's
ingredients and directions, or `None` if the recipe has nothing to change.
"""
import re
from fractions import Fraction

GLYPHS = {"¼": "1/4", "½": "1/2", "¾": "3/4", "⅓": "1/3", "⅔": "2/3", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8", "⅞": "7/8"}
QUANTITY = re.compile(r"\s*(?:(\d+) +)?(\d+)/(\d+)|\s*(\d+(?:\.\d+)?)")
# Millilitres of each unit, roughly: enough to tell a main ingredient from a pinch.
UNITS = {"cup": 240, "c": 240, "tablespoon": 15, "tbsp": 15, "stick": 113, "ounce": 30, "oz": 30, "fluid": 30, "pound": 450, "lb": 450,
         "pint": 480, "quart": 950, "package": 240, "can": 240, "g": 1, "gram": 1, "kg": 1000, "ml": 1, "l": 1000, "liter": 1000,
         "teaspoon": 5, "tsp": 5, "t": 5, "pinch": 1, "dash": 1, "clove": 5, "bunch": 30, "sprig": 1, "stalk": 30, "T": 15}
METRIC = {"g", "gram", "kg", "ml", "l", "liter"}
# A food that is counted, such as an egg.
PIECE = 50
# Nobody minds less than two tablespoons of a food; what is halved is at least a quarter of a pound.
MAIN = 30
HALVED = 110

SMALL = re.compile(r"optional|garnish|to taste|for serving|for dusting|greas|brush|\bwash\b|divided|\bor\b|\bsalt\b|\bpepper\b|\bwater\b", re.I)

FATS = {r"(?<!peanut )(?<!almond )(?<!apple )(?<!cocoa )(?<!nut )(?<!cashew )(?<!pumpkin )butter(?! lettuce| beans?| crackers?|[- ]flavou?red)":
        ["shortening", "margarine", "vegetable oil", "lard"],
        r"(?<!butter[- ]flavored )shortening": ["butter", "vegetable oil"], r"margarine": ["butter", "shortening"], r"vegetable oil": ["butter", "lard"]}
NUTS = {r"walnuts?": ["pecans", "hazelnuts"], r"pecans?": ["walnuts", "almonds"], r"hazelnuts?": ["almonds", "pecans"],
        r"almonds(?! extract)": ["hazelnuts", "cashews"], r"cashews?": ["peanuts", "almonds"], r"pistachios?": ["almonds", "walnuts"],
        r"(?<!butter )peanuts(?! butter)": ["cashews", "almonds"]}
SPIRITS = {r"rum(?! extract| raisin| flavou?ring)": ["tequila", "bourbon"], r"gin": ["tequila", "vodka"], r"vodka": ["gin", "white rum"],
           r"tequila": ["rum", "gin"], r"bourbon": ["brandy", "rum"], r"brandy": ["bourbon", "rum"], r"whiske?y": ["rum", "gin"]}
LEFT_OUT = re.compile(r"\beggs?\b(?! noodle| roll| substitute| beater| wash)|\b(?:heavy|whipping|sour) cream\b(?! cheese)", re.I)


class Amount:
    """The amount that begins a line, if it is one number with or without a unit."""

    def __init__(self, line):
        self.value = self.size = None
        plain = "".join(f" {GLYPHS[letter]}" if letter in GLYPHS else letter for letter in line)
        match = QUANTITY.match(plain)
        if not match:
            return
        whole, top, bottom, decimal = match.groups()
        if not decimal and int(bottom) == 0:
            return
        value = Fraction(decimal) if decimal else int(whole or 0) + Fraction(int(top), int(bottom))
        self.rest = plain[match.end():]
        word = re.match(r"\s*([A-Za-z]+)", self.rest)
        if not word or value == 0 or re.match(r"\s*(?:to|x|inch)\b", self.rest):
            return
        name = word[1] if word[1] == "T" else word[1].lower()
        name = name if name in UNITS else name.removesuffix("s")
        self.unit = name if name in UNITS else None
        self.value, self.size = value, float(value) * UNITS.get(name, PIECE)

    def halved(self):
        """The line with half of the amount; `None` if nobody would write it so."""
        half = self.value / 2
        if self.unit in METRIC:
            return None if half < 5 else f"{round(half)}{self.rest}"
        if half.denominator > (4 if self.unit else 1) and half.denominator != 8:
            return None
        whole, part = divmod(half, 1)
        text = " ".join(str(number) for number in (whole, part) if number) or "0"
        return text + self.rest


def is_main(line):
    """True if a cook notices when the line changes."""
    amount = Amount(line)
    return amount.size is not None and amount.size >= MAIN and not SMALL.search(line)


def swapped(foods):
    """A change of one food for another of its kind, also where directions name it."""
    def change(recipe, chance):
        for pattern in chance.sample(list(foods), len(foods)):
            food = re.compile(rf"\b{pattern}\b", re.I)
            having = [line for line in recipe.ingredients if food.search(line)]
            if not having or not all(map(is_main, having)) or food.search(recipe.title):
                continue
            others = [other for other in foods[pattern] if not any(other in line.lower() for line in recipe.ingredients)]
            if others:
                other = chance.choice(others)
                return [food.sub(other, line) for line in recipe.ingredients], [food.sub(other, step) for step in recipe.directions]
        return None
    return change


def left_out(recipe, chance):
    """The cousin lacks the eggs or the cream; its directions are the same, as if it was forgotten there."""
    having = [line for line in recipe.ingredients if LEFT_OUT.search(line)]
    if len(having) != 1 or not is_main(having[0]) or LEFT_OUT.search(recipe.title):
        return None
    return [line for line in recipe.ingredients if line != having[0]], recipe.directions


def halved(recipe, chance):
    """The cousin has half of the greatest amount that can be halved."""
    places = [place for place, line in enumerate(recipe.ingredients) if is_main(line) and Amount(line).size >= HALVED and Amount(line).halved()]
    if not places:
        return None
    place = max(places, key=lambda place: Amount(recipe.ingredients[place]).size)
    lines = list(recipe.ingredients)
    lines[place] = Amount(lines[place]).halved()
    return lines, recipe.directions


# MARK: Method

TEMPERATURE = re.compile(r"\b(\d{3})(\s*(?:°|º|degrees?)?\s*)(F|C)\b")
MINUTES = re.compile(r"\b(?:(\d+)(\s*(?:-|–|to)\s*))?(\d+)(\s*(?:minutes?|mins?)\b)", re.I)
COOKING = re.compile(r"bak(?:e|ed|ing)\b(?! powder| soda)|roast|simmer|cook", re.I)
OVENS = re.compile(r"\b(?:dutch|toaster|microwave|warm)[ -]oven", re.I)
APPLIANCES = {"microwave": {"oven": "microwave", "bake": "microwave", "baked": "microwaved", "baking": "cooking"},
              "grill": {"oven": "grill", "bake": "grill", "baked": "grilled", "baking": "grilling"}}
OVEN = re.compile(r"\b(?:oven|baked?|baking(?! powder| soda| sheet| dish| pan))\b", re.I)
PREHEAT = re.compile(r"[^.;]*\bpreheat[^.;]*(?:[.;]|$)\s*", re.I)


def substituted(recipe, pattern, change):
    """The directions with each match changed; `None` if there is no match."""
    if not any(pattern.search(step) for step in recipe.directions):
        return None
    return recipe.ingredients, [pattern.sub(change, step) for step in recipe.directions]


def hotter(match):
    """A temperature 50 degrees Fahrenheit above."""
    return f"{int(match[1]) + (50 if match[3] == 'F' else 28)}{match[2]}{match[3]}"


def temperature(recipe, chance):
    """The cousin's oven is 50 degrees Fahrenheit hotter: 400 and not 350."""
    degrees = {int(match[1]) for step in recipe.directions for match in TEMPERATURE.finditer(step) if match[3] == "F"}
    if len(degrees) != 1 or min(degrees) < 300 or not any("oven" in step.lower() for step in recipe.directions):
        return None
    return substituted(recipe, TEMPERATURE, hotter)


def time(recipe, chance):
    """The cousin takes nearly twice as long in whatever takes ten minutes or more: 60 and not 35."""
    longer = lambda text: str(5 * round(int(text) * 1.7 / 5)) if int(text) >= 10 else text

    def change(match):
        start, between, end, unit = match.groups()
        return (longer(start) + between if start else "") + longer(end) + unit
    numbers = [int(number) for step in recipe.directions for match in MINUTES.finditer(step) for number in (match[1], match[3]) if number]
    if max(numbers, default=0) < 20 or not any(COOKING.search(step) for step in recipe.directions):
        return None
    return substituted(recipe, MINUTES, change)


def appliance(recipe, chance):
    """The cousin is made in a microwave or on a grill, not in an oven."""
    text = " ".join(recipe.directions).lower()
    other = chance.choice([name for name in APPLIANCES if name not in text] or [None])
    is_baked = re.search(r"\boven\b", text) and re.search(r"\bbake", text) and not OVENS.search(text)
    if not other or not is_baked or re.search(r"roast|broil|bak|oven", recipe.title.lower()):
        return None
    named = lambda match: APPLIANCES[other][match[0].lower()]
    steps = [step for step in (OVEN.sub(named, PREHEAT.sub("", step)) for step in recipe.directions) if step]
    if not any(other in step for step in steps) or re.search(r"roast|broil", " ".join(steps).lower()):
        return None
    return recipe.ingredients, steps


def method(recipe, chance):
    """The cousin has another appliance and other times; of what temperatures remain, others too."""
    first = time(recipe, chance)
    second = first and appliance(recipe.with_(*first), chance)
    return second and (substituted(recipe.with_(*second), TEMPERATURE, hotter) or second)


def unchanged(recipe, chance):
    """No cousin but the recipe on another page: it must be merged, or the others prove nothing."""
    return recipe.ingredients, recipe.directions


CHANGES = {"swapped spirit": swapped(SPIRITS), "swapped nut": swapped(NUTS), "swapped fat": swapped(FATS), "egg or cream left out": left_out,
           "main amount halved": halved, "other temperature": temperature, "other times": time, "other appliance": appliance,
           "other method": method, "unchanged": unchanged}
