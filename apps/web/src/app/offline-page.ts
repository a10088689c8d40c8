/** Lets the browser keep the page for a start without a connection; see public/sw.js. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it the app works all the same: a browser that refuses is no failure.
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // After everything the first page needs.
  window.addEventListener('load', register, { once: true });
}
