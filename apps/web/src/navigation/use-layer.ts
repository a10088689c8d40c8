import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isRecord } from '#web/lib/is-record.ts';

/**
 * A sheet or dialog over a page, one at a time. It is a history entry, so that Back closes it and
 * stays on the page. `read` returns null for layers of other components. A confirmation lies above
 * both under its own `slot`.
 */
export function useLayer<Layer extends string | object>(
  read: (held: unknown) => Layer | null,
  slot: 'layer' | 'question' = 'layer',
) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const held = isRecord(state) ? state[slot] : undefined;
  const layer = read(held);
  const isOpen = layer !== null;

  // A dialog closed by Back reports once more when it unmounts; a second close may also come before
  // the first navigation ends. Neither may go back further.
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
  // The timer waits for the navigation to end, which closes every confirmation on screen.
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(doNext);
    return () => clearTimeout(timer);
  }, [isDue]);

  /** `replace` for a layer that replaces one opened by the URL. */
  function open(opened: Layer, replace = held !== undefined): void {
    const others = isRecord(state) ? state : {};
    const to = { state: { ...others, [slot]: opened }, replace, preventScrollReset: true };
    void navigate({ search }, to);
  }

  /**
   * Calls `then` once the layer has left the history: earlier, a confirmation would close with it.
   */
  function close(then?: () => void): void {
    if (then) setNext(() => then);
    if (!isClosable.current) return;
    isClosable.current = false;
    void navigate(-1);
  }

  return { layer, open, close };
}

/**
 * For a layer that is either open or closed. `wasOpened` stays true after the first opening, so
 * that lazily loaded content stays mounted for its exit motion.
 */
export function useNamedLayer(name: string) {
  const { layer, open, close } = useLayer((held) => (held === name ? name : null));
  const isOpen = layer !== null;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return { isOpen, wasOpened, open: () => open(name), close };
}
