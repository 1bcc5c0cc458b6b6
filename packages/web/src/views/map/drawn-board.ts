import type { Session } from '@slidewise/core/session';
import { proxy } from 'comlink';
import { newTask, ownEngine } from '../../worker/client.js';
import type { DrawnMap, MapNews } from '../../worker/maps.js';

/** A worker of its own for a map, which ends with the page: a map takes memory, and hints must not wait for it. */
export class BoardMapper {
  private readonly worker = ownEngine();
  private task = 0;

  /** Draws the map of the board of a game; undefined if another map was asked for meanwhile. */
  async draw(
    { family, start, metric }: Session,
    options: { readonly most: number; readonly folded: boolean },
    onNews: (news: MapNews) => void,
  ): Promise<DrawnMap | undefined> {
    const { engine } = this.worker;
    if (this.task !== 0) void engine.leaveMap(this.task);
    this.task = newTask();
    return engine.drawMap({ id: this.task, family: family.id, position: start, metric, ...options }, proxy(onNews));
  }

  get engine(): ReturnType<typeof ownEngine>['engine'] {
    return this.worker.engine;
  }

  end(): void {
    this.worker.end();
  }
}

/** The positions of a game from its start to where it stands. */
export function positionsOf({ family, start, log, at }: Session): readonly unknown[] {
  const positions: unknown[] = [start];
  for (const { move } of log.slice(0, at)) {
    const after = family.play(positions.at(-1), move);
    if (!after.ok) break;
    positions.push(after.value);
  }
  return positions;
}
