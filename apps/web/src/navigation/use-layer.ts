import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isRecord } from '#web/lib/is-record.ts';

/**
 * What lies over a page, a sheet or a dialog: one at a time. It is an entry of the history, so that
 * Back closes it and stays on the page. `read` returns null for a layer of somebody else. A question
 * lies over both, in a `place` of its own.
 */
export function useLayer<Layer extends string | object>(
  read: (held: unknown) => Layer | null,
  place: 'layer' | 'question' = 'layer',
) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const held = isRecord(state) ? state[place] : undefined;
  const layer = read(held);
  const isOpen = layer !== null;

  // A dialog that Back has closed says so once more when it leaves: that must not go back further.
  // Nor must a second closing, while the page is drawn again before the first has arrived.
  const isClosable = useRef(isOpen);
  useLayoutEffect(() => {
    isClosable.current = isOpen;
  }, [isOpen]);

  const [next, setNext] = useState<(() => void) | null>(null);
  const doNext = useEffectEvent(() => {
    setNext(null);
    next?.();
  });
  const isDue = next !== null && !isOpen;
  // The timer lets the change of location end, which closes every question on the screen.
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(doNext);
    return () => clearTimeout(timer);
  }, [isDue]);

  /** `replace` for one that takes the place of what the address itself has opened. */
  function open(opened: Layer, replace = held !== undefined): void {
    const kept = isRecord(state) ? state : {};
    const to = { state: { ...kept, [place]: opened }, replace, preventScrollReset: true };
    void navigate({ search }, to);
  }

  /** `then` is called when it has left the history: before, a question would be closed with it. */
  function close(then?: () => void): void {
    if (then) setNext(() => then);
    if (!isClosable.current) return;
    isClosable.current = false;
    void navigate(-1);
  }

  return { layer, open, close };
}

/**
 * For a layer that is open or not. `wasOpened` is true from the first opening on: what is loaded late
 * then stays, and leaves with a movement.
 */
export function useNamedLayer(name: string) {
  const { layer, open, close } = useLayer((held) => (held === name ? name : null));
  const isOpen = layer !== null;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return { isOpen, wasOpened, open: () => open(name), close };
}
