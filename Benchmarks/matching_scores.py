"""How good clusters of records are, against the truth of a generated corpus.

Pairwise precision, recall and F1 count pairs of records; B-cubed counts them for each record, so that
one large cluster does not outweigh a thousand small ones (Bagga and Baldwin, 1998).
"""
import json
from collections import Counter, defaultdict

# From the easiest: a pair of duplicates has the harder kind of the two.
KINDS = ["orig", "exact", "url", "near_light", "near_medium", "near_heavy"]


class Truth:
    """The `truth.json` of a corpus."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            document = json.load(file)
        self.ids = set(document["all_ids"])
        self.clusters = document["clusters"]
        self.hard_negatives = document["hard_negatives"]


def pairs_in(sizes):
    return sum(size * (size - 1) // 2 for size in sizes)


def harmonic_mean(a, b):
    return 2 * a * b / (a + b) if a + b else 0.0


def cluster_numbers(clusters, known):
    """The number of each record's cluster; a record in none has itself."""
    numbers = {}
    for number, cluster in enumerate(clusters):
        for record in set(cluster):
            if record not in known:
                raise ValueError(f"a record that the truth does not know: {record}")
            if record in numbers:
                raise ValueError(f"a record in two clusters: {record}")
            numbers[record] = number
    return numbers


def scores(truth, clusters, variants):
    """Every figure, as a dictionary; `variants` are pairs of records."""
    true = cluster_numbers([cluster["records"] for cluster in truth.clusters], truth.ids)
    predicted = cluster_numbers(clusters, truth.ids)
    together = lambda a, b: predicted.get(a, a) == predicted.get(b, b)
    cells, predicted_sizes, true_sizes = Counter(), Counter(), Counter()
    for record in truth.ids:
        cell = predicted.get(record, record), true.get(record, record)
        cells[cell] += 1
        predicted_sizes[cell[0]] += 1
        true_sizes[cell[1]] += 1

    right, said, wanted = (pairs_in(sizes.values()) for sizes in (cells, predicted_sizes, true_sizes))
    precision, recall = right / said if said else 1.0, right / wanted if wanted else 1.0
    count = len(truth.ids) or 1
    cubed_precision = sum(n * n / predicted_sizes[cell[0]] for cell, n in cells.items()) / count
    cubed_recall = sum(n * n / true_sizes[cell[1]] for cell, n in cells.items()) / count
    return {
        "records": len(truth.ids), "pairs": {"right": right, "predicted": said, "true": wanted},
        "precision": precision, "recall": recall, "f1": harmonic_mean(precision, recall),
        "b3_precision": cubed_precision, "b3_recall": cubed_recall, "b3_f1": harmonic_mean(cubed_precision, cubed_recall),
        "largest": max(predicted_sizes.values(), default=0), "largest_true": max(true_sizes.values(), default=0),
        "recall_by_kind": recall_by_kind(truth, together),
        "hard_negatives": hard_negatives(truth, together, {frozenset(pair) for pair in variants}),
    }


def recall_by_kind(truth, together):
    """For each kind of duplicate, the pairs that are in one cluster and all of them."""
    found, total = Counter(), Counter()
    for cluster in truth.clusters:
        records = cluster["records"]
        for place, a in enumerate(records):
            for b in records[place + 1:]:
                kind = max(cluster["kinds"][a], cluster["kinds"][b], key=KINDS.index)
                total[kind] += 1
                found[kind] += together(a, b)
    return {kind: (found[kind], total[kind]) for kind in KINDS if total[kind]}


def hard_negatives(truth, together, variants):
    """For each kind of look-alikes, those merged, those listed as variants and all of them."""
    counts = defaultdict(lambda: [0, 0, 0])
    for pair in truth.hard_negatives:
        merged = together(pair["a"], pair["b"])
        count = counts[pair["kind"]]
        count[0] += merged
        count[1] += not merged and frozenset((pair["a"], pair["b"])) in variants
        count[2] += 1
    return {kind: tuple(counts[kind]) for kind in sorted(counts)}


def same_as_scorer(own, other):
    """What `score_pairs.py --json` says otherwise than `scores`; nothing when both agree."""
    expected = {name: other[name] for name in ("precision", "recall", "f1", "b3_precision", "b3_recall", "b3_f1")}
    differences = [f"{name} {own[name]} and {value}" for name, value in expected.items() if abs(own[name] - value) > 1e-12]
    kinds = {kind: tuple(counts) for kind, counts in other["recall_by_kind"].items()}
    hard = {kind: tuple(counts) for kind, counts in other["hard_negatives_merged"].items()}
    if own["recall_by_kind"] != kinds:
        differences.append(f"recall by kind {own['recall_by_kind']} and {kinds}")
    if {kind: (counts[0], counts[2]) for kind, counts in own["hard_negatives"].items()} != hard:
        differences.append(f"hard negatives {own['hard_negatives']} and {hard}")
    return differences
