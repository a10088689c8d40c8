import { LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

type EnterBarProps = {
  link: string;
  room: ReactNode;
};

export function EnterBar({ link, room }: EnterBarProps) {
  return (
    <ActionBar>
      {room}
      <ButtonLink full to={link} target="_blank" rel="noreferrer" icon={<LogIn />}>
        입장하기
      </ButtonLink>
    </ActionBar>
  );
}
