import { type Fields, type FieldType, nullable } from './field.js';

/** What is done for a solution. */
const stats: Fields = {
  expanded: { type: 'integer', text: 'positions that were expanded' },
  generated: { type: 'integer', text: 'successors that were generated' },
  reopened: { type: 'integer', text: 'positions that were expanded again' },
  duplicates: { type: 'integer', text: 'successors that were known already' },
  peakOpen: { type: 'integer', text: 'the most positions on the open list' },
  stored: { type: 'integer', text: 'positions in memory at the end' },
  bytes: { type: 'integer', text: 'the memory of the tables, in bytes' },
  ms: { type: 'number', optional: true, text: 'the time, in milliseconds; rows of runs are without' },
};

const cell: Fields = {
  row: { type: 'integer', text: 'counted from 0' },
  column: { type: 'integer', text: 'counted from 0' },
};

const cells = { list: { fields: cell } };

/** A message. */
const said = {
  fields: {
    code: { type: 'string', text: 'what is said, for programs' },
    values: { type: 'values', text: 'what stands in the sentence' },
    message: { type: 'string', text: 'the sentence' },
  },
} as const satisfies FieldType;

const scene: Fields = {
  width: { type: 'integer', text: 'columns' },
  height: { type: 'integer', text: 'rows' },
  walls: { type: cells, text: 'cells that nothing enters' },
  goals: {
    type: {
      list: {
        fields: {
          ...cell,
          label: { type: 'string', optional: true, text: 'the piece that belongs there' },
          place: { type: 'integer', optional: true, text: 'the number of its place' },
        },
      },
    },
    optional: true,
    text: 'cells to be covered',
  },
  reserved: { type: cells, optional: true, text: 'cells that only the target may enter' },
  pieces: {
    type: {
      list: {
        fields: {
          label: { type: 'string', text: 'what it is called' },
          role: { type: 'string', text: 'target or piece' },
          cells: { type: cells, text: 'where it stands' },
          ways: { type: 'string', optional: true, text: 'horizontal, vertical or none, if it does not go everywhere' },
        },
      },
    },
    text: 'the pieces; `motion` counts them from 0',
  },
  exits: {
    type: { list: { fields: { ...cell, side: { type: 'string', text: 'left, right, top or bottom' } } } },
    text: 'where the target leaves',
  },
};

const mean = (text: string) => nullable({ type: 'number', text });
const features: Fields = {
  positions: nullable({ type: 'integer', text: 'positions that can be reached' }),
  solvedPositions: nullable({ type: 'integer', text: 'of them solved' }),
  farthest: nullable({ type: 'integer', text: 'the length of the hardest position' }),
  solutions: nullable({ type: 'string', text: 'how many shortest solutions there are, in digits' }),
  solutionsLog10: mean('the logarithm of that'),
  legalMoves: mean('legal moves at a position of a shortest solution'),
  helpfulMoves: mean('of them on a shortest solution'),
  traps: mean('of them off every shortest solution'),
  hurtfulMoves: mean('of them away from the goal'),
  meanDetour: mean('how much longer a trap makes the solution'),
  worstDetour: mean('the same of the worst trap'),
  deadEnds: mean('positions that only one move leads out of'),
  forcedMoves: mean('moves that are the only ones but that back'),
  longestForced: mean('of them in succession'),
  onlyMoves: mean('positions with one helpful move'),
  bottlenecks: mean('positions that all shortest solutions pass'),
  choiceBits: mean('how much there is to choose along the way'),
  guidedBits: mean('the same for players who try first what seems to help'),
  greedyPositions: mean('positions that greedy players consider'),
  uphillMoves: mean('moves away from the goal by the heuristic'),
  targetRetreats: mean('moves of the target away from the exit'),
  returningPieces: mean('pieces that come back to a place'),
  movingPieces: mean('pieces that move'),
  pieces: nullable({
    type: {
      list: {
        fields: {
          label: { type: 'string', text: 'what it is called' },
          role: { type: 'string', text: 'as in a scene' },
          least: { type: 'number', text: 'the fewest moves in a shortest solution' },
          mean: { type: 'number', text: 'on average' },
          most: { type: 'number', text: 'the most' },
        },
      },
    },
    text: 'how often each piece moves',
  }),
  minimal: nullable({ type: 'boolean', text: 'whether no piece can be taken away' }),
  idle: nullable({ type: { list: 'string' }, text: 'pieces that can be taken away' }),
  profile: {
    type: { list: { list: 'number' } },
    optional: true,
    text: 'helpful, neutral and hurtful moves, along the solution; rows of runs are without',
  },
};

