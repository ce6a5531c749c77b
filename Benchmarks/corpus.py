"""What the scripts share: the collections of ../shared/corpora, and the program built in release mode."""
import os, subprocess, sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
MARKDOWN = ["hugo", "hugo-fork", "chinese", "chinese-translated", "headings", "free-form", "jekyll"]


def release_binary():
    options = ["swift", "build", "-c", "release", "--package-path", ROOT]
    subprocess.run(options + ["--product", "recipes"], check=True, stdout=sys.stderr)
    folder = subprocess.run(options + ["--show-bin-path"], check=True, capture_output=True, text=True)
    return os.path.join(folder.stdout.strip(), "recipes")


def files_in(folder, ending=""):
    return sum(name.endswith(ending) for _, _, names in os.walk(folder) for name in names)
