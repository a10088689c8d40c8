// Caches one page that explains a missing connection. Everything else comes from the server, so
// nothing private stays on the device.
importScripts('/sw-share.js');

// The build appends a hash of the cached files, so that a changed file leads to a new cache.
const cacheName = 'offline';
const offlinePage = '/offline.html';
const cachedFiles = [offlinePage, '/offline.js'];

self.addEventListener('install', (event) => {
  event.waitUntil(cacheOfflinePage());
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') {
    event.respondWith(respondToNavigation(event));
  } else if (new URL(request.url).pathname === '/offline.js') event.respondWith(fromCache(request));
});

// The browser requires a notification for every push, so show one even for a push without readable
// content.
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
    // A newer notification about the same thing replaces the older one and alerts again.
    ...(tag ? { tag, renotify: true } : {}),
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    lang: 'ko',
    data: { link },
  });
}

/** Opens the page in the existing window or a new one. A link never leaves the app. */
async function openApp(link) {
  const url = new URL(typeof link === 'string' ? link : '/notice', self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((one) => one.visibilityState === 'visible') ?? windows[0];
  if (open === undefined) return self.clients.openWindow(url.href);
  // Ignore a refused focus: the window is open and can still navigate.
  await open.focus().catch(() => undefined);
  if (!(await navigateInApp(open, url.pathname + url.search))) await open.navigate(url.href);
}

/**
 * Lets the app navigate without a reload, so that it can prompt about unsaved work. Returns whether
 * it responded within a second; an app that is still loading does not.
 */
function navigateInApp(window, path) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), 1000);
    window.postMessage({ type: 'open', path }, [port2]);
  });
}

async function cacheOfflinePage() {
  const cache = await caches.open(cacheName);
  await cache.addAll(cachedFiles.map((path) => new Request(path, { cache: 'reload' })));
}

async function removeOldCaches() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  // With navigation preload, the browser requests a page while the worker starts, so the worker
  // causes no delay.
  await self.registration.navigationPreload?.enable();
}

function respondToNavigation(event) {
  if (self.isShare(event.request)) return self.takeShare(event.request);
  const load = () => openPage(event);
  return self.isSharedPage(event.request) ? self.openSharedPage(load) : load();
}

async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return fromCache(offlinePage);
  }
}

async function fromCache(request) {
  return (await caches.match(request)) ?? fetch(request);
}
