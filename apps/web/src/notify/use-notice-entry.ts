import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation } from 'react-router';
import { useLayer } from '#web/navigation/use-layer.ts';
import { isWaiting, type Notice, storeAnswer } from './notify.ts';

/**
 * Adds a history entry for a notice, so that Back closes the notice and stays on the page. A notice
 * that blocks a navigation (`isAboutLeaving`) gets no entry.
 */
export function useNoticeEntry(
  { id, answer, settle }: Notice,
  isAboutLeaving = false,
): (answer: boolean) => void {
  const entry = useLayer((held) => (held === String(id) ? held : null), 'question');
  const isEntered = entry.layer !== null;

  // Add no entry during a navigation, such as the redirect of an expired session: the entry would
  // cancel that navigation.
  const isStaying = useNavigation().state === 'idle' && !isAboutLeaving;
  const hasEntered = useRef(false);
  const enter = useEffectEvent(() => {
    if (hasEntered.current || !isWaiting(id)) return;
    hasEntered.current = true;
    entry.open(String(id));
  });
  useEffect(() => {
    if (!isStaying) return;
    // Wait one task: a navigation that starts together with the notice is then pending and must not
    // be cancelled.
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
