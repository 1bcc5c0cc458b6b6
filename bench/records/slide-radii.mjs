// Counts all boards of a size by their distance from the goal in slides (mtm): `node bench/records/slide-radii.mjs 3x4`. Two bits for
// each board: 60 MB for 3×4. 3×5 has 653,837,184,000 boards, which would take 163 GB.
const MOST_CELLS = 12;

const sides = /^([2-6])x([2-6])$/.exec(process.argv[2] ?? '3x4');
const [width, height] = (sides ?? []).slice(1).map(Number);
const cells = width * height;
if (!(cells <= MOST_CELLS)) {
  console.error(`slidewise: expected a size of up to ${MOST_CELLS} cells, such as 3x4`);
  process.exit(2);
}
const tiles = cells - 1;
const orders = Array.from({ length: tiles }, (_, i) => i + 1).reduce((product, i) => product * i, 1) / 2;

// A board is the cell of the blank and the order of the tiles, row by row. A slide along a row keeps the order. One along a column moves
// each tile past `width - 1` others. So the blank's row tells whether the order is even, and the last two tiles follow from that.
const [UNSEEN, NOW, NEXT, DONE] = [0, 1, 2, 3];
const states = new Uint8Array(Math.ceil((orders * cells) / 4));
const stateOf = (board) => (states[board >> 2] >> (2 * (board & 3))) & 3;
const setState = (board, state) => {
  states[board >> 2] = (states[board >> 2] & ~(3 << (2 * (board & 3)))) | (state << (2 * (board & 3)));
};

const isOddIn = Array.from({ length: height }, (_, row) => (width % 2 === 0 ? (height - 1 - row) & 1 : 0));

const order = new Uint8Array(tiles);
/** Fills `order` with that of a number; the last two tiles as the parity of the blank's row wants them. */
function unrank(number, isOdd) {
  let unused = (1 << tiles) - 1;
  let rest = number;
  let parity = isOdd;
  for (let block = orders, i = 0; i < tiles; i++) {
    block = i < tiles - 2 ? block / (tiles - i) : 1;
    let place = i < tiles - 2 ? Math.floor(rest / block) : i === tiles - 2 ? parity : 0;
    rest -= i < tiles - 2 ? place * block : 0;
    parity ^= place & 1;
    let bits = unused;
    for (; place > 0; place--) bits &= bits - 1;
    order[i] = 31 - Math.clz32(bits & -bits);
    unused &= ~(1 << order[i]);
  }
}

function bitCount(word) {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function rank(from) {
  let unused = (1 << tiles) - 1;
  let number = 0;
  for (let i = 0; i < tiles - 2; i++) {
    number = number * (tiles - i) + bitCount(unused & ((1 << from[i]) - 1));
    unused &= ~(1 << from[i]);
  }
  return number;
}

const moved = new Uint8Array(tiles);
function note(board) {
  if (stateOf(board) === UNSEEN) setState(board, NEXT);
}

/** All boards that slides along the column make: the tiles between move one after another. */
function slideColumn(blank, step) {
  moved.set(order);
  for (let at = blank, to = at + step; to >= 0 && to < cells; at = to, to += step) {
    const tile = moved[step < 0 ? to : to - 1];
    if (step < 0) moved.copyWithin(to, to + 1, at);
    else moved.copyWithin(at + 1, at, to - 1);
    moved[step < 0 ? at - 1 : at] = tile;
    note(rank(moved) * cells + to);
  }
}

function expand(number) {
  let known = -1;
  for (let blank = 0; blank < cells; blank++) {
    if (stateOf(number * cells + blank) !== NOW) continue;
    setState(number * cells + blank, DONE);
    const row = Math.floor(blank / width);
    for (let cell = row * width; cell < (row + 1) * width; cell++) note(number * cells + cell);
    if (known !== isOddIn[row]) unrank(number, isOddIn[row]);
    known = isOddIn[row];
    slideColumn(blank, -width);
    slideColumn(blank, width);
  }
}

/** Of the four states in a byte, how many are `NOW`. */
const nowIn = Uint8Array.from(
  { length: 256 },
  (_, byte) => [0, 2, 4, 6].filter((at) => ((byte >> at) & 3) === NOW).length,
);
/** A byte with `NEXT` as `NOW`. */
const advanced = Uint8Array.from({ length: 256 }, (_, byte) =>
  [0, 2, 4, 6].reduce((sum, at) => sum | ((((byte >> at) & 3) === NEXT ? NOW : (byte >> at) & 3) << at), 0),
);

setState(cells - 1, NOW);
let all = 0;
for (let distance = 0, count = 1; count > 0; distance++) {
  all += count;
  console.log(`${distance} ${count}`);
  for (let at = 0; at < states.length; at++) {
    if (nowIn[states[at]] === 0) continue;
    const [first, last] = [4 * at, 4 * at + 3].map((board) => Math.floor(board / cells));
    for (let number = first; number <= last && number < orders; number++) expand(number);
  }
  count = 0;
  for (let at = 0; at < states.length; at++) {
    states[at] = advanced[states[at]];
    count += nowIn[states[at]];
  }
}
if (all !== orders * cells) throw new Error(`${all} boards instead of ${orders * cells}`);
console.log(`${all} boards`);
