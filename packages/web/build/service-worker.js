// Keeps the whole app in a cache of its own version: after the first visit it needs no network. The build fills in the version
// and the files.
const HOME = new URL('./', self.location.href);
// Several copies may live on one host, each under its own path.
const OURS = `slidewise ${HOME.pathname} `;
const NAME = `${OURS}${'VERSION'}`;
const FILES = ['FILES'];
// What is loaded when it is asked for is kept from then on, whatever the version: its name changes with its content.
const LATER = new Set(['LATER'].map((file) => new URL(file, HOME).href));
const KEPT = `${OURS}later`;

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(answer(request));
});

// A page asks for the change when its user does: a version never changes under a game.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

async function keepAll() {
  const cache = await caches.open(NAME);
  // Past the browser's own cache: the files belong together.
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(OURS) && name !== NAME && name !== KEPT).map((name) => caches.delete(name)),
  );
  if (!names.includes(KEPT)) return;
  const cache = await caches.open(KEPT);
  const old = (await cache.keys()).filter(({ url }) => !LATER.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function answer(request) {
  if (LATER.has(request.url)) return answerLater(request);
  // A cache that cannot be read, on a busy or full device, must not cost the page: the network has it, too.
  const kept = await keptFile(request).catch(() => undefined);
  return kept ?? fetch(request);
}

async function keptFile(request) {
  const cache = await caches.open(NAME);
  const { pathname } = new URL(request.url);
  const isPage = pathname === HOME.pathname || pathname === `${HOME.pathname}index.html`;
  return cache.match(isPage ? HOME.href : request, { ignoreSearch: true });
}

async function answerLater(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  // A full device keeps nothing more, and the boards are there all the same.
  if (response.ok) await cache.put(request, response.clone()).catch(() => {});
  return response;
}
