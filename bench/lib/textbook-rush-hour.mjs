// The yardstick: A* as a textbook has it. Boards are strings, the closed list is a Map, the open list an array heap. Correct
// (a shorter way replaces a longer one), plain, and slow.

export function textbookSolve(rows, target = 'X') {
  const height = rows.length;
  const width = rows[0].length;
  const start = rows.join('');
  const best = new Map([[start, { g: 0, parent: undefined }]]);
  const heap = [{ board: start, g: 0, f: blockers(start) }];
  while (heap.length > 0) {
    const { board, g } = pop(heap);
    if (g > best.get(board).g) continue;
    if (board[targetEnd(board)] === target) return { length: g, stored: best.size };
    for (const next of successors(board)) {
      const known = best.get(next);
      if (known !== undefined && known.g <= g + 1) continue;
      best.set(next, { g: g + 1, parent: board });
      push(heap, { board: next, g: g + 1, f: g + 1 + blockers(next) });
    }
  }
  return { length: undefined, stored: best.size };

  function targetEnd(board) {
    return (Math.floor(board.indexOf(target) / width) + 1) * width - 1;
  }

  function blockers(board) {
    const seen = new Set();
    for (let cell = board.lastIndexOf(target) + 1; cell % width !== 0; cell++)
      if (board[cell] !== '.') seen.add(board[cell]);
    return seen.size;
  }

  function successors(board) {
    const boards = [];
    const seen = new Set(['.', '#']);
    for (let cell = 0; cell < board.length; cell++) {
      const name = board[cell];
      if (seen.has(name)) continue;
      seen.add(name);
      const horizontal = board[cell + 1] === name && (cell + 1) % width !== 0;
      const step = horizontal ? 1 : width;
      let length = 1;
      while (board[cell + length * step] === name) length++;
      for (let by = 1; inLine(cell, cell - by * step, horizontal) && board[cell - by * step] === '.'; by++) {
        boards.push(moved(board, name, cell, -by * step, step, length));
      }
      const end = cell + (length - 1) * step;
      for (let by = 1; inLine(cell, end + by * step, horizontal) && board[end + by * step] === '.'; by++) {
        boards.push(moved(board, name, cell, by * step, step, length));
      }
    }
    return boards;
  }

  function inLine(cell, other, horizontal) {
    if (!horizontal) return other >= 0 && other < width * height;
    return other >= 0 && Math.floor(cell / width) === Math.floor(other / width);
  }

  function moved(board, name, cell, by, step, length) {
    const cells = [...board];
    for (let i = 0; i < length; i++) cells[cell + i * step] = '.';
    for (let i = 0; i < length; i++) cells[cell + by + i * step] = name;
    return cells.join('');
  }
}

function push(heap, item) {
  let at = heap.push(item) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (heap[parent].f <= heap[at].f) return;
    [heap[parent], heap[at]] = [heap[at], heap[parent]];
    at = parent;
  }
}

function pop(heap) {
  const first = heap[0];
  const last = heap.pop();
  if (heap.length === 0) return first;
  heap[0] = last;
  for (let at = 0; ; ) {
    let child = 2 * at + 1;
    if (child >= heap.length) return first;
    if (child + 1 < heap.length && heap[child + 1].f < heap[child].f) child++;
    if (heap[child].f >= heap[at].f) return first;
    [heap[child], heap[at]] = [heap[at], heap[child]];
    at = child;
  }
}
