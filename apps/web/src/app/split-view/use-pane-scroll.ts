import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router';
import * as z from 'zod/mini';
import { reachWhileGrowing } from '#web/app/late-scroll.ts';

const storageKey = 'panePositions';
const storedPositions = z.catch(z.record(z.string(), z.number()), {});
const positions = new Map(
  Object.entries(storedPositions.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'))),
);

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
    const target = positions.get(list.key) ?? 0;
    scroller.scrollTop = target;
    return reachWhileGrowing(scroller, content, target);
  }, [pane, list, type]);

  useEffect(() => {
    const scroller = pane.current;
    if (!scroller) return;
    const record = () => void positions.set(shown.current?.key ?? '', scroller.scrollTop);
    scroller.addEventListener('scroll', record, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      scroller.removeEventListener('scroll', record);
      window.removeEventListener('pagehide', store);
    };
  }, [pane]);
}

function store(): void {
  sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)));
}
