/** Private windows and pages without https may refuse the service worker. */
export async function cacheOfflinePage(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  await pageIsLoaded();
  const registration: unknown = await navigator.serviceWorker
    .register('/sw.js')
    .catch(() => undefined);
  return registration !== undefined;
}

/** A page with a first view starts the app late, so the load event may already have fired. */
async function pageIsLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}
