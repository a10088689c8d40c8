import { useEffect, useState } from 'react';
import { TopBar, type TopBarProps } from './top-bar.tsx';

/** Scrolled further than this, the bar would lie on text. */
const bannerEdge = 40;

/** Floats over a banner, and gets a surface as soon as the page is scrolled under it. */
export function FloatingTopBar(props: Omit<TopBarProps, 'variant'>) {
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const update = () => setScrolled(window.scrollY > bannerEdge);
    // In the next frame, which lays the page out anyway: asked for at once, it costs a layout more.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, []);

  return <TopBar {...props} variant={scrolled ? 'raised' : 'transparent'} />;
}
