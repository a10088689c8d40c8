import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation } from 'react-router';
import { useLayer } from '#web/navigation/use-layer.ts';
import { isWaiting, keepAnswer, type Notice } from './notify.ts';

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

  // The page is about to be left, as when the session has ended: an entry would hold it back.
  const isStaying = useNavigation().state === 'idle' && !isHeldUp;
  const hasEntered = useRef(false);
  const enter = useEffectEvent(() => {
    if (hasEntered.current || !isWaiting(id)) return;
    hasEntered.current = true;
    entry.open(String(id));
  });
  useEffect(() => {
    if (!isStaying) return;
    // Whoever leaves has said so by then.
    const timer = setTimeout(enter);
    return () => clearTimeout(timer);
  }, [isStaying]);

  const leave = useEffectEvent(() => entry.close());
  const isDone = isEntered && answer !== undefined;
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);

  return (given) => (hasEntered.current ? keepAnswer(id, given) : settle(given));
}
