// Keeps one page that says what is wrong when the app is opened without a connection. Nothing else
// is kept: every page, call and image comes from the server, so nothing private stays behind.
const cacheName = 'offline-2e65d60e';
const offlinePage = '/offline.html';
const kept = [offlinePage, '/offline.js'];

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage());
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (new URL(request.url).pathname === '/offline.js') event.respondWith(fromKept(request));
});

async function keepOfflinePage() {
  const cache = await caches.open(cacheName);
  await cache.addAll(kept.map((path) => new Request(path, { cache: 'reload' })));
}

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  // The browser asks the server while this wakes up, so opening a page takes no longer.
  await self.registration.navigationPreload?.enable();
}

async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return fromKept(offlinePage);
  }
}

async function fromKept(request) {
  return (await caches.match(request)) ?? fetch(request);
}
