import { type RefObject, useEffect } from 'react';

export function useVisibleHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const element = ref.current;
    if (!viewport || !element) return;
    let fullHeight = window.innerHeight;
    const adapt = () => {
      // Zooming in also shrinks the visual viewport, without a keyboard.
      if (viewport.scale > 1.01) return;
      fullHeight = Math.max(fullHeight, window.innerHeight);
      const isCovered = viewport.height < window.innerHeight - 1;
      const hasKeyboard = isCovered || window.innerHeight < fullHeight * 0.75;
      element.style.height = isCovered ? `${viewport.height}px` : '';
      element.toggleAttribute('data-keyboard', hasKeyboard);
      if (isCovered && viewport.offsetTop > 0) window.scrollTo(0, 0);
    };
    const reset = () => {
      fullHeight = window.innerHeight;
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
