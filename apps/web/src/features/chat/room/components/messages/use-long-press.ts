import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const pressMs = 450;
const slack = 10;

export function useLongPress(onPress: (() => void) | null) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0, isTouch: false, isDone: false });
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!onPress) return {};

  function press(): void {
    clearTimeout(timer.current);
    if (start.current.isDone) return;
    start.current.isDone = true;
    ignoreClicksUntilNextPress();
    onPress?.();
  }
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ clientX, clientY, pointerType }: PointerEvent) => {
      const isTouch = pointerType === 'touch';
      start.current = { x: clientX, y: clientY, isTouch, isDone: false };
      clearTimeout(timer.current);
      if (isTouch) timer.current = setTimeout(press, pressMs);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current;
      if (Math.hypot(clientX - x, clientY - y) > slack) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // Android reports a long press as a context menu, which opens the menu of the message. Let the
    // right click of a mouse open the browser's menu.
    onContextMenu: (event: MouseEvent) => {
      if (!start.current.isTouch) return;
      event.preventDefault();
      press();
    },
  };
}

/**
 * The finger still lies on the screen when the menu opens: lifting it must not click a row of the
 * menu.
 */
function ignoreClicksUntilNextPress(): void {
  const ignored = new AbortController();
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const end = () => ignored.abort();
  const options = { capture: true, signal: ignored.signal };
  window.addEventListener('click', ignore, options);
  window.addEventListener('pointerdown', end, options);
  window.addEventListener('keydown', end, options);
}
