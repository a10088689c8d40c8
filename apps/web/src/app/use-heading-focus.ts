import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A heading that appears later does not take the focus. */
const longestWait = 3_000;

/** Focuses the h1 after each navigation; it may appear only with its data. */
export function useHeadingFocus(firstPath: string): void {
  const { pathname } = useLocation();
  const lastPath = useRef(firstPath);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    let taken = focusHeading();
    const observer = new MutationObserver(() => {
      // The h1 of a loading page is replaced, and the focus is lost with it.
      if (!taken || document.activeElement === document.body) taken = focusHeading();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), longestWait);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname]);
}

/** Returns true if nothing is left to do, also if the page has set the focus itself. */
function focusHeading(): boolean {
  const active = document.activeElement;
  if (active?.closest('#main, dialog')) return true;
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
