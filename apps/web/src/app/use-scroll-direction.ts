import { useEffect } from 'react';

/**
 * Sets an attribute for the style sheet of the bottom bar: React state would render on every change
 * of direction.
 */
export function useScrollDirection(): void {
  useEffect(() => {
    let last = window.scrollY;
    const update = () => {
      const { scrollY } = window;
      const { documentElement } = document;
      if (scrollY !== last) documentElement.toggleAttribute('data-scrolled-down', scrollY > last);
      last = scrollY;
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
}
