import { useEffect, useState } from 'react';
import { TopBar, type TopBarProps } from './top-bar.tsx';

const bannerEdge = 40;

export function FloatingTopBar(props: Omit<TopBarProps, 'variant'>) {
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const update = () => setScrolled(window.scrollY > bannerEdge);
    // Read in the next frame, which does layout anyway; reading now would force another.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, []);

  return <TopBar {...props} variant={scrolled ? 'raised' : 'transparent'} />;
}
