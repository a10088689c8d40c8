import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { useQuery } from '@tanstack/react-query';
import { whyClosed } from '#web/domain/finding/why-closed.ts';
import { whyNotJoin } from '#web/domain/finding/why-not-join.ts';
import { activityQueries } from '#web/queries/activity-queries.ts';
import { memberQueries } from '#web/queries/member-queries.ts';
import { useSession } from '#web/session/session.ts';
import type { ClubListProps } from '../components/club-list.tsx';

const minute = 60_000;

export function useCardReasons(): NonNullable<ClubListProps['reasons']> {
  const memberId = useSession()?.memberId ?? 0;
  const requested = { enabled: memberId > 0, staleTime: minute };
  const profile = useQuery({ ...memberQueries.cachedProfile(memberId), ...requested });
  const waiting = useQuery({ ...activityQueries.list(memberId, 'applied'), ...requested });
  const joined = useQuery({ ...activityQueries.list(memberId, 'joined'), ...requested });
  // Wait only for the first attempt of these queries: a retry must not hide a list that is already
  // shown.
  const isPending = [profile, waiting, joined].some(
    ({ isLoading, errorUpdateCount }) => isLoading && errorUpdateCount === 0,
  );
  const { gender, birthYear } = profile.data ?? {};
  if (gender === undefined || birthYear === undefined) return { isPending, of: whyClosed };
  const parts = { waitingIn: listClubs(waiting.data), joinedIn: listClubs(joined.data) };
  const viewer = { memberId, gender, birthYear, ...parts };
  return { isPending, of: (club) => whyNotJoin(club, viewer, new Date()) };
}

function listClubs(lines: readonly ClubParticipation[] = []): ReadonlySet<number> {
  return new Set(lines.map(({ clubInfoResponse }) => clubInfoResponse.clubId));
}
