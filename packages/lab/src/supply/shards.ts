import type { Family, Size } from '@slidewise/core/contract';
import { problem, type Result, unwrap } from '@slidewise/core/result';
import { identify } from '@slidewise/core/session';
import { boardsNotLoaded } from '../messages/en/generating.js';
import { CATALOGUE, type Catalogue, type Listed, readCatalogue, type Shard, type ShardSource } from './catalogue.js';
import { Component } from './component.js';
import { placeOf } from './rotation.js';

/** A line of a file that lists components: a board, and how many boards of each length can be reached from it. */
interface ComponentLine {
  readonly board: string;
  readonly counts: readonly number[];
}

/** Listed boards, read when they are asked for and kept while the program runs. */
export class Shards {
  private known: Promise<Catalogue> | undefined;
  private readonly files = new Map<string, Promise<readonly string[]>>();
  /** The last component: the next board often comes from the same. */
  private last: { readonly name: string; readonly component: Component } | undefined;

  constructor(private readonly source: ShardSource) {}

  catalogue(): Promise<Catalogue> {
    this.known ??= this.source(CATALOGUE).then((text) => unwrap(readCatalogue(text)));
    // What could not be brought may be there the next time.
    this.known.catch(() => {
      this.known = undefined;
    });
    return this.known;
  }

  /** The list of the boards of a size, if there is one. */
  async listFor({ id }: Family, size: Size, metric: string): Promise<Listed | undefined> {
    const { listed } = await this.catalogue();
    return listed.find(
      (list) =>
        list.family === id &&
        list.metric === metric &&
        list.size.width === size.width &&
        list.size.height === size.height,
    );
  }

  /** The lines of a file. */
  lines(file: string): Promise<readonly string[]> {
    const lines = this.files.get(file) ?? this.source(file).then((text) => text.trimEnd().split('\n'));
    this.files.set(file, lines);
    lines.catch(() => this.files.delete(file));
    return lines;
  }

  /** The board of a length that a number leads to. */
  async pick<P, M>(family: Family<P, M>, list: Listed, length: number, number: number): Promise<P> {
    const shards = list.shards.filter(({ least, most }) => least <= length && length <= most);
    const [first] = shards as [Shard];
    if (first.holds === 'components') return this.reached(family, list, first, length, number);
    let place = placeOf(
      number,
      shards.reduce((sum, { lines }) => sum + lines, 0),
    );
    const shard = shards.find(({ lines }) => {
      if (place < lines) return true;
      place -= lines;
      return false;
    })!;
    const lines = await this.lines(shard.file);
    return read(family, list, lines[place]);
  }

  private async reached<P, M>(
    family: Family<P, M>,
    list: Listed,
    { file, least }: Shard,
    length: number,
    number: number,
  ): Promise<P> {
    const lines = (await this.lines(file)).map(componentIn);
    const countOf = ({ counts }: ComponentLine): number => counts[length - least] ?? 0;
    let place = placeOf(
      number,
      lines.reduce((sum, line) => sum + countOf(line), 0),
    );
    for (const line of lines) {
      if (place < countOf(line)) return this.component(family, list, line.board).at(length, place);
      place -= countOf(line);
    }
    throw new Error(`${file} lists no board of ${length}.`);
  }

  private component<P, M>(family: Family<P, M>, list: Listed, board: string): Component<P, M> {
    const name = `${list.prefix}${board}`;
    if (this.last?.name !== name) {
      const component = new Component(family, read<P, M>(family, list, board), list.metric);
      this.last = { name, component: component as unknown as Component };
    }
    return this.last!.component as unknown as Component<P, M>;
  }
}

/** The board of a line of a file. */
export function read<P, M>(family: Family<P, M>, { prefix }: { readonly prefix: string }, line: string | undefined): P {
  return unwrap(identify(`${prefix}${line ?? ''}`, [family])).reading.position;
}

function componentIn(line: string): ComponentLine {
  const [board = '', counts = ''] = line.split(' ');
  return { board, counts: counts.split(',').map(Number) };
}

/** Turns a failed fetch into a problem. */
export async function orProblem<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    return problem(boardsNotLoaded({ error: (error as Error).message }));
  }
}
