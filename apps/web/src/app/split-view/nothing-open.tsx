import { MessageCircle } from 'lucide-react';
import { splitViewMessages } from '#web/domain/copy/split-view.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { HomeIcon } from '#web/ui/media/nav-icons.tsx';

const texts = {
  clubs: { icon: <HomeIcon />, title: splitViewMessages.chooseClub },
  rooms: { icon: <MessageCircle />, title: splitViewMessages.chooseRoom },
} as const;

export function NothingOpen({ kind }: { kind: keyof typeof texts }) {
  return (
    <aside aria-label={splitViewMessages.open} data-nothing-open>
      <EmptyState {...texts[kind]} />
    </aside>
  );
}
