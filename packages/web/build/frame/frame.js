// The page for frames: its address says what the board shows, and the page around it hears what happens.

const TEXTS = `moves family metric mode solution algorithm heuristic expansions pace name letters look scheme`.split(
  ' ',
);
const FLAGS = ['controls', 'hints', 'autoplay', 'view-only'];
/** No board is narrower, however low the frame is. */
const LEAST = 120;
const EVENTS = ['ready', 'move', 'judged', 'solved', 'ended', 'problem'];

const asked = new URLSearchParams(location.search);
const { documentElement: page } = document;
const main = document.querySelector('main');

page.lang = asked.get('lang') ?? 'en';
const theme = asked.get('theme');
if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;

const position = boardIn(location.search);
if (position === null) {
  main.append(paragraph('This address shows no board: add ?board= and the id of one.'));
} else {
  const board = document.createElement('slidewise-board');
  board.setAttribute('position', position);
  for (const name of TEXTS) if (asked.has(name)) board.setAttribute(name, asked.get(name));
  for (const name of FLAGS) board.toggleAttribute(name, asked.has(name) && asked.get(name) !== 'false');
  for (const name of EVENTS) board.addEventListener(name, ({ detail }) => tell(name, detail));
  new ResizeObserver(() => fit(board)).observe(board);
  addEventListener('resize', () => fit(board));
  const app = document.createElement('a');
  app.href = `../#/play?board=${encodeURIComponent(position).replaceAll('%3A', ':').replaceAll('%2F', '/')}`;
  app.target = '_blank';
  app.rel = 'noopener';
  app.textContent = 'Slidewise';
  const heading = document.createElement('h1');
  heading.textContent = asked.get('name') ?? 'Slidewise';
  const link = paragraph();
  link.className = 'app';
  link.append(app);
  main.append(heading, board, link);
}

/** The board that an address names; an id may stand in it as it is, although a part of it is encoded. */
function boardIn(query) {
  const written = /[?&]board=([^&]*)/.exec(query)?.[1] ?? '';
  const isId = /^[\w-]+:\w+:/.test(written) && !written.includes('%25');
  return isId ? written : asked.get('board');
}

function paragraph(text = '') {
  const made = document.createElement('p');
  made.textContent = text;
  return made;
}

/** Says to the page around this one what has happened. The pieces of a move are only of use in here. */
function tell(event, { slide: _, ...detail }) {
  if (parent !== window) parent.postMessage({ source: 'slidewise', event, ...detail }, '*');
}

/** As large as the frame, but for what stands below the board; a tree is scrolled to. */
function fit(board) {
  const tray = board.shadowRoot.querySelector('[part~="tray"]');
  if (tray === null || board.getAttribute('mode') === 'study') return;
  const { width, height } = tray.getBoundingClientRect();
  const rest = page.getBoundingClientRect().height - height;
  const wanted = Math.max(LEAST, Math.min(main.clientWidth, (width * (innerHeight - rest)) / height));
  if (Math.abs(wanted - width) >= 1) board.style.width = `${Math.floor(wanted)}px`;
}
