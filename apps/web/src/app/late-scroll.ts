import { isRecord } from '#web/lib/is-record.ts';

const longestWait = 5_000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * After a reload, the router restores the scroll position before the lists have loaded, when the
 * page is still too short. Repeat this while the page grows.
 */
export function restoreScrollLate(): void {
  reachWhileGrowing(document.documentElement, document.body, savedPosition());
}

export function reachWhileGrowing(scroller: Element, content: Element, target: number): () => void {
  const observer = new ResizeObserver(() => {
    scroller.scrollTop = target;
    if (Math.abs(scroller.scrollTop - target) < 2) stop();
  });
  const timer = setTimeout(stop, longestWait);

  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    for (const move of ownMoves) window.removeEventListener(move, stop);
  }

  for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
  if (target > scroller.scrollTop) observer.observe(content);
  else stop();
  return stop;
}

function savedPosition(): number {
  const stored: unknown = JSON.parse(
    sessionStorage.getItem('react-router-scroll-positions') ?? '{}',
  );
  const position = isRecord(stored) ? stored[window.history.state?.key] : undefined;
  return typeof position === 'number' ? position : 0;
}
