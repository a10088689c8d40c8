import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { scrollForTab } from '#web/features/feed/model/tab-scroll.ts';

/** Outlives the screen: the tabs keep their scroll positions while a club is open. */
const kept = new Map<string, number>();

/**
 * Keeps the scroll of each tab, and goes to the top of the list for another choice within a tab.
 * Put `anchor` on an empty element right above the tabs.
 */
export function useTabScroll(tab: string, choice: string) {
  const anchor = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);
  const chosen = useRef(choice);
  const arrival = useRef(useNavigationType());

  useLayoutEffect(() => {
    if (arrival.current !== 'POP') kept.clear();
  }, []);

  useLayoutEffect(() => {
    if (shown.current === tab) return;
    const left = kept.get(shown.current) ?? 0;
    shown.current = tab;
    if (!anchor.current) return;
    const stuckFrom = stickingPoint(anchor.current);
    scrollerOf(anchor.current).scrollTop = scrollForTab({ left, kept: kept.get(tab), stuckFrom });
  }, [tab]);

  useLayoutEffect(() => {
    if (chosen.current === choice) return;
    chosen.current = choice;
    if (!anchor.current) return;
    const stuckFrom = stickingPoint(anchor.current);
    const scroller = scrollerOf(anchor.current);
    if (scroller.scrollTop > stuckFrom) scroller.scrollTop = stuckFrom;
  }, [choice]);

  function keepScroll(): void {
    if (anchor.current) kept.set(shown.current, scrollerOf(anchor.current).scrollTop);
  }

  return { anchor, keepScroll };
}

function stickingPoint(anchor: HTMLElement): number {
  const bar = Number.parseFloat(getComputedStyle(anchor).scrollMarginTop) || 0;
  return anchor.getBoundingClientRect().top + scrollerOf(anchor).scrollTop - bar;
}

/** The page, or on wide screens the pane in which the list stands. */
function scrollerOf(anchor: HTMLElement): Element {
  return anchor.closest('[data-list-pane]') ?? document.documentElement;
}
