/**
 * Registers public/sw.js, which keeps a page for starts without a connection, once everything the
 * first page needs is loaded. Returns whether the browser keeps that page: private windows and
 * addresses without https may refuse, and the app works without it.
 */
export async function keepOfflinePage(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  await pageIsLoaded();
  const registration: unknown = await navigator.serviceWorker
    .register('/sw.js')
    .catch(() => undefined);
  return registration !== undefined;
}

/** A page that brings its first view starts the app late: it may be loaded already. */
async function pageIsLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
