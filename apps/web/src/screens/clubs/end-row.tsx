import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { lazy, Suspense } from 'react';
import { mayAct } from '#web/domain/own-application.ts';
import { CancelClubRow } from '#web/features/hosting/components/cancel-club-row.tsx';

// Load on demand: only hosts of crews arrive.
const SkipDateRow = lazy(async () => ({
  default: (await import('#web/features/crews/components/dates/skip-date-row.tsx')).SkipDateRow,
}));

type EndRowProps = { club: ClubDetail; viewerId: number; onCancelled?: () => void };

export function EndRow({ club, viewerId, onCancelled }: EndRowProps) {
  const { clubId, crew } = club;
  if (crew) {
    return (
      <Suspense fallback={null}>
        <SkipDateRow clubId={clubId} crewId={crew.crewId} />
      </Suspense>
    );
  }
  if (!mayAct(club, viewerId, 'closeClub')) return null;
  return <CancelClubRow club={club} onCancelled={onCancelled} />;
}
