import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

/**
 * A sheet or dialog over a page. Each layer is a history entry, so that Back closes the layer and
 * stays on the page. `read` returns null for layers of other components.
 */
export function useLayer<Layer extends string | object>(
  read: (held: unknown) => Layer | null,
  slot: 'layer' | 'question' = 'layer',
) {
  const location = useLocation();
  const { state, search } = location;
  const navigate = useNavigate();
  const held: unknown = state?.[slot];
  const layer = read(held);
  const isOpen = layer !== null;

  // Add and remove only one history entry per layer, because a second step back would leave the
  // page. A dialog closed by Back calls `close` again when it unmounts, and a second click may
  // arrive before the first navigation is rendered: the entry is undefined until then.
  const entry = useRef<Location | null>(undefined);
  useLayoutEffect(() => {
    entry.current = isOpen ? location : null;
  }, [isOpen, location]);

  const next = useRef<() => void>(undefined);
  const [hasNext, setHasNext] = useState(false);
  const doNext = useEffectEvent(() => {
    setHasNext(false);
    const then = next.current;
    next.current = undefined;
    then?.();
  });
  const isDue = hasNext && !isOpen;
  // Closing this layer closes every open confirmation, so call `next`, which may open one, later.
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(doNext);
    return () => clearTimeout(timer);
  }, [isDue]);
  // Also call `next` on unmount: in a wide window, closing the layer may move its page to the other
  // pane, where the page is mounted again.
  useEffect(() => () => void setTimeout(() => next.current?.()), []);

  function open(opened: Layer, replace = held !== undefined): void {
    if (!replace) {
      if (entry.current === undefined) return;
      entry.current = undefined;
    }
    const to = { state: { ...state, [slot]: opened }, replace, preventScrollReset: true };
    void navigate({ search }, to);
  }

  /** Calls `then` after the navigation, which closes every open confirmation. */
  function close(then?: () => void): void {
    if (then) {
      next.current = then;
      setHasNext(true);
    }
    if (!entry.current) return;
    entry.current = undefined;
    void navigate(-1);
  }

  return { layer, open, close };
}

/**
 * `wasOpened` stays true after closing, so that lazy content stays mounted for its exit animation.
 */
export function useNamedLayer(name: string) {
  const { layer, open, close } = useLayer((held) => (held === name ? name : null));
  const isOpen = layer !== null;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return { isOpen, wasOpened, open: () => open(name), close };
}
