import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { scrollForTab } from '#web/features/feed/model/tab-scroll.ts';

/**
 * Stored in the module, because the scroll positions of the tabs must not be lost while a club is
 * open.
 */
const saved = new Map<string, number>();

export function useTabScroll(tab: string, choice: string) {
  const anchor = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);
  const chosen = useRef(choice);
  const arrival = useRef(useNavigationType());

  useLayoutEffect(() => {
    if (arrival.current !== 'POP') saved.clear();
  }, []);

  useLayoutEffect(() => {
    if (shown.current === tab) return;
    const left = saved.get(shown.current) ?? 0;
    shown.current = tab;
    if (!anchor.current) return;
    const stuckFrom = stickingPoint(anchor.current);
    findScroller(anchor.current).scrollTop = scrollForTab({
      left,
      saved: saved.get(tab),
      stuckFrom,
    });
  }, [tab]);

  useLayoutEffect(() => {
    if (chosen.current === choice) return;
    chosen.current = choice;
    if (!anchor.current) return;
    const stuckFrom = stickingPoint(anchor.current);
    const scroller = findScroller(anchor.current);
    if (scroller.scrollTop > stuckFrom) scroller.scrollTop = stuckFrom;
  }, [choice]);

  function saveScroll(): void {
    if (anchor.current) saved.set(shown.current, findScroller(anchor.current).scrollTop);
  }

  return { anchor, saveScroll };
}

function stickingPoint(anchor: HTMLElement): number {
  const bar = Number.parseFloat(getComputedStyle(anchor).scrollMarginTop) || 0;
  return anchor.getBoundingClientRect().top + findScroller(anchor).scrollTop - bar;
}

function findScroller(anchor: HTMLElement): Element {
  return anchor.closest('[data-list-pane]') ?? document.documentElement;
}
