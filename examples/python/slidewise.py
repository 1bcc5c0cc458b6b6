"""A client of `slidewise serve` in one file: copy it into a project. It needs Python 3.9 or later and nothing else."""

from __future__ import annotations

import json
from typing import Any, Iterator, Literal, Optional, TypedDict, Union
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

Status = Literal["solved", "unsolvable", "stopped"]


class Problem(TypedDict, total=False):
    """What is wrong with a request (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    values: dict[str, Any]
    line: int
    column: int
    pointer: str


class Solution(TypedDict, total=False):
    """The answer of solve."""

    board: str
    id: str
    text: Optional[str]
    family: str
    format: str
    goal: str
    metric: str
    algorithm: str
    heuristic: Optional[str]
    status: Status
    optimal: bool
    length: Optional[int]
    lowerBound: Optional[int]
    moves: list[str]
    stats: dict[str, float]
    reason: str


class Hint(TypedDict, total=False):
    """The answer of hint."""

    status: Status
    move: Optional[str]
    length: Optional[int]
    remaining: Optional[int]
    optimal: bool
    why: Optional[dict[str, Any]]


class Batch(TypedDict):
    """How far a batch has come."""

    id: str
    kind: str
    status: Literal["waiting", "running", "done", "cancelled", "failed"]
    created: str
    items: int
    total: Optional[int]
    tally: dict[str, int]
    error: Optional[str]


class Episode(TypedDict, total=False):
    """An episode of the gym after a reset or a step; only steps have a reward."""

    episode: str
    id: str
    text: Optional[str]
    position: Any
    picture: Optional[dict[str, str]]
    moves: list[str]
    optimal: list[str]
    distance: int
    done: bool
    reward: int
    before: int
    component: str
    split: Literal["train", "validation", "test"]


class SlidewiseError(Exception):
    """A request was refused: `problem` says why."""

    def __init__(self, problem: Problem):
        super().__init__(problem.get("detail", "the service gave no reason"))
        self.problem = problem


class Slidewise:
    """The service at an address. Options have the names that the page /docs of the service lists."""

    def __init__(self, address: str = "http://127.0.0.1:8372", token: Optional[str] = None, timeout: float = 120):
        self.address = address.rstrip("/")
        self.token = token
        self.timeout = timeout

    def solve(self, board: str, **options: Any) -> Solution:
        """The shortest solution of a board, with its proof."""
        return self._post("solve", {"board": board, **options})

    def hint(self, board: str, **options: Any) -> Hint:
        """The next best move, and why."""
        return self._post("hint", {"board": board, **options})

    def verify(self, board: str, moves: Union[str, list[str]], **options: Any) -> dict[str, Any]:
        """Whether moves are legal, solve the board and are shortest."""
        return self._post("verify", {"board": board, "moves": moves, **options})

    def review(self, board: str, **options: Any) -> dict[str, Any]:
        """Where a played game went wrong."""
        return self._post("review", {"board": board, **options})

    def rate(self, board: str, **options: Any) -> dict[str, Any]:
        """How hard a board is, and why."""
        return self._post("rate", {"board": board, **options})

    def generate(self, family: str, **options: Any) -> dict[str, Any]:
        """New boards whose shortest solutions have a wanted length."""
        return self._post("generate", {"family": family, **options})

    def grade(self, board: str, solutions: list[dict[str, Any]], **options: Any) -> dict[str, Any]:
        """Solutions of a board, graded."""
        return self._post("grade", {"board": board, "solutions": solutions, **options})

    def convert(self, board: str, to: str, **options: Any) -> dict[str, Any]:
        """A board in another format."""
        return self._post("convert", {"board": board, "to": to, **options})

    def show(self, board: str, **options: Any) -> dict[str, Any]:
        """What there is to see of a board, by cells."""
        return self._post("show", {"board": board, **options})

    def picture(self, board: str, kind: Literal["svg", "png"] = "svg", **options: Any) -> bytes:
        """A picture of a board."""
        accept = {"svg": "image/svg+xml", "png": "image/png"}[kind]
        body = {"board": board, "picture": kind, **options}
        with self._open("POST", "/v1/show", body, {"Accept": accept}) as answer:
            return answer.read()

    def reset(self, **options: Any) -> Episode:
        """Begins an episode of the gym: family, moves and seed, or board. The service must run with --gym."""
        return self._post("gym/reset", options)

    def step(self, episode: str, move: str, **options: Any) -> Episode:
        """Plays a move of an episode, with its exact reward."""
        return self._post("gym/step", {"episode": episode, "move": move, **options})

    def families(self) -> dict[str, Any]:
        """All families with their formats, goals, metrics, algorithms and heuristics."""
        return self._get("families")

    def puzzles(self, **options: Any) -> dict[str, Any]:
        """The boards of the collection."""
        return self._get("puzzles", options)

    def puzzle(self, name: str) -> dict[str, Any]:
        """A board of the collection by its name: rush-hour/jam-12."""
        family, _, rest = name.partition("/")
        return self._get(f"puzzles/{quote(family, safe='')}/{quote(rest, safe='')}")

    def daily(self, **options: Any) -> dict[str, Any]:
        """The boards of a day."""
        return self._get("daily", options)

    def batch(self, kind: str, boards: str, key: Optional[str] = None, **options: Any) -> Batch:
        """Begins work on many boards. Sent again with the same key, it gives the batch that it began."""
        headers = {} if key is None else {"Idempotency-Key": key}
        with self._open("POST", "/v1/batches", {"kind": kind, "boards": boards, **options}, headers) as answer:
            return json.load(answer)

    def batch_status(self, id: str) -> Batch:
        """How far a batch has come."""
        return self._get(f"batches/{quote(id)}")

    def batch_events(self, id: str) -> Iterator[Batch]:
        """Each state of a batch as it comes on. Where the connection is lost, it is made again after the last event."""
        seen: Optional[str] = None
        while True:
            headers = {} if seen is None else {"Last-Event-ID": seen}
            try:
                with self._open("GET", f"/v1/batches/{quote(id)}/events", None, headers) as answer:
                    event = "message"
                    for raw in answer:
                        name, _, value = raw.decode().rstrip("\n").partition(": ")
                        if name == "id":
                            seen = value
                        elif name == "event":
                            event = value
                        elif name == "data":
                            yield json.loads(value)
                            if event == "end":
                                return
            except (ConnectionError, TimeoutError):
                continue

    def batch_results(self, id: str, partial: bool = False) -> Iterator[dict[str, Any]]:
        """The rows of a batch, in the order of its boards."""
        rest = "?partial=true" if partial else ""
        with self._open("GET", f"/v1/batches/{quote(id)}/results{rest}") as answer:
            for line in answer:
                yield json.loads(line)

    def cancel_batch(self, id: str) -> Batch:
        """Cancels a batch, or removes one that has ended."""
        with self._open("DELETE", f"/v1/batches/{quote(id)}") as answer:
            return json.load(answer)

    def _get(self, path: str, query: Optional[dict[str, Any]] = None) -> Any:
        rest = "?" + urlencode(query) if query else ""
        with self._open("GET", f"/v1/{path}{rest}") as answer:
            return json.load(answer)

    def _post(self, name: str, body: dict[str, Any]) -> Any:
        with self._open("POST", f"/v1/{name}", body) as answer:
            return json.load(answer)

    def _open(self, method: str, path: str, body: Any = None, headers: Optional[dict[str, str]] = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.address + path, data=data, method=method, headers=headers or {})
        if data is not None:
            request.add_header("Content-Type", "application/json")
        if self.token is not None:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            return urlopen(request, timeout=self.timeout)
        except HTTPError as error:
            with error:
                try:
                    raise SlidewiseError(json.load(error)) from None
                except json.JSONDecodeError:
                    raise SlidewiseError({"status": error.code, "detail": error.reason}) from None
