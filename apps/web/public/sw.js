// Keeps one page that says what is wrong when the app is opened without a connection. Of the app
// nothing else is kept: every page, call and image comes from the server, so nothing private stays behind.
importScripts('/sw-share.js');

const cacheName = 'offline-7f5187c7';
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
  if (request.mode === 'navigate') {
    event.respondWith(self.isShare(request) ? self.takeShare(request) : openPage(event));
  } else if (new URL(request.url).pathname === '/offline.js') event.respondWith(fromKept(request));
});

// A push without readable content still has to show something: the browser requires it.
self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(readPush(event.data)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openApp(event.notification.data?.link));
});

function readPush(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

async function showNotice({ title = '새 알림이 있어요', body = '', link, tag, unread }) {
  if (typeof unread === 'number') await self.navigator.setAppBadge?.(unread).catch(() => undefined);
  await self.registration.showNotification(title, {
    body,
    // A newer line about the same thing takes the place of the older one, and rings again.
    ...(tag ? { tag, renotify: true } : {}),
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    lang: 'ko',
    data: { link },
  });
}

/** Goes to the page in the window that is there, or in a new one. A link never leaves the app. */
async function openApp(link) {
  const url = new URL(typeof link === 'string' ? link : '/notice', self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => one.visibilityState === 'visible') ?? windows[0];
  if (open === undefined) return self.clients.openWindow(url.href);
  // Some browsers refuse; the page is right all the same.
  await open.focus().catch(() => undefined);
  if (!(await goesThere(open, url.pathname + url.search))) await open.navigate(url.href);
}

/**
 * Asks the app to go to the page itself, without loading everything again: unsaved work can be asked
 * about. Returns whether it answered within a second; an app that is still loading does not.
 */
function goesThere(window, path) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), 1000);
    window.postMessage({ type: 'open', path }, [port2]);
  });
}

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
