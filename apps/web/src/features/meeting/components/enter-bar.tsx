import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { meetingMessages } from '#web/domain/copy/meeting.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

type EnterBarProps = {
  link: string;
  /** Next to the main button: a link to the room for participants. */
  room: ReactNode;
};

/** The main button of an online meeting from ten minutes before its start until its end. */
export function EnterBar({ link, room }: EnterBarProps) {
  return (
    <ActionBar>
      {room}
      <ButtonLink full to={link} target="_blank" rel="noreferrer" icon={<LogIn aria-hidden />}>
        {meetingMessages.enter}
      </ButtonLink>
    </ActionBar>
  );
}
