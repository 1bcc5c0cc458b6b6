// Keeps the whole app in a cache of its own version: after the first visit it needs no network. The build fills in the version
// and the files.
const HOME = new URL('./', self.location.href);
// Several copies may live on one host, each under its own path.
const OURS = `slidewise ${HOME.pathname} `;
const NAME = `${OURS}${'VERSION'}`;
const FILES = ['FILES'];

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
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== NAME).map((name) => caches.delete(name)));
}

async function answer(request) {
  const cache = await caches.open(NAME);
  const { pathname } = new URL(request.url);
  const isPage = pathname === HOME.pathname || pathname === `${HOME.pathname}index.html`;
  const kept = await cache.match(isPage ? HOME.href : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}
