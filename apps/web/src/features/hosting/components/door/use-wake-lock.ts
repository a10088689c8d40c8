import { useEffect } from 'react';

/** Keeps the screen on. Browsers release the lock when the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    async function request() {
      if (document.visibilityState !== 'visible') return;
      // Refused on low battery; older browsers have no wake lock.
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isOver) void lock?.release();
    }
    const update = () => void request();
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', update);
      void lock?.release();
    };
  }, []);
}
