import { type RefObject, useEffect } from 'react';

/**
 * Makes the element as tall as what the keyboard of a phone leaves of the screen, where the browser
 * lays the keyboard over the page, and marks it `data-keyboard` meanwhile.
 */
export function useVisibleHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const element = ref.current;
    if (!viewport || !element) return;
    const whole = { height: window.innerHeight };
    const adapt = () => {
      // Somebody who zooms in wants to see a part of the page.
      if (viewport.scale > 1.01) return;
      whole.height = Math.max(whole.height, window.innerHeight);
      const isCovered = viewport.height < window.innerHeight - 1;
      const hasKeyboard = isCovered || window.innerHeight < whole.height * 0.75;
      element.style.height = isCovered ? `${viewport.height}px` : '';
      element.toggleAttribute('data-keyboard', hasKeyboard);
      if (isCovered && viewport.offsetTop > 0) window.scrollTo(0, 0);
    };
    const reset = () => {
      whole.height = window.innerHeight;
      adapt();
    };
    viewport.addEventListener('resize', adapt);
    viewport.addEventListener('scroll', adapt);
    window.addEventListener('orientationchange', reset);
    adapt();
    return () => {
      viewport.removeEventListener('resize', adapt);
      viewport.removeEventListener('scroll', adapt);
      window.removeEventListener('orientationchange', reset);
    };
  }, [ref]);
}
