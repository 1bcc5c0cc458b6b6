/** The moves from the chosen position, each with its name: a button leads there. */
export const MOVES = `
  // What moves, and how far, if all that moves goes the same way; identical pieces may seem to have changed places.
  function moveBetween(node, next) {
    const moved = [];
    const shifts = new Set();
    about.pieces.forEach((piece, i) => {
      const [from, to] = [places[i * size + node], places[i * size + next]];
      if (from === to) return;
      moved.push(about.labels[piece]);
      const columns = (to % about.width) - (from % about.width);
      const rows = Math.floor(to / about.width) - Math.floor(from / about.width);
      const down = rows === 0 ? [] : [(rows > 0 ? 'down ' : 'up ') + Math.abs(rows)];
      const across = columns === 0 ? [] : [(columns > 0 ? 'right ' : 'left ') + Math.abs(columns)];
      shifts.add([...down, ...across].join(' '));
    });
    return shifts.size === 1 ? moved.join(' and ') + ' ' + [...shifts][0] : '';
  }
  // No two moves have the same name: those that would are numbered.
  function namesOf(node, others) {
    const names = others.map((next) => moveBetween(node, next));
    return names.map((name, i) => {
      if (names.filter((other) => other === name).length === 1 && name !== '') return name;
      return (name === '' ? 'move' : name + ',') + ' ' + (names.slice(0, i).filter((other) => other === name).length + 1);
    });
  }
  let listed;
  function listBeside(node) {
    const list = byId('beside');
    const focused = [...list.children].indexOf(document.activeElement);
    const others = [...beside(node)].sort((a, b) => toGoal[a] - toGoal[b] || fromStart[a] - fromStart[b]).slice(0, 60);
    const names = namesOf(node, others);
    byId('moves').hidden = others.length === 0;
    list.replaceChildren(
      ...others.map((next, i) => {
        const item = document.createElement('button');
        const distance = distances()[next];
        const change = toGoal[next] === NONE ? '' : toGoal[next] < toGoal[node] ? 'nearer to the goal' : toGoal[next] > toGoal[node] ? 'farther from the goal' : 'as far as before';
        item.type = 'button';
        item.style.setProperty('--dot', css(colourOf(next)));
        item.classList.toggle('helps', toGoal[next] < toGoal[node]);
        item.append(document.createElement('i'), distance === NONE ? '–' : String(distance));
        item.title = [names[i], change].filter((text) => text !== '').join(': ');
        const place = 'to a position ' + (distance === NONE ? 'without a known goal' : amount(distance) + (byGoal ? ' from a goal' : ' from the start'));
        item.setAttribute('aria-label', [names[i], place, change].filter((text) => text !== '').join(', '));
        item.addEventListener('click', () => {
          stop();
          choose(next, { show: true });
        });
        return item;
      }),
    );
    // The button that had the focus is gone: keys go on from the one in its place, or from the first if the position is another.
    if (focused >= 0) list.children[node === listed ? focused : 0]?.focus();
    listed = node;
  }
`;
