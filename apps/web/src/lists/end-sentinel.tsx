import { useEffect, useEffectEvent, useRef } from 'react';

/** How far below the screen the next page is asked for. */
const lookahead = '0px 0px 400px';

/**
 * Reports once it is near the screen. Mount a fresh one after each fetch (`key`): an end that stays
 * in view after a short page, or that came into view while the list was fetched again, would otherwise
 * report nothing.
 */
export function EndSentinel({ onReach }: { onReach: () => void }) {
  const target = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReach);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reached();
      },
      { root: element.closest('[data-list-pane]'), rootMargin: lookahead },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return <div ref={target} aria-hidden="true" />;
}
