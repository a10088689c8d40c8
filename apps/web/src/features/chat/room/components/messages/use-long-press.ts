import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const pressFor = 450;
const slack = 10;

/** A finger that rests; moving scrolls instead. Null has no menu. */
export function useLongPress(onPress: (() => void) | null) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0, isTouch: false, isDone: false });
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!onPress) return {};

  function press(): void {
    clearTimeout(timer.current);
    if (start.current.isDone) return;
    start.current.isDone = true;
    onPress?.();
  }
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ clientX, clientY, pointerType }: PointerEvent) => {
      const isTouch = pointerType === 'touch';
      start.current = { x: clientX, y: clientY, isTouch, isDone: false };
      clearTimeout(timer.current);
      if (isTouch) timer.current = setTimeout(press, pressFor);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current;
      if (Math.hypot(clientX - x, clientY - y) > slack) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // Android's own sign of a long press; a right click keeps the browser's menu.
    onContextMenu: (event: MouseEvent) => {
      if (!start.current.isTouch) return;
      event.preventDefault();
      press();
    },
    // The finger that is lifted after a long press opens nothing below it.
    onClickCapture: (event: MouseEvent) => {
      if (start.current.isTouch && start.current.isDone) event.preventDefault();
      if (start.current.isTouch && start.current.isDone) event.stopPropagation();
    },
  };
}
