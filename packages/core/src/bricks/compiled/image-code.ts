import {
  add,
  and,
  bit,
  type Code,
  call,
  constant,
  equal,
  get,
  type Local,
  load,
  not,
  or,
  set,
  shiftLeft,
  shiftRight,
  store,
  when,
} from '../../wasm/code.js';
import type { WasmFunction } from '../../wasm/module.js';
import { MOST_CELLS } from '../space/bit-board.js';
import { forEachCell } from './cell-sets.js';
import { addToKey, isSmallerKey, type Key, loadKey, newKey, replaceKeyIf, storeKey } from './key-code.js';
import { keyOffset, placeAfter, placeBefore, wordFor } from './place-code.js';
import type { Writing } from './writing.js';

/** Generates the code for symmetry reduction: the canonical representative of a state is the image with the smallest key. */
export class ImageWriter {
  private readonly turns: readonly WasmFunction[];

  constructor(private readonly writing: Writing) {
    this.turns = Array.from({ length: writing.plan.symmetries }, (_, symmetry) => this.writeTurn(symmetry));
  }

  /** Replaces a record, whose keys are those of it and of its images, by the canonical image. */
  settle(f: WasmFunction, record: Local): Code {
    const { plan } = this.writing;
    const [least, isSmaller] = f.words();
    const [best, image] = [newKey(f, plan.keyBytes), newKey(f, plan.keyBytes)];
    return [
      set(least, constant(-1)),
      loadKey(best, get(record)),
      this.turns.map((_, symmetry) => [
        loadKey(image, get(record), plan.imagesAt + symmetry * plan.keyBytes),
        set(isSmaller, isSmallerKey(image, best)),
        replaceKeyIf(isSmaller, best, image),
        when(get(isSmaller), set(least, constant(symmetry))),
      ]),
      this.turns.map((turn, symmetry) =>
        when(equal(get(least), constant(symmetry)), set(least, call(turn, get(record)))),
      ),
    ];
  }

  /** A function that replaces a record by its image. */
  private writeTurn(symmetry: number): WasmFunction {
    const { module, plan, layout } = this.writing;
    const f = module.addFunction(`turn${symmetry}`, 1);
    const record = f.parameter(0);
    const [free, left, cell, image, edge] = f.words();
    const imageOf = (place: Code): Code => wordFor(plan.images + symmetry * plan.imagesBytes, place);
    const before = layout.classes.map(() => f.local());
    const keys: readonly Key[] = Array.from({ length: 1 + plan.symmetries }, () => newKey(f, plan.keyBytes));
    const cellsOf = add(get(record), shiftLeft(shiftRight(get(image), constant(5)), constant(2)));
    const all = layout.blocked.reduce((mask, blocked, each) => (blocked === 1 ? mask : mask | (1 << each)), 0);
    f.does(
      set(free, constant(all)),
      layout.classes.map((_, i) => [
        set(before[i], load(get(record), plan.cellsAt + 4 * i)),
        store(get(record), constant(0), plan.cellsAt + 4 * i),
      ]),
      layout.classes.map((_, i) => [
        set(left, get(before[i])),
        forEachCell(left, cell, [
          set(image, imageOf(or(constant(MOST_CELLS * i), get(cell)))),
          store(cellsOf, or(load(cellsOf, plan.cellsAt), bit(get(image))), plan.cellsAt),
          set(free, and(get(free), not(wordFor(plan.covers, get(image))))),
          keys.map((key, k) =>
            addToKey(key, key, keyOffset(plan.keyBytes, get(image)), plan.terms + k * plan.termsBytes),
          ),
        ]),
      ]),
      keys.map((key, k) => storeKey(get(record), key, k * plan.keyBytes)),
      store(get(record), get(free), plan.freeAt),
      set(edge, load(get(record), plan.cameAt)),
      store(
        get(record),
        or(shiftLeft(imageOf(placeBefore(get(edge))), constant(5)), and(imageOf(placeAfter(get(edge))), constant(31))),
        plan.cameAt,
      ),
      constant(-1),
    );
    return f;
  }
}
