import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const patience = 3_000;

/** After a change of page, puts the focus on its h1, which may come only with its data. */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    let taken = focusHeading();
    const observer = new MutationObserver(() => {
      // The h1 of a page that waits for its data gives way to the real one, and the focus falls out.
      if (!taken || document.activeElement === document.body) taken = focusHeading();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), patience);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname]);
}

/** True when there is nothing left to do: also where the page has put the focus itself. */
function focusHeading(): boolean {
  const active = document.activeElement;
  if (active?.closest('main, dialog')) return true;
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
