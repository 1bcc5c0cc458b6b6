// The pages of the manual: which file of the repository stands where in the menu. Files are named by their path in the repository.

/** Groups of the menu, by reader. A string is a page; an object is a group inside a group. */
export const groups = [
  {
    title: 'Start',
    pages: ['docs/guide.md', 'docs/install.md', 'docs/solving.md', 'docs/texts.md', 'docs/README.md'],
  },
  { title: 'Families', pages: ['docs/rush-hour.md', 'docs/tiles.md', 'docs/bricks.md', 'puzzles/README.md'] },
  { title: 'Play', pages: ['docs/play.md', 'docs/web.md', 'docs/review.md', 'docs/print.md'] },
  { title: 'How searches work', pages: ['docs/searching.md', 'docs/study.md', 'docs/algorithms.md', 'docs/map.md'] },
  {
    title: 'Classroom',
    pages: [
      'docs/classroom.md',
      'docs/classroom/term.md',
      'docs/grading.md',
      'docs/classroom/counts.md',
      {
        title: 'Course assignments',
        pages: [
          'docs/classroom/prog.md',
          'docs/classroom/rh.md',
          'docs/classroom/rushhour.md',
          'docs/classroom/sbp.md',
          'docs/classroom/tiles.md',
        ],
      },
    ],
  },
  { title: 'Design puzzles', pages: ['docs/generate.md', 'docs/rating.md', 'docs/your-own-puzzle.md'] },
  {
    title: 'Build on it',
    pages: ['docs/library.md', 'docs/embed.md', 'examples/README.md', 'docs/service.md', 'docs/json.md'],
  },
  {
    title: 'Research',
    pages: [
      'docs/batch.md',
      'docs/cluster.md',
      'docs/enumerate.md',
      'atlas/README.md',
      'docs/data.md',
      'docs/pddl.md',
      'docs/gym.md',
    ],
  },
  {
    title: 'The project',
    pages: [
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      'CHANGELOG.md',
      { title: 'Packages', pages: packagePages() },
      { title: 'Measurements', folder: 'docs/measurements' },
      { title: 'Decisions', folder: 'docs/decisions' },
    ],
  },
  { title: 'Commands', folder: 'docs/commands' },
];

/** Boards that can be played, below the title of a page: the attributes of `<slidewise-board>`. */
export const boards = {
  'docs/guide.md': {
    position: 'rush-hour:sfu:...B../...B.D/XX.B.D/..CCC./E....F/EGG..F',
    name: 'Four moves',
    controls: true,
    hints: true,
  },
  'docs/rush-hour.md': {
    position: 'rush-hour:sfu:.....A/BBB..A/XXC..A/..C.../..D.../..D...',
    name: 'Free the red car',
    mode: 'puzzle',
    controls: true,
    hints: true,
  },
  'docs/tiles.md': {
    position: 'tiles:rows:1_2_3/7_4_5/0_8_6',
    name: 'Tiles',
    mode: 'puzzle',
    controls: true,
    hints: true,
  },
  'docs/bricks.md': {
    position: 'bricks:grid:master%3A_X/goal%3A_3_1/AXXB/AXXB/CEED/CFGD/H..I',
    name: 'Klotski',
    controls: true,
    hints: true,
  },
  'docs/searching.md': {
    position: 'tiles:rows:1_2_3/4_0_6/7_5_8',
    name: 'The tree of A*',
    mode: 'study',
    controls: true,
  },
  'docs/embed.md': {
    position: 'rush-hour:sfu:.....A/BBB..A/XXC..A/..C.../..D.../..D...',
    name: 'A film',
    mode: 'film',
    controls: true,
  },
};

function packagePages() {
  const names = ['core', 'lab', 'board', 'classroom', 'batch', 'server', 'node', 'graph', 'cli', 'web'];
  const inside = ['packages/core/src/contract/README.md', 'packages/core/src/search/README.md'];
  return [...names.map((name) => `packages/${name}/README.md`), ...inside];
}
