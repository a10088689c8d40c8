import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation } from 'react-router';
import { useLayer } from '#web/navigation/use-layer.ts';
import { isWaiting, type Notice, storeAnswer } from './notify.ts';

/**
 * Makes a notice a history entry: Back closes it and stays on the page. `isHeldUp` means a
 * navigation is waiting for it, so no entry is added. The returned function answers once the entry
 * has left the history.
 */
export function useNoticeEntry(
  { id, answer, settle }: Notice,
  isHeldUp = false,
): (answer: boolean) => void {
  const entry = useLayer((held) => (held === String(id) ? held : null), 'question');
  const isEntered = entry.layer !== null;

  // The page is about to be left, as when the session expired: an entry would block that.
  const isStaying = useNavigation().state === 'idle' && !isHeldUp;
  const hasEntered = useRef(false);
  const enter = useEffectEvent(() => {
    if (hasEntered.current || !isWaiting(id)) return;
    hasEntered.current = true;
    entry.open(String(id));
  });
  useEffect(() => {
    if (!isStaying) return;
    // By then a navigation away has started.
    const timer = setTimeout(enter);
    return () => clearTimeout(timer);
  }, [isStaying]);

  const leave = useEffectEvent(() => entry.close());
  const isDone = isEntered && answer !== undefined;
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);

  return (given) => (hasEntered.current ? storeAnswer(id, given) : settle(given));
}
