import { useEffect, useState } from 'react';
import { TopBar, type TopBarProps } from './top-bar.tsx';

const bannerEdge = 40;

export function FloatingTopBar(props: Omit<TopBarProps, 'variant'>) {
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const update = () => setScrolled(window.scrollY > bannerEdge);
    // Read `scrollY` in the next frame: reading it now would force an additional layout.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, []);

  return <TopBar {...props} variant={scrolled ? 'raised' : 'transparent'} />;
}
