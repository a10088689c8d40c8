import { MessageCircle } from 'lucide-react';
import { deskMessages } from '#web/domain/copy/desk.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { HomeIcon } from '#web/ui/media/nav-icons.tsx';

const said = {
  clubs: { icon: <HomeIcon />, title: deskMessages.chooseClub },
  rooms: { icon: <MessageCircle />, title: deskMessages.chooseRoom },
} as const;

/** Beside a list of which nothing is open. */
export function NothingOpen({ kind }: { kind: keyof typeof said }) {
  return (
    <aside aria-label={deskMessages.open} data-nothing-open>
      <EmptyState {...said[kind]} />
    </aside>
  );
}
