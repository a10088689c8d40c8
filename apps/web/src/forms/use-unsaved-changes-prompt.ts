import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { leavingMessages } from '#web/domain/copy/leaving.ts';
import { closeNotices, confirm } from '#web/notify/notify.ts';
import { isLoggedIn } from '#web/session/session.ts';
import { useSaveDraft } from './saved-draft.ts';

/** Prompts before unsaved input is lost. The returned function lets one navigation pass. */
export function useUnsavedChangesPrompt(unsaved: boolean, values: unknown): () => void {
  useSaveDraft(values, unsaved);
  const allowed = useRef(false);
  // Without a session, do not prompt: the redirect to the login must pass, and useSaveDraft stores
  // the values.
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
      cancelLabel: leavingMessages.continueWriting,
      confirmLabel: leavingMessages.leave,
      isAboutLeaving: true,
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  // If the form is sent while the prompt is open, nothing is unsaved any more, so close the prompt.
  const isObsolete = blocker.state === 'blocked' && !unsaved;
  useEffect(() => {
    if (isObsolete) closeNotices();
  }, [isObsolete]);

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
