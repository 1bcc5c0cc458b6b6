import { randomUUID } from 'node:crypto';
import type { Family } from '@slidewise/core/contract';
import { message } from '@slidewise/core/messages';
import { ok, problem, type Result, unwrap } from '@slidewise/core/result';
import { readPositionId } from '@slidewise/core/session';
import { type Episode, type EpisodeRecord, Gym, type GymPauses } from '@slidewise/lab/gym';
import type { ShardSource } from '@slidewise/lab/supply';

const noSuchEpisode = message(
  'no-such-episode',
  () => 'there is no such episode: it was never begun, or nobody has gone on with it for a long time',
);

const episodeTooLong = message(
  'episode-too-long',
  ({ most }: { most: number }) => `an episode has up to ${most} moves: begin another`,
);

/** Limits that keep the memory of all episodes small. */
export interface EpisodeLimits {
  readonly episodes: number;
  /** Moves of one episode, and of all. */
  readonly length: number;
  readonly moves: number;
  /** Positions of the components that are at hand: episodes beyond are played again when they go on. */
  readonly positions: number;
  /** Milliseconds after which an episode that nobody goes on with is forgotten. */
  readonly idle: number;
}

const USUAL: EpisodeLimits = {
  episodes: 10_000,
  length: 10_000,
  moves: 1_000_000,
  positions: 4_000_000,
  idle: 1_800_000,
};

interface Kept {
  readonly family: Family;
  usedAt: number;
  moves: number;
  state: { readonly live: Episode } | { readonly record: EpisodeRecord };
}

/** The episodes of learning programs, by id. The least recently used are forgotten first. */
export class Episodes {
  private readonly gyms = new Map<string, Gym>();
  /** The latest last. */
  private readonly kept = new Map<string, Kept>();
  private moves = 0;
  private positions = 0;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly source: ShardSource,
    private readonly now: () => number,
    private readonly limits: EpisodeLimits = USUAL,
  ) {}

  /** Begins an episode, one after another: exploring a component takes memory. Gives its id, too. */
  begin(
    family: Family,
    start: (gym: Gym) => Promise<Result<Episode>>,
  ): Promise<Result<{ readonly id: string; readonly episode: Episode }>> {
    return this.alone(async () => {
      const episode = await start(this.gymOf(family));
      if (!episode.ok) return episode;
      const id = randomUUID();
      const moves = episode.value.record.played.length;
      this.kept.set(id, { family, usedAt: this.now(), moves, state: { live: episode.value } });
      this.moves += moves;
      this.positions += episode.value.positions;
      this.tidy(id);
      return ok({ id, episode: episode.value });
    });
  }

  /** An episode by its id; it is played again if its component is not at hand. */
  async find(id: string, pauses: GymPauses): Promise<Result<{ readonly episode: Episode; readonly family: Family }>> {
    const kept = this.kept.get(id);
    if (kept === undefined || kept.usedAt < this.now() - this.limits.idle) return problem(noSuchEpisode());
    if (kept.moves >= this.limits.length) return problem(episodeTooLong({ most: this.limits.length }));
    const { family, state } = kept;
    if ('live' in state) {
      this.use(id, kept);
      return ok({ episode: state.live, family });
    }
    const { record } = state;
    return this.alone(async () => {
      const { reading } = unwrap(readPositionId(record.board, [family]));
      const episode = await this.gymOf(family).open(reading.position, pauses);
      if (!episode.ok) return episode;
      for (const move of record.played) unwrap(episode.value.step(move));
      // Another step of the same episode may have come first.
      if (this.kept.get(id) !== kept || 'live' in kept.state) return this.find(id, pauses);
      kept.state = { live: episode.value };
      this.positions += episode.value.positions;
      this.use(id, kept);
      return ok({ episode: episode.value, family });
    });
  }

  /** To be told after each step. */
  stepped(id: string): void {
    const kept = this.kept.get(id);
    if (kept === undefined) return;
    kept.moves++;
    this.moves++;
    this.use(id, kept);
  }

  private gymOf(family: Family): Gym {
    const gym = this.gyms.get(family.id) ?? new Gym(family, this.source);
    this.gyms.set(family.id, gym);
    return gym;
  }

  private alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work);
    this.turn = done.catch(() => {});
    return done;
  }

  private remove(id: string): void {
    const { moves, state } = this.kept.get(id)!;
    this.kept.delete(id);
    this.moves -= moves;
    if ('live' in state) this.positions -= state.live.positions;
  }

  private use(id: string, kept: Kept): void {
    kept.usedAt = this.now();
    this.kept.delete(id);
    this.kept.set(id, kept);
    this.tidy(id);
  }

  /** Forgets what is too much or too old, but for one episode. */
  private tidy(but: string): void {
    const { episodes, moves, positions, idle } = this.limits;
    const oldest = this.now() - idle;
    for (const [id, kept] of this.kept) {
      if (id === but) return;
      const { size } = this.kept;
      if (kept.usedAt < oldest || size > episodes || this.moves > moves) this.remove(id);
      else if (this.positions <= positions) return;
      else if ('live' in kept.state) {
        this.positions -= kept.state.live.positions;
        kept.state = { record: kept.state.live.record };
      }
    }
  }
}
