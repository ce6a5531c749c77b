"""What the hostile plug-ins share: the handshake, and one good record."""

import json
import os
import sys

GOOD = {"id": "good", "title": "The one good soup", "ingredients": ["1 leek"], "directions": ["Boil."]}
# The run writes the numbers of its processes there, so that a test sees which have ended.
PIDS = os.environ.get("HOME", "/nowhere") + "/pids"


def note(pid=None):
    """Notes a process, by default this one."""
    try:
        with open(PIDS, "a") as file:
            file.write(f"{pid or os.getpid()}\n")
    except OSError:
        pass


def say(**message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def greet():
    """Shakes hands, and returns the secrets."""
    note()
    sys.stdin.readline()
    say(t="hello", protocol="recipes-source", version=1, name="hostile", caps={"list": True})
    secrets = json.loads(sys.stdin.readline())["secrets"]
    say(t="ready")
    return secrets


def request():
    """Reads the request, sends the good record, and returns the request's id."""
    name = json.loads(sys.stdin.readline())["id"]
    say(t="record", id=name, recipe=GOOD)
    return name
