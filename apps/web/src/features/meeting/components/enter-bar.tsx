import { LogIn } from 'lucide-react';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

/** The main button of an online meeting from ten minutes before its start until its end. */
export function EnterBar({ link }: { link: string }) {
  return (
    <ActionBar>
      <ButtonLink full to={link} target="_blank" rel="noreferrer" icon={<LogIn aria-hidden />}>
        {meetingMessages.enter}
      </ButtonLink>
    </ActionBar>
  );
}
