import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { leavingMessages } from '#web/domain/copy/leaving.ts';
import { forgetWholeDraft } from '#web/features/clubs/model/draft-banner.ts';
import { paths } from '#web/navigation/paths.ts';
import { confirm } from '#web/notify/notify.ts';
import { isLoggedIn } from '#web/session/session.ts';

const stays: readonly string[] = [paths.clubCreate, paths.clubPreview];

/** Preview and reload save the draft, so they need no prompt. */
export function useLeaveDraft(unsaved: boolean): void {
  const blocker = useBlocker(
    ({ nextLocation }) => unsaved && isLoggedIn() && !stays.includes(nextLocation.pathname),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: leavingMessages.question,
      cancelLabel: leavingMessages.continueWriting,
      confirmLabel: leavingMessages.leave,
      isAboutLeaving: true,
    }).then((leave) => {
      if (!leave) return blocker.reset();
      forgetWholeDraft();
      blocker.proceed();
    });
  }, [blocker]);
}
