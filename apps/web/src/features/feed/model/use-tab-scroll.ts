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
    window.scrollTo(0, scrollForTab({ left, kept: kept.get(tab), stuckFrom }));
  }, [tab]);

  useLayoutEffect(() => {
    if (chosen.current === choice) return;
    chosen.current = choice;
    if (!anchor.current) return;
    const stuckFrom = stickingPoint(anchor.current);
    if (window.scrollY > stuckFrom) window.scrollTo(0, stuckFrom);
  }, [choice]);

  return { anchor, keepScroll: () => void kept.set(shown.current, window.scrollY) };
}

function stickingPoint(anchor: HTMLElement): number {
  const bar = Number.parseFloat(getComputedStyle(anchor).scrollMarginTop) || 0;
  return anchor.getBoundingClientRect().top + window.scrollY - bar;
}
