import { isRecord } from '#web/lib/is-record.ts';

/** A tap on a notification goes to its page in the window that is open; public/sw.js asks for it. */
export function openFromNotifications(goTo: (path: string) => void): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (!isRecord(data) || data.type !== 'open' || typeof data.path !== 'string') return;
    // Tells the worker that nothing more is to be done.
    ports[0]?.postMessage(true);
    goTo(data.path);
  });
  // Messages wait until this is called, also those from before the app was ready.
  navigator.serviceWorker.startMessages();
}
