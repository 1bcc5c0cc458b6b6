/** A board that takes two moves. */
export const EASY = 'AA.B..\n...B..\nXX.B..\n......\n......\n......';

/** Inputs of every operation, with what the answers have. */
export const samples: Readonly<Record<string, readonly (readonly [object, object])[]>> = {
  solve: [
    [{ board: EASY }, { status: 'solved', optimal: true, length: 2, moves: ['BD3', 'XR4'] }],
    [
      { board: 'rush-hour/jam-12', metric: 'steps' },
      { board: 'rush-hour/jam-12', metric: 'steps', status: 'solved' },
    ],
    [
      { board: '1 2 3\n4 5 6\n0 7 8', algorithm: 'astar', heuristic: 'manhattan' },
      { family: 'tiles', length: 2 },
    ],
    [{ board: 'bricks/unsolvable-2' }, { status: 'unsolvable', moves: [], lowerBound: null }],
    [{ board: 'bricks/klotski', memoryLimit: 1000 }, { status: 'stopped' }],
  ],
  hint: [[{ board: EASY }, { move: 'BD3', remaining: 1 }]],
  verify: [
    [
      { board: EASY, moves: 'BD3, XR4' },
      { status: 'valid', legal: true, lengths: [{ shortest: true }, {}] },
    ],
    [
      { board: EASY, moves: ['BD2', 'XR9'] },
      { status: 'invalid', legal: false, firstBad: { number: 2, line: 2 } },
    ],
    [
      { board: EASY, moves: 'Number of moves: 3' },
      { claim: { length: 3 }, right: false, optimum: 2 },
    ],
  ],
  review: [
    [
      { board: EASY, moves: ['BD1', 'BD2', 'XR4'] },
      { status: 'reviewed', solved: true, optimum: 2 },
    ],
    [{ board: `${EASY}\n\nBD3\nXR4\n` }, { status: 'reviewed', length: 2 }],
  ],
  rate: [[{ board: 'rush-hour/jam-01' }, { status: 'rated', optimum: 4, level: 'beginner' }]],
  generate: [
    [
      { family: 'rush-hour', moves: 8, count: 2, size: { width: 5, height: 5 } },
      { complete: true, boards: [{ optimum: 8 }, { optimum: 8 }] },
    ],
  ],
  grade: [
    [
      {
        board: EASY,
        points: { legal: 1, shortest: 3 },
        solutions: [
          { student: 'a', moves: 'BD3, XR4' },
          { student: 'b', moves: 'BD1, BD2, XR4' },
          { student: 'c', moves: 'XR4' },
          { student: 'd', moves: 'Number of moves: 2' },
        ],
      },
      {
        maxPoints: 4,
        grades: [
          { student: 'a', right: true, shortest: true, points: 4 },
          { student: 'b', right: true, shortest: false, excess: 1, points: 1 },
          { student: 'c', right: false, legal: false, firstBad: { number: 1 }, points: 0 },
          { student: 'd', right: true, legal: null, shortest: true },
        ],
      },
    ],
  ],
  convert: [
    [
      { board: EASY, to: 'line' },
      { text: 'CC.B.....B..AA.B....................', format: 'line', readAs: 'sfu' },
    ],
  ],
  show: [
    [{ board: EASY }, { scene: { width: 6 }, picture: null }],
    [{ board: EASY, picture: 'svg' }, { picture: { type: 'image/svg+xml' } }],
    [{ board: EASY, picture: 'png', width: 64 }, { picture: { type: 'image/png', encoding: 'base64' } }],
  ],
  families: [[{}, {}]],
  puzzles: [
    [{ family: 'rush-hour', level: 'easy', limit: 2, offset: 1 }, { puzzles: [{ level: 'easy' }, { level: 'easy' }] }],
  ],
  puzzle: [
    [
      { family: 'rush-hour', name: 'jam-12' },
      { title: 'Zebra Crossing', optimum: 15 },
    ],
  ],
  daily: [
    [
      { date: '2026-11-18', family: 'tiles' },
      { date: '2026-11-18', boards: [{ family: 'tiles' }] },
    ],
  ],
};
