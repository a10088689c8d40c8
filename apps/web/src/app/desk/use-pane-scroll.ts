import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router';
import { reachWhileGrowing } from '#web/app/late-scroll.ts';
import { positions } from './pane-positions.ts';

/**
 * The pane scrolls by itself, and every entry of the history finds its list where it was left. A list
 * that changes in place, as by a filter, decides itself where it goes on.
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
    const keep = () => positions.keep(shown.current?.key ?? '', scroller.scrollTop);
    scroller.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('pagehide', positions.store);
    return () => {
      scroller.removeEventListener('scroll', keep);
      window.removeEventListener('pagehide', positions.store);
    };
  }, [pane]);
}
