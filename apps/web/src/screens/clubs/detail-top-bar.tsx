import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { Flag, Pencil } from 'lucide-react';
import { ShareButton } from '#web/features/clubs/components/share-button.tsx';
import { BackButton } from '#web/navigation/back-button.tsx';
import { paths } from '#web/navigation/paths.ts';
import { IconLink } from '#web/ui/actions/icon-link.tsx';
import { FloatingTopBar } from '#web/ui/layout/floating-top-bar.tsx';

export function DetailTopBar({ club, isHost }: { club: ClubDetail; isHost: boolean }) {
  return (
    <FloatingTopBar
      leading={<BackButton variant="surface" />}
      trailing={
        <>
          <ShareButton club={club} />
          {isHost ? (
            <IconLink
              variant="surface"
              label="아지트 설정"
              icon={<Pencil aria-hidden />}
              to={paths.clubSetting(club.clubId)}
            />
          ) : (
            <IconLink
              variant="surface"
              label="신고하기"
              icon={<Flag aria-hidden />}
              to={paths.clubReport(club.clubId)}
            />
          )}
        </>
      }
    />
  );
}
