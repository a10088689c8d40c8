import { useEffect } from 'react';

/**
 * Keeps the screen on. Browsers release the lock when the page is hidden, so it is requested again.
 */
export function useWakeLock(): void {
  useEffect(() => {
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    async function request() {
      if (document.visibilityState !== 'visible') return;
      // Browsers refuse the lock on low battery, and older browsers have none. Then the screen may
      // turn off.
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
