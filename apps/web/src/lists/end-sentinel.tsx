import { useEffect, useEffectEvent, useRef } from 'react';

/** How far below the screen the next page loads. */
const lookahead = '0px 0px 400px';

/**
 * Fires once when it is near the screen. Mount a new one after each fetch (`key`): an end that
 * stays in view would otherwise not fire again.
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
