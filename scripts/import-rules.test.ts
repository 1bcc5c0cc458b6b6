import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
/** The rooms of a package as its README has them, from the top down: rows, each with its files and folders (`draw/`). */
function roomsOf(name: string): readonly (readonly string[])[] {
  const table = {
    core: 'Inside core, from the top down.',
    lab: '| in `packages/lab/src/`',
    classroom: '| in `packages/classroom/src/`',
    cli: 'The rooms of `packages/cli/src/`, from the top down.',
    batch: '| in `packages/batch/src/`',
    node: '| in `packages/node/src/`',
    server: '| in `packages/server/src/`',
    board: '| in `packages/board/src/`',
    web: '| in `packages/web/`',
  }[name];
  if (table === undefined) throw new Error(`${name} has no table`);
  const page = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8');
  const text = page.slice(page.indexOf(table));
  const rows = text.slice(text.search(/^\| -/m)).split('\n').slice(1);
  return rows
    .slice(0, rows.indexOf(''))
    .map((row) => [...(row.split('|')[1] ?? '').matchAll(/`(?:src\/)?([^`]+)`/g)].map(([, room]) => String(room)))
    .filter((rooms) => !rooms.some((room) => /^(build|e2e|testing)\/$/.test(room)));
}

/** A file of a room, which the scratch copy gets. */
const fileIn = (name: string, room: string): string =>
  `packages/${name}/src/${room.endsWith('/') ? `${room.replace('NAME', 'probe')}probe.ts` : room}`;

const packages = ['core', 'lab', 'classroom', 'cli', 'batch', 'node', 'server', 'board', 'web'];

/** Those that the scratch copy imports by name. */
const byName = ['core', 'lab', 'classroom', 'batch', 'node', 'server'];

interface Import {
  readonly from: string;
  /** A file, or the name of a package. */
  readonly to: string;
}

/** Imports from every row to the rows above it. */
const upward: readonly Import[] = packages.flatMap((name) => {
  const rows = roomsOf(name);
  return rows.flatMap((row, at) =>
    row.flatMap((room) =>
      rows
        .slice(0, at)
        .flat()
        .map((above) => ({ from: fileIn(name, room), to: fileIn(name, above) })),
    ),
  );
});

/** What else the page forbids, sentence by sentence. */
const forbidden: readonly Import[] = [
  // The rooms.
  ...inside('core', [
    ['search/walls.ts', 'fs'],
    // Families are known by the contract.
    ['session/session.ts', 'rush-hour/rules.ts'],
    ['solving/solve.ts', 'tiles/index.ts'],
    ['tiles/plan.ts', 'bricks/plan.ts'],
    // What families share is for them alone.
    ['solving/solve.ts', 'family-tools/symmetries.ts'],
    ['families.ts', 'family-tools/symmetries.ts'],
    // An index is for other packages.
    ['solving/solve.ts', 'search/index.ts'],
    ['families.ts', 'contract/index.ts'],
    // The rooms of `search/`.
    ['search/explore.ts', 'search/graphs/state-graph.ts'],
    ['search/tables/hash.ts', 'search/counts.ts'],
    ['search/attic/box.ts', 'search/counts.ts'],
    // Of the contract, `Scene` alone.
    ['draw/svg.ts', 'contract/checking/define-family.ts'],
    // A room that has no row.
    ['attic/box.ts', 'check.ts'],
    ['solving/solve.ts', 'attic/trunk.ts'],
    ['check.ts', 'testing/samples.ts'],
    // What studies boards builds on what solves them.
    ['session/session.ts', '@slidewise/lab/map'],
  ]),
  ...inside('lab', [
    ['map/facts.ts', 'fs'],
    ['map/facts.ts', '@slidewise/node/files'],
    ['map/facts.ts', '@slidewise/classroom/rh'],
    ['generate/order.ts', '@slidewise/core/rush-hour'],
    ['map/mapping.ts', 'analysis/index.ts'],
    ['attic/box.ts', 'rating/score.ts'],
  ]),
  ...inside('classroom', [
    ['rushhour.ts', 'fs'],
    ['rushhour.ts', '@slidewise/node/files'],
    ['rh.ts', 'sbp.ts'],
    ['attic/box.ts', 'host.ts'],
  ]),
  ...inside('cli', [
    ['terminal/complain.ts', '@slidewise/batch'],
    ['solving/helpers.ts', 'worker_threads'],
    ['play/full-screen.ts', '@slidewise/batch'],
    ['commands/solve/run.ts', '@slidewise/batch'],
    ['commands/batch/spec.ts', '@slidewise/batch'],
    ['commands/solve/run.ts', '@slidewise/server'],
    ['commands/serve/spec.ts', '@slidewise/server'],
    ['commands/batch/spec.ts', 'commands/batch/solve.ts'],
    ['commands/index.ts', 'commands/solve/run.ts'],
    ['commands/solve/report.ts', 'commands/hint/report.ts'],
    ['play/screen/canvas.ts', 'play/storage/games.ts'],
    ['play/screen/canvas.ts', 'play/game/view.ts'],
    ['play/game/view.ts', 'play/picker/picker.ts'],
    ['play/picker/picker.ts', 'play/full-screen.ts'],
    ['attic/box.ts', 'terminal/table.ts'],
  ]),
  ...inside('batch', [
    ['threads/worker-pool.ts', 'merge/rows.ts'],
    ['dashboard/server.ts', 'http'],
    ['attic/box.ts', 'run-error.ts'],
  ]),
  ...inside('node', [
    ['files/lock.ts', '@slidewise/batch'],
    ['attic/box.ts', 'clock.ts'],
  ]),
  ...inside('server', [
    ['operations/solve.ts', 'http'],
    ['operations/solve.ts', 'http/service.ts'],
    ['attic/box.ts', 'answers/messages.ts'],
  ]),
  ...inside('board', [
    ['state/reach.ts', 'element/zoom.ts'],
    ['attic/box.ts', 'state/reach.ts'],
  ]),
  ...inside('web', [
    ['worker/solver.ts', '@slidewise/batch'],
    ['worker/solver.ts', '@slidewise/node/files'],
    ['views/play/game.ts', 'views/study/run.ts'],
    ['views/study/tree/tree.ts', 'views/study/race/race.ts'],
    ['views/study/race/race.ts', 'views/study/compare/table.ts'],
    ['views/editor/pad/pad.ts', 'views/editor/workbench.tsx'],
    ['attic/box.ts', 'kept.ts'],
  ]),
];

function inside(name: string, imports: readonly (readonly [string, string])[]): readonly Import[] {
  const own = `packages/${name}/src/`;
  return imports.map(([from, to]) => ({ from: own + from, to: /\.tsx?$/.test(to) ? own + to : to }));
}

/** Imports that the rules must leave alone: a rule that refuses everything would pass the other tests. */
const allowed: readonly Import[] = [
  ...inside('core', [
    ['families.ts', 'bricks/index.ts'],
    ['bricks/space/symmetry.ts', 'family-tools/symmetries.ts'],
    ['index.ts', 'solving/index.ts'],
    ['draw/outline.ts', 'contract/scene.ts'],
    ['session/session.ts', 'wasm/code.ts'],
  ]),
  ...inside('cli', [
    ['runs/cluster.ts', '@slidewise/batch'],
    ['commands/enumerate/run.ts', '@slidewise/batch'],
    ['commands/serve/run.ts', '@slidewise/server'],
    ['commands/solve/json.ts', '@slidewise/server/answers'],
  ]),
  ...inside('batch', [
    ['dashboard/queues.ts', 'redis/queues.ts'],
    ['run/results.ts', '@slidewise/node/files'],
  ]),
  ...inside('web', [['views/study/race/lanes.ts', 'views/study/tree/shape.ts']]),
];

/** Writes a scratch copy with these imports alone, and returns those that the rules refuse. */
function refused(imports: readonly Import[]): ReadonlySet<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'import-rules-'));
  try {
    const files = new Map<string, string[]>();
    const linesOf = (file: string): string[] => files.get(file) ?? files.set(file, []).get(file) ?? [];
    for (const { from, to } of imports) {
      const local = /\.tsx?$/.test(to);
      if (local) linesOf(to);
      const relative = posix.relative(posix.dirname(from), to).replace(/\.tsx?$/, '.js');
      linesOf(from).push(`import '${!local ? to : relative.startsWith('.') ? relative : `./${relative}`}';`);
    }
    for (const [file, lines] of files) {
      mkdirSync(join(scratch, dirname(file)), { recursive: true });
      writeFileSync(join(scratch, file), ['export {};', ...lines].join('\n'));
    }
    for (const name of ['tsconfig.base.json', 'tsconfig.tests.json']) cpSync(join(root, name), join(scratch, name));
    mkdirSync(join(scratch, 'node_modules/@slidewise'), { recursive: true });
    for (const name of byName) {
      const home = join(scratch, 'packages', name);
      const manifest = readFileSync(join(root, 'packages', name, 'package.json'), 'utf8');
      writeFileSync(join(home, 'package.json'), manifest);
      const { exports } = JSON.parse(manifest) as { exports: Record<string, Record<string, string>> };
      for (const built of Object.values(exports).flatMap((entry) => Object.values(entry))) {
        mkdirSync(join(home, dirname(built)), { recursive: true });
        writeFileSync(join(home, built), 'export {};');
      }
      symlinkSync(home, join(scratch, 'node_modules/@slidewise', name), 'junction');
    }
    return cruise(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

interface Cruise {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly {
      readonly module: string;
      readonly resolved: string;
      readonly rules?: readonly { readonly name: string }[];
    }[];
  }[];
}

/** `npm run check` runs the same program with the same rules. */
function cruise(folder: string): ReadonlySet<string> {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const args = [program, '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', 'packages'];
  const output = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const { modules } = JSON.parse(output) as Cruise;
  return new Set(
    modules.flatMap(({ source, dependencies }) =>
      dependencies
        // What is wrong with the scratch copy alone proves nothing.
        .filter(({ rules = [] }) => rules.some(({ name }) => !/^(no-circles|nothing-unresolvable)$/.test(name)))
        .map(({ module, resolved }) => named({ from: source, to: module.startsWith('.') ? resolved : module })),
    ),
  );
}

const named = ({ from, to }: Import): string => `${from} → ${to}`;

test('every import that the page forbids is refused, and those that it allows are not', () => {
  const found = refused([...upward, ...forbidden, ...allowed]);
  expect([...upward, ...forbidden].map(named).filter((name) => !found.has(name))).toEqual([]);
  expect(allowed.map(named).filter((name) => found.has(name))).toEqual([]);
});

test('every file and folder of the sources has a row, and every row is there', () => {
  const listed = readFileSync(join(root, 'packages/core/src/families.ts'), 'utf8');
  for (const name of packages) {
    const there = readdirSync(join(root, 'packages', name, 'src'), { withFileTypes: true })
      .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
      .filter((entry) => !/\.(test|d)\.ts$|^testing\/$|\.cts$/.test(entry));
    const rows = roomsOf(name).flatMap((row) => row.map((room) => room.replace('NAME/', '')));
    // The row of the families stands for one that is added, too.
    const isFamily = (entry: string) => name === 'core' && listed.includes(`'./${entry}index.js'`);
    expect(rows.toSorted(), name).toEqual(there.filter((entry) => rows.includes(entry) || !isFamily(entry)).toSorted());
  }
});

test('the drawing of the packages is true: each stands once, above all that it imports, and the table names these', () => {
  const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const rows = /```text\n([^`]*)```/.exec(page)![1]!.split(/─{9,}/);
  const all = readdirSync(join(root, 'packages'));
  const rowOf = (name: string): number => {
    const found = rows.flatMap((row, i) => (new RegExp(`^ +(.* )?(packages/)?${name}( |$)`, 'm').test(row) ? [i] : []));
    expect([name, found.length]).toEqual([name, 1]);
    return found[0]!;
  };
  for (const name of all) {
    const text = readFileSync(join(root, 'packages', name, 'package.json'), 'utf8');
    const { dependencies = {}, devDependencies = {} } = JSON.parse(text) as Record<string, Record<string, string>>;
    const imports = Object.keys({ ...dependencies, ...devDependencies }).flatMap(
      (dependency) => /^@slidewise\/(.*)$/.exec(dependency)?.[1] ?? [],
    );
    const [, may = ''] = new RegExp(`^\\| \\[\`packages/${name}\`\\].*\\|(.*)\\|$`, 'm').exec(page) ?? [];
    for (const below of imports) {
      expect(rowOf(below), `${name} imports ${below}`).toBeGreaterThan(rowOf(name));
      expect(may, `what ${name} may import`).toMatch(new RegExp(`\\b${below}\\b`));
    }
  }
});
