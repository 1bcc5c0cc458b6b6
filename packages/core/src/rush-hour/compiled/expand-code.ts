import {
  add,
  and,
  type Code,
  constant,
  get,
  isZero,
  type Local,
  less,
  loadHalf,
  long,
  loopWhile,
  or,
  repeatWhile,
  set,
  storeHalf,
  subtract,
  when,
} from '../../wasm/code.js';
import type { WasmFunction, WasmModule } from '../../wasm/module.js';
import { isGoal } from './goal-code.js';
import { AT, BATCH, type BoardSize, ENDS_AT, MOST_SUCCESSORS } from './memory.js';
import { decrease, increase, item, keep, larger, smaller, word } from './shorthand.js';
import { SlideWriter } from './slide-writer.js';
import { TableWriter } from './table-writer.js';

export function writeExpand(module: WasmModule, board: BoardSize): WasmFunction {
  const f = module.addFunction('expand', 1);
  const most = f.parameter(0);
  const table = new TableWriter(f);
  const slides = new SlideWriter(f, board);
  const [done, at, size, generated, peak, solved, boardLines, lines, needed, columns] = f.words();
  const [together, end, number, before, peakBefore] = f.words();
  const kept: readonly (readonly [Local, number])[] = [
    [at, AT.expanded],
    [size, AT.size],
    [generated, AT.generated],
    [peak, AT.peak],
    [solved, AT.solved],
  ];
  const floor = f.local('long');
  const digits = f.local('long');
  const isSolved = (): Code => isZero(less(get(solved), constant(0)));
  const goesOn = (): Code =>
    and(
      less(get(done), get(most)),
      less(get(at), get(size)),
      isZero(less(word(AT.limit), get(size))),
      isZero(less(word(AT.capacity), add(get(size), constant(MOST_SUCCESSORS)))),
      isZero(isSolved()),
    );
  const areSeveral = less(add(get(at), constant(1)), get(end));
  const mayBeTooMany = less(smaller(word(AT.limit), word(AT.capacity)), add(get(size), get(slides.listed)));
  f.does(
    table.begin(),
    kept.map(([local, address]) => set(local, word(address))),
    set(boardLines, word(AT.boardLines)),
    set(lines, word(AT.lines)),
    set(floor, long.load(constant(0), AT.floor)),
    set(together, constant(BATCH)),
    loopWhile(goesOn(), [
      // Several states at a time, step by step: what is done for one of them does not depend on the others, so that the processor works on them together.
      set(end, smaller(get(size), add(get(at), smaller(get(together), subtract(get(most), get(done)))))),
      slides.beginList(),
      set(number, get(at)),
      repeatWhile(
        [
          slides.list(get(number), table.digitsOf(get(number)), loadHalf(item(lines, get(number), 1))),
          increase(number),
        ],
        less(get(number), get(end)),
      ),
      // Where the search may end with one of them, it goes on state by state.
      when(and(mayBeTooMany, areSeveral), set(together, constant(1)), [
        slides.generate(),
        set(before, get(size)),
        slides.beginNew(get(size)),
        slides.visit(table.next, [
          table.find(),
          table.enter(get(size)),
          slides.keepNew(get(size)),
          set(size, add(get(size), isZero(get(table.found)))),
        ]),
        set(peakBefore, get(peak)),
        set(number, get(before)),
        loopWhile(less(get(number), get(size)), [
          storeHalf(item(lines, get(number), 1), and(slides.linesAfter(get(number)), get(boardLines))),
          set(peak, larger(get(peak), subtract(get(number), slides.from(get(number))))),
          set(digits, table.digitsOf(get(number))),
          when(
            or(isGoal(digits, ENDS_AT, needed, columns, board), long.lessUnsigned(get(digits), get(floor))),
            when(less(get(solved), constant(0)), set(solved, get(number))),
          ),
          increase(number),
        ]),
        when(
          // What was stored too much is taken back, and it goes on state by state. The states are not counted up to one that is smaller.
          and(areSeveral, isSolved(), long.isZero(get(floor))),
          [
            set(together, constant(1)),
            loopWhile(less(get(before), get(size)), [decrease(size), table.remove(get(size))]),
            set(peak, get(peakBefore)),
            set(solved, constant(-1)),
          ],
          [
            // As searches by the plain space count: states after the goal are stored, and do not wait.
            when(isSolved(), set(peak, larger(get(peakBefore), subtract(get(solved), get(at))))),
            set(generated, add(get(generated), get(slides.listed))),
            set(done, add(get(done), subtract(get(end), get(at)))),
            set(at, get(end)),
          ],
        ),
      ]),
    ]),
    kept.map(([local, address]) => keep(address, get(local))),
    get(done),
  );
  return f;
}

export function writeRebuild(module: WasmModule): WasmFunction {
  const f = module.addFunction('rebuild', 0);
  const table = new TableWriter(f);
  const [at, size] = f.words();
  f.does(
    table.begin(),
    set(size, word(AT.size)),
    loopWhile(less(get(at), get(size)), [table.insert(get(at)), increase(at)]),
    get(at),
  );
  return f;
}
