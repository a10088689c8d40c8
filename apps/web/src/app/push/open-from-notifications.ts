import { isRecord } from '#web/lib/is-record.ts';

/** Opens a tapped notification's page in the open window, on request of public/sw.js. */
export function openFromNotifications(goTo: (path: string) => void): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (!isRecord(data) || data.type !== 'open' || typeof data.path !== 'string') return;
    // The worker then does nothing more.
    ports[0]?.postMessage(true);
    goTo(data.path);
  });
  // Messages queue until this call, including those from before the app was ready.
  navigator.serviceWorker.startMessages();
}
