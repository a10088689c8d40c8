import { Share2 } from 'lucide-react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { type SharedClub, shareClub } from '../model/share-club.ts';

export function ShareButton({ club }: { club: SharedClub }) {
  return (
    <IconButton
      variant="surface"
      label="공유하기"
      icon={<Share2 aria-hidden />}
      onClick={() => void shareClub(club)}
    />
  );
}
