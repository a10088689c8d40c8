import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { leavingMessages } from '#web/domain/copy/leaving.ts';
import { confirm } from '#web/notify/notify.ts';
import { isLoggedIn } from '#web/session/session.ts';
import { useKeepDraft } from './kept-draft.ts';

/**
 * Asks before unsaved work is left; the returned function lets the next navigation pass unasked.
 * When the session ends meanwhile, the values are kept for the next login instead.
 */
export function useUnsavedChangesPrompt(unsaved: boolean, values: unknown): () => void {
  useKeepDraft(values, unsaved);
  const allowed = useRef(false);
  // A member whose session has ended cannot stay to save anything.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      !allowed.current &&
      isLoggedIn() &&
      currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: leavingMessages.question,
      cancelLabel: leavingMessages.keepWriting,
      confirmLabel: leavingMessages.leave,
      isAboutLeaving: true,
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  return () => {
    allowed.current = true;
  };
}
