/**
 * What the page of `animate` runs. One clock says everything: 2.5 is in the middle of the third move. Pieces are moved by
 * transforms, along the straight parts of each move, so that they go round corners and never through one another.
 */
export const PLAYER_SCRIPT = `
'use strict';
(() => {
  const byId = (id) => document.getElementById(id);
  const { cell, secondsPerMove, moves, texts } = JSON.parse(byId('motion').textContent);
  const pieces = [...document.querySelectorAll('.player-piece')];
  const items = [...document.querySelectorAll('#moves button')];
  const [play, scrubber, caption, speed, list] = ['play', 'scrubber', 'caption', 'speed', 'moves'].map(byId);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const last = moves.length;
  const rows = pieces.map(() => 0);
  const columns = pieces.map(() => 0);
  let done = 0; // The moves that rows and columns hold.
  let clock = 0;
  let target = 0;
  let playing = false;
  let frameAt;

  const lengthOf = (part) => Math.max(0, ...part.map(([, down, right]) => Math.abs(down) + Math.abs(right)));
  const pixels = (cells) => Math.round(cells * cell * 100) / 100;
  const ease = (t) => t * t * (3 - 2 * t);

  function add(part, share, intoRows, intoColumns) {
    for (const [piece, down, right] of part) {
      intoRows[piece] += share * down;
      intoColumns[piece] += share * right;
    }
  }

  function draw() {
    const whole = Math.floor(clock);
    while (done < whole) for (const part of moves[done++]) add(part, 1, rows, columns);
    while (done > whole) for (const part of moves[--done]) add(part, -1, rows, columns);
    const [down, right] = [rows.slice(), columns.slice()];
    const parts = whole < last && !still.matches ? moves[whole] : [];
    let left = ease(clock - whole) * parts.reduce((sum, part) => sum + lengthOf(part), 0);
    for (const part of parts) {
      const length = lengthOf(part);
      if (left <= 0) break;
      add(part, Math.min(1, left / length), down, right);
      left -= length;
    }
    pieces.forEach((piece, i) => {
      piece.setAttribute('transform', 'translate(' + pixels(right[i]) + ' ' + pixels(down[i]) + ')');
    });
    announce(Math.min(last, Math.ceil(clock)));
  }

  let announced = -1;
  function announce(move) {
    if (move === announced) return;
    if (announced > 0) items[announced - 1].removeAttribute('aria-current');
    announced = move;
    scrubber.value = String(move);
    const words = move === 0 ? 'Start' : 'Move ' + move + ' of ' + last + ': ' + texts[move - 1];
    caption.textContent = words;
    scrubber.setAttribute('aria-valuetext', words);
    if (move === 0) {
      list.scrollTop = 0;
      return;
    }
    const item = items[move - 1];
    item.setAttribute('aria-current', 'step');
    // Only the list scrolls, never the page.
    list.scrollTop = item.offsetTop - list.clientHeight / 2;
  }

  function frame(now) {
    const seconds = (now - frameAt) / 1000;
    frameAt = now;
    const away = target - clock;
    // Steps faster than the animation shorten it.
    const hurry = playing ? 1 : Math.max(1, Math.abs(away));
    const way = (seconds / secondsPerMove) * Number(speed.value) * hurry;
    clock = Math.abs(away) <= way ? target : clock + Math.sign(away) * way;
    draw();
    if (clock !== target) requestAnimationFrame(frame);
    else {
      frameAt = undefined;
      setPlaying(false);
    }
  }

  function goTo(move) {
    target = Math.max(0, Math.min(last, move));
    if (frameAt !== undefined || clock === target) return;
    frameAt = performance.now();
    requestAnimationFrame(frame);
  }

  function jumpTo(move) {
    setPlaying(false);
    clock = target = Math.max(0, Math.min(last, move));
    draw();
  }

  function setPlaying(now) {
    playing = now;
    play.setAttribute('aria-label', now ? 'Pause' : 'Play');
    play.classList.toggle('playing', now);
    // While it plays, a screen reader would fall behind.
    caption.setAttribute('aria-live', now ? 'off' : 'polite');
  }

  function toggle() {
    if (playing) {
      setPlaying(false);
      goTo(Math.ceil(clock));
      return;
    }
    if (clock === last) jumpTo(0);
    setPlaying(true);
    goTo(last);
    if (last === 0) setPlaying(false);
  }

  function step(by) {
    const from = playing ? (by > 0 ? Math.floor(clock) : Math.ceil(clock)) : target;
    setPlaying(false);
    goTo(from + by);
  }

  const actions = { first: () => jumpTo(0), back: () => step(-1), play: toggle, forward: () => step(1), last: () => jumpTo(last) };
  for (const [id, action] of Object.entries(actions)) byId(id).addEventListener('click', action);
  scrubber.addEventListener('input', () => jumpTo(Number(scrubber.value)));
  items.forEach((item, i) => item.addEventListener('click', () => jumpTo(i + 1)));

  const keys = { ' ': toggle, k: toggle, ArrowRight: actions.forward, ArrowLeft: actions.back, Home: actions.first, End: actions.last };
  document.addEventListener('keydown', (event) => {
    const action = keys[event.key];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    // What has the focus knows what its own keys mean.
    const { tagName } = event.target;
    if (tagName === 'SELECT' || tagName === 'INPUT' || (tagName === 'BUTTON' && event.key === ' ')) return;
    event.preventDefault();
    action();
  });
  draw();
})();
`;
