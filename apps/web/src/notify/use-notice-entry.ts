import { useEffect, useEffectEvent, useRef } from 'react';
import { useLayer } from '#web/navigation/use-layer.ts';
import { keepAnswer, type Notice } from './notify.ts';

/**
 * Makes a notice an entry of the history: Back closes it and stays on the page. `isHeldUp`: a change
 * of page waits for it, so there is none. The returned function gives the answer, which waits until
 * the entry has left the history.
 */
export function useNoticeEntry(
  { id, answer, settle }: Notice,
  isHeldUp = false,
): (answer: boolean) => void {
  const entry = useLayer((held) => (held === String(id) ? held : null), 'question');
  const isEntered = entry.layer !== null;

  const hasAsked = useRef(false);
  const enter = useEffectEvent(() => {
    if (isHeldUp || hasAsked.current) return;
    hasAsked.current = true;
    entry.open(String(id));
  });
  useEffect(() => enter(), []);

  const leave = useEffectEvent(() => entry.close());
  const isDone = isEntered && answer !== undefined;
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);

  return (given) => (isHeldUp ? settle(given) : keepAnswer(id, given));
}
