/** Registers public/sw.js, which keeps a page for starts without a connection. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The app works without it, so a refusal is ignored.
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // Not before everything the first page needs is loaded.
  window.addEventListener('load', register, { once: true });
}
