import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { SkipLink } from '#web/ui/layout/skip-link.tsx';

export function PageAids({ firstPath }: { firstPath: string }) {
  useHeadingFocus(firstPath);
  useScrollDirection();
  useLoadingMark();
  return <SkipLink />;
}

/**
 * Sets an attribute for the style sheet of the bottom bar: React state would render on every change
 * of direction.
 */
function useScrollDirection(): void {
  useEffect(() => {
    let last = 0;
    // Read in the next frame, when the browser computes the layout anyway: reading now would
    // compute it twice.
    const frame = requestAnimationFrame(() => {
      last = window.scrollY;
    });
    const update = () => {
      const { scrollY } = window;
      const { documentElement } = document;
      if (scrollY !== last) documentElement.toggleAttribute('data-scrolled-down', scrollY > last);
      last = scrollY;
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, []);
}

/** Marks the pressed link or button until the code of the next screen has loaded. */
function useLoadingMark(): void {
  const pressed = useRef<Element | null>(null);
  const isLoading = useNavigation().state === 'loading';

  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      pressed.current = target instanceof Element ? target.closest('a, button') : null;
    };
    document.addEventListener('click', remember, { capture: true });
    return () => document.removeEventListener('click', remember, { capture: true });
  }, []);

  useEffect(() => {
    const marked = pressed.current;
    if (!isLoading || !marked) return;
    marked.setAttribute('data-loading', '');
    return () => marked.removeAttribute('data-loading');
  }, [isLoading]);
}

const longestWait = 3_000;

function useHeadingFocus(firstPath: string): void {
  const { pathname } = useLocation();
  const lastPath = useRef(firstPath);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    let taken = focusHeading();
    const observer = new MutationObserver(() => {
      // A page that has loaded replaces its h1, which loses the focus. So focus the new h1.
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

function focusHeading(): boolean {
  const active = document.activeElement;
  if (active?.closest('#main, dialog')) return true;
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
