import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useKeepEntry } from '#web/lib/kept-entry.ts';
import { appMessages } from '#web/lib/messages/app.ts';
import { confirm } from '#web/lib/notify.ts';
import { isLoggedIn } from '#web/lib/session.ts';

/**
 * Asks before unsaved work is left; the returned function lets the next step pass unasked.
 * Where the session ends meanwhile nobody can be asked: the values are kept for the next login.
 */
export function useLeaveQuestion(unsaved: boolean, values: unknown): () => void {
  useKeepEntry(values, unsaved);
  const allowed = useRef(false);
  // Whose session has ended cannot stay to save anything.
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
      title: appMessages.leaveQuestion,
      cancelLabel: appMessages.keepWriting,
      confirmLabel: appMessages.leave,
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
