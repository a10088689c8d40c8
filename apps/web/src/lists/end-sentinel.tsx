import { useEffect, useEffectEvent, useRef } from 'react';

const lookahead = '0px 0px 400px';

/**
 * Mount a new sentinel (`key`) after each fetch: an IntersectionObserver does not fire again while
 * the sentinel stays in view.
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
