#!/usr/bin/env python3
"""Turn a JSON list of food2fork records into a recording: search/page-N.json and get/ID.json.

    Benchmarks/record-food2fork.py RECORDS.json FOLDER

Of several records with one recipe_id, the first that has ingredients is kept. Ranks keep every digit.
"""
import json, os, sys

PAGE = 30


def first_by_id(records):
    kept = {}
    for record in records:
        key = str(record["recipe_id"])
        if key not in kept or (record.get("ingredients") and not kept[key].get("ingredients")):
            kept[key] = record
    return kept


def write(path, value):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(value, file, ensure_ascii=False)
        file.write("\n")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    with open(sys.argv[1], encoding="utf-8") as file:
        records = json.load(file)
    kept = first_by_id(records)

    rows = []
    for record in kept.values():
        row = {key: value for key, value in record.items() if not key.startswith("_") and key != "ingredients"}
        rows.append(row)
        write(os.path.join(sys.argv[2], "get", f"{row['recipe_id']}.json"), {"recipe": {**row, "ingredients": record.get("ingredients", [])}})
    rows.sort(key=lambda row: -float(row.get("social_rank") or 0))

    # A recording ends with a page that is not full, as the server's answers do.
    pages = [rows[start : start + PAGE] for start in range(0, len(rows), PAGE)]
    if not pages or len(pages[-1]) == PAGE:
        pages.append([])
    for number, page in enumerate(pages, 1):
        write(os.path.join(sys.argv[2], "search", f"page-{number}.json"), {"count": len(page), "recipes": page})
    print(f"{len(records)} records, {len(rows)} ids, {len(pages)} pages")


if __name__ == "__main__":
    main()
