"""A generated corpus as the program's sources, and its answers in the ids of `truth.json`."""
import json, os, random, re, shutil

IDENTIFIER = re.compile(rb'^\{"id": ("(?:[^"\\]|\\.)*")')


class FolderCorpus:
    """json/, markdown/ and api/ of ../shared/bench/gen_corpus.py: a source each."""
    one_order = True

    def __init__(self, folder):
        self.folder = folder
        self.truth = os.path.join(folder, "truth.json")

    def configuration(self, work, chance=None):
        """The text of recipes.toml; with `chance` the sources and the folders' entries are in a new order."""
        places = {"json": ("json", "json"), "markdown": ("markdown", "markdown"), "api": ("json", "api/get")}
        tables = []
        for name, (kind, path) in places.items():
            folder = os.path.join(self.folder, path)
            if os.path.isdir(folder):
                if chance:
                    folder = linked_in_new_order(folder, os.path.join(work, name), chance)
                tables.append(table(name, kind, folder))
        if chance:
            chance.shuffle(tables)
        return "\n".join(tables)

    def identifiers(self):
        """From a member of a cluster to the id of the truth."""
        def identifier(member):
            if member["source"] == "api":
                return "api:" + member["id"].removesuffix(".json")
            return f"{member['source']}/{member['id']}"
        return identifier


class NDJSONCorpus:
    """The `all.ndjson` of `gen_corpus.py --ndjson-only`: one file."""
    one_order = False

    def __init__(self, file):
        self.file = file
        self.truth = os.path.join(os.path.dirname(file), "truth.json")
        self.lines = file

    def configuration(self, work, chance=None):
        """The text of recipes.toml; with `chance` the records are in a new order."""
        if chance:
            with open(self.file, "rb") as file:
                lines = list(file)
            chance.shuffle(lines)
            self.lines = os.path.join(work, "all.ndjson")
            with open(self.lines, "wb") as file:
                file.writelines(lines)
        return table("all", "json", self.lines)

    def identifiers(self):
        """From a member of a cluster to the id that its line holds."""
        with open(self.lines, "rb") as file:
            ids = [identifier_of(line) for line in file]

        def identifier(member):
            return ids[int(member["id"].partition("#")[2] or 1) - 1]
        return identifier


def corpus_at(path):
    """The corpus that a folder or an NDJSON file is."""
    path = os.path.abspath(path)
    if os.path.isfile(path):
        return NDJSONCorpus(path)
    lines = os.path.join(path, "all.ndjson")
    return NDJSONCorpus(lines) if os.path.isfile(lines) else FolderCorpus(path)


def table(name, kind, path):
    return f'[sources.{name}]\nkind = "{kind}"\npath = {json.dumps(path)}\ntimeout = "3600s"\n'


def identifier_of(line):
    match = IDENTIFIER.match(line)
    return json.loads(match[1]) if match else json.loads(line)["id"]


def linked_in_new_order(folder, into, chance):
    """A copy of a folder whose entries were made in another order."""
    shutil.rmtree(into, ignore_errors=True)
    paths = [os.path.relpath(os.path.join(place, name), folder) for place, _, names in os.walk(folder) for name in names]
    chance.shuffle(paths)
    for path in paths:
        target = os.path.join(into, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        try:
            os.link(os.path.join(folder, path), target)
        except OSError:
            shutil.copyfile(os.path.join(folder, path), target)
    return into


def answer(output, identifier):
    """The clusters and the variants of `duplicates -o json`, in the ids of the truth."""
    document = json.loads(output)
    clusters = [[identifier(member) for member in cluster["members"]] for cluster in document["clusters"]]
    variants = [(identifier(pair["a"]), identifier(pair["b"])) for pair in document["variants"]]
    return clusters, variants


def in_one_order(output, identifier):
    """The clusters, and the variants with their scores, without how the records are called or ordered.

    Which of two records is named first, and which of several equal links hold a cluster together, may
    depend on what the records are called, and an NDJSON record is called by its place.
    """
    document = json.loads(output)
    clusters = {frozenset(identifier(member) for member in cluster["members"]) for cluster in document["clusters"]}
    variants = {
        (frozenset((identifier(pair["a"]), identifier(pair["b"]))), pair["score"])
        for pair in document["variants"]
    }
    return clusters, variants


def chance_of(number):
    """The random numbers of one permutation, the same on every machine."""
    return random.Random(f"permutation {number}")
