import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router';
import { reachWhileGrowing } from '#web/app/late-scroll.ts';
import { positions } from './pane-positions.ts';

/**
 * A change on the same path, such as a filter, is ignored: the list itself then sets the scroll
 * position.
 */
export function usePaneScroll(pane: RefObject<HTMLElement | null>, list: Location): void {
  const type = useNavigationType();
  const shown = useRef<Location>(null);

  useLayoutEffect(() => {
    const scroller = pane.current;
    const before = shown.current;
    shown.current = list;
    const content = scroller?.firstElementChild;
    if (!scroller || !content || before?.key === list.key) return;
    if (before?.pathname === list.pathname && type !== 'POP') return;
    const target = positions.of(list.key);
    scroller.scrollTop = target;
    return reachWhileGrowing(scroller, content, target);
  }, [pane, list, type]);

  useEffect(() => {
    const scroller = pane.current;
    if (!scroller) return;
    const shouldRestore = () =>
      positions.shouldRestore(shown.current?.key ?? '', scroller.scrollTop);
    scroller.addEventListener('scroll', shouldRestore, { passive: true });
    window.addEventListener('pagehide', positions.store);
    return () => {
      scroller.removeEventListener('scroll', shouldRestore);
      window.removeEventListener('pagehide', positions.store);
    };
  }, [pane]);
}
