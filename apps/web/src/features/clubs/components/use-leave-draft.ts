import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { appMessages } from '#web/lib/messages/app.ts';
import { confirm } from '#web/lib/notify.ts';
import { isLoggedIn } from '#web/lib/session.ts';
import { forgetWholeDraft } from '../model/draft-banner.ts';

const stays = ['/azit/create', '/azit/preview'];

/** Asks before an unfinished club is given up. Preview and reload keep it, so they are not asked. */
export function useLeaveDraft(unsaved: boolean): void {
  const blocker = useBlocker(
    ({ nextLocation }) => unsaved && isLoggedIn() && !stays.includes(nextLocation.pathname),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: appMessages.leaveQuestion,
      cancelLabel: appMessages.keepWriting,
      confirmLabel: appMessages.leave,
    }).then((leave) => {
      if (!leave) return blocker.reset();
      forgetWholeDraft();
      blocker.proceed();
    });
  }, [blocker]);
}
