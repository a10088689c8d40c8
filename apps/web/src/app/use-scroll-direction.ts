import { useEffect } from 'react';

/** Marks the document for the bottom bar; an attribute does not render anything again. */
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
