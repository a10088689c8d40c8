import { useEffect, useRef, useState } from 'react';
import { TopBar, type TopBarProps } from './top-bar.tsx';

const bannerEdge = 40;

export function FloatingTopBar(props: Omit<TopBarProps, 'variant'>) {
  const [scrolled, setScrolled] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const pane = anchor.current?.closest('[data-list-pane]');
    const update = () => setScrolled((pane?.scrollTop ?? window.scrollY) > bannerEdge);
    // Read the position in the next frame: reading it now would force an additional layout.
    const frame = requestAnimationFrame(update);
    const scroller = pane ?? window;
    scroller.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      scroller.removeEventListener('scroll', update);
    };
  }, []);

  return (
    <>
      <span ref={anchor} hidden />
      <TopBar {...props} variant={scrolled ? 'raised' : 'transparent'} />
    </>
  );
}