const position: Fields = {
  id: { type: 'string', text: 'the position' },
  text: nullable({ type: 'string', text: 'the same as text' }),
};

const band: Fields = {
  least: { type: 'integer', text: 'the least' },
  median: { type: 'integer', text: 'the middle one; of two, the lower' },
  most: { type: 'integer', text: 'the most' },
};

const farPosition = {
  list: {
    fields: {
      ...position,
      fromStart: { type: 'integer', text: 'its distance from the start' },
      toGoal: nullable({ type: 'integer', text: 'its distance from the nearest solved one' }),
    },
  },
} as const;

/** What the fields of lines of JSON mean, in all commands: one name is one thing of one type. */
export const WORDS = {
  // The board.
  board: { type: 'string', text: 'what the board is called: a name in the collection, a file, or `FILE:LINE`' },
  id: { type: 'string', text: 'the position in one word, which every command takes in the place of a file' },
  text: { type: 'string', text: 'the board as text, in `format`; null where that cannot say it' },
  family: { type: 'string', text: 'rush-hour, tiles, bricks' },
  format: { type: 'string', text: 'the notation of `text`, which moves are written for, too' },
  goal: { type: 'string', text: 'what counts as solved' },
  line: { type: 'integer', text: 'where something is wrong, counted from 1' },
  column: { type: 'integer', text: 'the same in its line' },
  error: { type: 'string', text: 'why nothing can be done; there is none where something was done' },
  errorCode: { type: 'string', text: 'the same for programs: what is wrong' },
  errorValues: { type: 'values', text: 'the values of that code, of which the sentence is made' },
  // What comes of it.
  metric: { type: 'string', text: 'what lengths count' },
  status: { type: 'string', text: 'how it ended: see above' },
  reason: { type: 'string', text: 'why it ended so' },
  reasonCode: { type: 'string', text: 'the same for programs' },
  reasonValues: { type: 'values', text: 'the values of that code, of which the sentence is made' },
  optimal: { type: 'boolean', text: 'whether `length` is proved shortest' },
  length: { type: 'integer', text: 'the length of the solution that was found or given' },
  lowerBound: { type: 'integer', text: 'no solution is shorter' },
  optimum: { type: 'integer', text: 'the length of a shortest solution, where that is proved' },
  optima: { type: { byName: 'integer' }, text: 'the same in every metric' },
  shortest: { type: 'boolean', text: 'whether the moves that were given are a shortest solution' },
  moves: { type: { list: 'string' }, text: 'a solution; empty if there is none (CSV, Parquet: one text)' },
  move: { type: 'string', text: 'one move, as text' },
  algorithm: { type: 'string', text: 'how it was solved' },
  heuristic: { type: 'string', text: 'with which estimate' },
  stats: { type: { fields: stats }, text: 'what that took (CSV, Parquet: a column for each)' },
  // Solutions that are checked.
  legal: { type: 'boolean', text: 'whether all moves are' },
  solved: { type: 'boolean', text: 'whether they solve the board' },
  firstBad: {
    type: {
      fields: {
        number: { type: 'integer', text: 'counted from 1' },
        move: { type: 'string', text: 'as it was read' },
        line: { type: 'integer', text: 'where it stands' },
        column: { type: 'integer', text: 'where it stands' },
        reason: { type: 'string', text: 'why it is not legal' },
        reasonCode: { type: 'string', text: 'the same for programs' },
        reasonValues: { type: 'values', text: 'the values of that code' },
      },
    },
    text: 'the first move that cannot be played',
  },
  lengths: {
    type: {
      list: {
        fields: {
          metric: { type: 'string', text: 'what it counts' },
          length: { type: 'integer', text: 'of the moves' },
          shortest: nullable({ type: 'boolean', text: 'whether nothing is shorter' }),
          optimum: nullable({ type: 'integer', text: 'the shortest' }),
          lowerBound: nullable({ type: 'integer', text: 'no solution is shorter' }),
          reason: { type: 'string', optional: true, text: 'why that is not known' },
          reasonCode: { type: 'string', optional: true, text: 'the same for programs' },
          reasonValues: { type: 'values', optional: true, text: 'the values of that code' },
        },
      },
    },
    text: 'the length in every metric',
  },
  file: { type: 'string', text: 'the file that was handed in, or written' },
  student: { type: 'string', text: 'whose it is' },
  right: { type: 'boolean', text: 'legal and solved, with --optimal also shortest' },
  excess: { type: 'integer', text: 'by how much it is longer than the shortest' },
  onRoster: { type: 'boolean', text: 'whether the roster names the student' },
  files: { type: 'integer', text: 'how many were handed in' },
  boards: { type: 'integer', text: 'how many boards there are solutions wanted of' },
  rightBoards: { type: 'integer', text: 'of so many a file is right' },
  shortestBoards: { type: 'integer', text: 'of so many a file is shortest' },
  wrongBoards: { type: 'integer', text: 'of so many there are files, and none is right' },
  missing: { type: { list: 'string' }, text: 'the boards without a file (CSV: one text)' },
  // Games in review.
  points: {
    type: {
      list: {
        fields: {
          played: { type: 'integer', text: 'the length of the game up to here' },
          least: nullable({ type: 'integer', text: 'no solution from here is shorter' }),
          most: nullable({ type: 'integer', text: 'one is known that is no longer; exact where it is `least`' }),
          best: { type: { list: 'string' }, text: 'moves that begin a shortest solution' },
          allBest: { type: 'boolean', text: 'whether no other move does' },
          continuation: { type: { list: 'string' }, text: 'the shortest solution that is known from here' },
          move: nullable({ type: 'string', text: 'the move that was played; null at the end' }),
          mark: nullable({ type: 'string', text: 'best, even or lost; null where it is not proved' }),
          lost: nullable({ type: 'integer', text: 'by how much it made the shortest possible game longer' }),
        },
      },
    },
    text: 'the positions of the game, the start first',
  },
  turningPoint: {
    type: {
      fields: {
        number: { type: 'integer', text: 'of the move, from 1' },
        lost: { type: 'integer', text: 'what it lost' },
        better: nullable({ type: 'string', text: 'a move that would have lost nothing' }),
        possible: { type: 'integer', text: 'the shortest game that was possible before it' },
        proved: { type: 'boolean', text: 'whether every move has a mark' },
      },
    },
    text: 'the move that lost most',
  },
  finding: {
    type: said,
    text: 'what there is to say about the game',
  },
  // Hints, estimates, comparisons, trees.
  remaining: { type: 'integer', text: 'what is left after the move' },
  why: {
    type: {
      fields: {
        heuristic: { type: 'string', text: 'the estimate' },
        bound: { type: 'integer', text: 'what it says' },
        reasons: { type: { list: said }, text: 'what makes it so much' },
      },
    },
    text: 'what is in the way',
  },
  values: {
    type: 'values',
    text: 'what each heuristic says, null where it does not suit the board; yes and no as true and false',
  },
  runs: { type: 'integer', text: 'how many orders of ties were tried' },
  bands: {
    type: {
      fields: {
        expanded: nullable({ type: { fields: band }, text: 'positions that were expanded' }),
        generated: nullable({ type: { fields: band }, text: 'successors that were generated' }),
        stored: nullable({ type: { fields: band }, text: 'positions in memory at the end' }),
        length: nullable({ type: { fields: band }, text: 'the length of the solution' }),
      },
    },
    text: 'what the runs counted that came to an end: least, median, most',
  },
  admissible: { type: 'boolean', text: 'whether the heuristic never overestimates, proved on all positions' },
  consistent: { type: 'boolean', text: 'whether no move changes it by more than its cost, proved on all positions' },
  tooHigh: {
    type: {
      fields: {
        ...position,
        estimate: { type: 'integer', text: 'what the heuristic says there' },
        distance: { type: 'integer', text: 'what is true' },
      },
    },
    text: 'where it overestimates, nearest to a goal',
  },
  tooSteep: {
    type: {
      fields: {
        ...position,
        estimate: { type: 'integer', text: 'what the heuristic says there' },
        move: { type: 'string', text: 'a move from there' },
        after: { type: 'string', text: 'the position after it, as an id' },
        estimateAfter: { type: 'integer', text: 'what the heuristic says then' },
      },
    },
    text: 'where it is not consistent, nearest to a goal',
  },
  event: { type: 'string', text: 'take, new, known, better; end' },
  f: { type: 'number', text: 'what boards on the open list are ordered by' },
  g: { type: 'integer', text: 'the length of the path' },
  h: { type: 'integer', text: 'the estimate' },
  lines: { type: 'integer', text: 'how many lines of the log are as expected' },
  taken: { type: 'integer', text: 'how many boards they take' },
  found: { type: 'string', text: 'the first line that differs' },
  expected: { type: 'string', text: 'the line that was expected' },
  planned: { type: 'boolean', text: 'whether `solve` would choose this' },
  weight: { type: 'number', text: 'of the heuristic' },
  expansions: { type: { list: 'integer' }, text: 'the nodes in the order in which they were expanded' },
  nodes: {
    type: {
      list: {
        fields: {
          node: { type: 'integer', text: 'its number, from 0' },
          parent: nullable({ type: 'integer', text: 'the node before it' }),
          move: nullable({ type: 'string', text: 'the move from there' }),
          g: { type: 'integer', text: 'the length of the path' },
          h: { type: 'integer', text: 'the estimate' },
          f: { type: 'number', text: 'what nodes are ordered by' },
          state: { type: 'string', text: 'open, closed or goal' },
          expansion: nullable({ type: 'integer', text: 'which one it was, from 1' }),
          improvements: { type: 'integer', text: 'how often a shorter path was found' },
          text: nullable({ type: 'string', text: 'the position as text' }),
        },
      },
    },
    text: 'the nodes',
  },
  // Pictures and other notations.
  scene: { type: { fields: scene }, text: 'what there is to see' },
  motion: {
    type: {
      list: {
        list: {
          list: {
            fields: {
              piece: { type: 'integer', text: 'its number in the scene' },
              rows: { type: 'integer', text: 'down' },
              columns: { type: 'integer', text: 'to the right' },
            },
          },
        },
      },
    },
    text: 'for each move its straight parts: the pieces that go, and how far',
  },
  readAs: { type: 'string', text: 'the format in which the board was read' },
  options: { type: { byName: 'string' }, text: 'what it takes to read the text as the same board' },
  renamed: { type: { byName: 'string' }, text: 'new names of pieces, by their old ones' },
  // Sets of positions.
  counted: { type: 'string', text: 'which boards of a class are counted: all, plain' },
  positions: { type: 'integer', text: 'how many positions can be reached, or are counted' },
  distances: { type: { list: 'integer' }, text: 'how many of them are 0, 1, 2 … from a goal (CSV, Parquet: one text)' },
  components: {
    type: {
      list: {
        fields: {
          distance: { type: 'integer', text: 'how far their hardest position is from a goal' },
          count: { type: 'integer', text: 'how many there are' },
        },
      },
    },
    text: 'how many components have a long hardest position',
  },
  diameter: { type: 'integer', text: 'the greatest distance between two of them' },
  complete: { type: 'boolean', text: 'whether that is all there is, or was asked for' },
  limit: { type: 'string', text: 'why it is not: positions, time, memory, cancelled' },
  solutions: { type: 'string', text: 'how many shortest solutions there are, in digits' },
  edges: { type: 'integer', text: 'pairs of neighbours' },
  solvedPositions: { type: 'integer', text: 'positions that are solved' },
  layers: {
    type: {
      fields: {
        fromStart: { type: { list: 'integer' }, text: 'positions at each distance from the start' },
        toGoal: { type: { list: 'integer' }, text: 'positions at each distance from the nearest solved one' },
      },
    },
    text: 'positions by distance',
  },
  farthest: { type: farPosition, text: 'the positions farthest from the start' },
  hardest: { type: farPosition, text: 'the positions farthest from a goal' },
  deadEnds: { type: 'integer', text: 'positions with one neighbour' },
  articulationPoints: { type: 'integer', text: 'positions without which the space would fall apart' },
  blocks: { type: 'integer', text: 'two-connected parts' },
  degrees: { type: { list: 'integer' }, text: 'positions with 0, 1, 2 … neighbours' },
  identicalPieces: { type: { list: { list: 'string' } }, text: 'pieces that may change places' },
  symmetries: {
    type: {
      fields: {
        summaries: { type: { list: 'string' }, text: 'which there are' },
        positions: { type: 'integer', text: 'positions if they count once' },
      },
    },
    text: 'of the board',
  },
  title: { type: 'string', text: 'what people call it' },
  chinese: { type: { list: 'string' }, text: 'its names in Chinese' },
  // How hard a board is.
  score: { type: 'number', text: 'how hard it is' },
  level: { type: 'string', text: 'the same in a word' },
  bounds: {
    type: {
      byName: {
        fields: {
          least: { type: 'integer', text: 'no solution is shorter' },
          most: nullable({ type: 'integer', text: 'one is no longer' }),
        },
      },
    },
    text: 'what is known of the shortest length in every metric',
  },
  features: { type: { fields: features }, text: 'why (CSV, Parquet: a column for each number)' },
  notes: { type: { list: said }, text: 'what was left out, and why' },
  date: { type: 'string', text: 'the day that the board belongs to, such as 2026-11-18' },
  seed: { type: 'number', text: 'makes the same board again' },
  width: { type: 'integer', text: 'columns' },
  height: { type: 'integer', text: 'rows' },
  pieces: { type: 'integer', text: 'how many there are' },
  // Runs.
  run: { type: 'string', text: 'the directory' },
  kind: { type: 'string', text: 'solve, rate, verify, enumerate, count' },
  inputs: { type: { list: 'string' }, text: 'what was given' },
  version: { type: 'string', text: 'of the program that began it' },
  isWhole: { type: 'boolean', text: 'whether the input has been read to its end' },
  chunks: { type: 'integer', text: 'chunks that are done' },
  ofChunks: { type: 'integer', text: 'chunks that are known' },
  damaged: { type: { list: 'integer' }, text: 'chunks whose results are damaged: they are done again' },
  items: { type: 'integer', text: 'boards, lines or parts that are done' },
  ofItems: { type: 'integer', text: 'the same that are known' },
  before: {
    type: 'integer',
    text: 'improve: the length of the given moves; of runs: how many items an earlier command has done',
  },
  different: { type: 'integer', text: 'with --unique: how many texts differ' },
  rows: { type: 'integer', text: 'rows of results' },
  statuses: { type: { byName: 'integer' }, text: 'how many rows ended how' },
  proved: {
    type: 'integer',
    text: 'improve: no so many moves in a row can be shorter; with --optimal: the bound of the board at hand',
  },
  ms: { type: 'number', text: 'the time, in milliseconds' },
  process: {
    type: { fields: { host: { type: 'string', text: 'its machine' }, pid: { type: 'integer', text: 'its number' } } },
    text: 'what works on the run',
  },
  workers: {
    type: {
      list: {
        fields: { id: { type: 'string', text: 'its name' }, threads: { type: 'integer', text: 'how many it has' } },
      },
    },
    text: 'with --redis: the workers that are there',
  },
  resume: { type: 'string', text: 'the command that goes on' },
  errors: {
    type: {
      list: {
        fields: {
          board: { type: 'string', optional: true, text: 'the board' },
          status: { type: 'string', text: 'error' },
          line: { type: 'integer', optional: true, text: 'where' },
          column: nullable({ type: 'integer', optional: true, text: 'where' }),
          error: { type: 'string', text: 'why' },
          errorCode: { type: 'string', optional: true, text: 'the same for programs' },
          errorValues: { type: 'values', optional: true, text: 'the values of that code' },
          shard: { type: 'integer', optional: true, text: 'the part of a class' },
          shards: { type: 'integer', optional: true, text: 'how many parts it has' },
          from: { type: 'integer', optional: true, text: 'the first of its boards' },
          starts: { type: 'integer', optional: true, text: 'how many of them' },
        },
      },
    },
    text: 'with --errors: the rows with errors',
  },
  shard: { type: 'integer', text: 'the part of a class that failed, or is counted' },
  shards: { type: 'integer', text: 'how many parts it has' },
  from: { type: 'integer', text: 'the first of its boards that failed' },
  starts: { type: 'integer', text: 'how many of them' },
  // Tables on the disk.
  name: { type: 'string', text: 'of the file' },
  path: { type: 'string', text: 'where it is' },
  bytes: { type: 'integer', text: 'how large it is' },
  modified: { type: 'string', text: 'when it was written (ISO 8601)' },
  // What a machine offers.
  check: { type: 'string', text: 'node, threads, memory, webassembly, cache, start, browser, redis' },
  fact: { type: 'string', text: 'what there is' },
  effect: { type: 'string', text: 'what is slow or impossible because of it' },
  advice: { type: 'string', text: 'what helps' },
  facts: { type: 'values', text: 'the same for programs; what they are depends on the check' },
} as const satisfies Fields;

export type Word = keyof typeof WORDS;
