import { Share2 } from 'lucide-react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { shareClub } from '../model/share-club.ts';

type ShareButtonProps = { club: { clubId: number; clubName: string } };

export function ShareButton({ club }: ShareButtonProps) {
  return (
    <IconButton
      variant="surface"
      label="공유하기"
      icon={<Share2 aria-hidden />}
      onClick={() => void shareClub(club)}
    />
  );
}
