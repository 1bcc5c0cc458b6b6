"""Asks a service for everything that the client can: python3 try_it.py http://127.0.0.1:8372"""

import sys

from slidewise import Slidewise, SlidewiseError

BOARD = "AA.B..\n...B..\nXX.B..\n......\n......\n......"

slidewise = Slidewise(*sys.argv[1:])
print("solve", slidewise.solve(BOARD)["moves"])
print("hint", slidewise.hint(BOARD)["move"])
print("verify", slidewise.verify(BOARD, ["BD3", "XR4"])["status"])
print("review", slidewise.review(BOARD, moves=["BD1", "BD2", "XR4"])["length"])
print("rate", slidewise.rate(BOARD)["level"])
made = slidewise.generate("rush-hour", moves=8, size={"width": 5, "height": 5})
print("generate", [board["optimum"] for board in made["boards"]])
graded = slidewise.grade(BOARD, [{"moves": "BD3, XR4"}, {"moves": "XR4"}])
print("grade", [grade["right"] for grade in graded["grades"]])
print("convert", slidewise.convert(BOARD, "id")["text"])
print("show", slidewise.show(BOARD)["scene"]["width"])
print("picture", slidewise.picture(BOARD, "png")[1:4].decode())
state = slidewise.reset(family="rush-hour", size={"width": 5, "height": 5}, moves=3, seed=3)
total = 0
while not state["done"]:
    state = slidewise.step(state["episode"], state["optimal"][0])
    total += state["reward"]
print("gym", total)
print("families", [family["id"] for family in slidewise.families()["families"]])
print("puzzles", [puzzle["name"] for puzzle in slidewise.puzzles(find="zebra")["puzzles"]])
print("puzzle", slidewise.puzzle("rush-hour/jam-12")["title"])
print("daily", slidewise.daily(date="2026-11-18", family="tiles")["date"])
batch = slidewise.batch("solve", "\n".join(["rush-hour:sfu:" + BOARD.replace("\n", "/")] * 3), key="try-it")
print("batch", [state["status"] for state in slidewise.batch_events(batch["id"])][-1])
print("results", [row["length"] for row in slidewise.batch_results(batch["id"])])
print("status", slidewise.batch_status(batch["id"])["items"])
print("removed", slidewise.cancel_batch(batch["id"])["id"] == batch["id"])
try:
    slidewise.solve("AA.B..\n...B..\nXX.")
except SlidewiseError as error:
    print("refused", error.problem["code"], error.problem["line"], error)
