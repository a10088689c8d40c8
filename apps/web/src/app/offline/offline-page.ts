/**
 * Makes the service worker cache the offline page. Returns false if no service worker can be
 * registered, as in some private windows and on pages without https.
 */
export async function cacheOfflinePage(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  await pageIsLoaded();
  const registration: unknown = await navigator.serviceWorker
    .register('/sw.js')
    .catch(() => undefined);
  return registration !== undefined;
}

/** The app may start after the load event, so check `readyState` first. */
async function pageIsLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
