import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { mayAct } from '#web/domain/own-application.ts';
import { SkipDateRow } from '#web/features/crews/components/dates/skip-date-row.tsx';
import { CancelClubRow } from '#web/features/hosting/components/cancel-club-row.tsx';

type EndRowProps = { club: ClubDetail; viewerId: number; onCancelled?: () => void };

export function EndRow({ club, viewerId, onCancelled }: EndRowProps) {
  const { clubId, crew } = club;
  if (crew) return <SkipDateRow clubId={clubId} crewId={crew.crewId} />;
  if (!mayAct(club, viewerId, 'closeClub')) return null;
  return <CancelClubRow club={club} onCancelled={onCancelled} />;
}
