import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router';
import { imageAddress } from '#web/domain/image-address.ts';
import { ClubFrame } from '#web/features/clubs/components/club-frame.tsx';
import { useEarlierBanner } from '#web/features/clubs/components/form/use-earlier-banner.ts';
import { type ClubFormValues, toReopenedForm } from '#web/features/clubs/model/club-form.ts';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session.ts';

type Filled = (blank: ClubFormValues, banner: Blob | null) => ReactNode;
type EarlierClubProps = { clubId: number; topBar: ReactNode; children: Filled };

export function EarlierClub({ clubId, topBar, children }: EarlierClubProps) {
  const session = useSession();
  return (
    <ClubFrame clubId={clubId} topBar={topBar}>
      {(club) => {
        const isOwn = club.host.memberId === session?.memberId;
        const hasEnded = club.phase === 'over' || club.phase === 'cancelled';
        if (!isOwn || !hasEnded) return <Navigate to={paths.clubCreate} replace />;
        return <FilledForm club={club}>{children}</FilledForm>;
      }}
    </ClubFrame>
  );
}

function FilledForm({ club, children }: { club: ClubDetail; children: Filled }) {
  const [blank] = useState(() => toReopenedForm(club));
  const banner = useEarlierBanner(imageAddress(club.bannerImage));
  return children(blank, banner);
}
