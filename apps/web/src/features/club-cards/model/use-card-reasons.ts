import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { useQuery } from '@tanstack/react-query';
import { whyClosed } from '#web/domain/why-closed.ts';
import { whyNotJoin } from '#web/domain/why-not-join.ts';
import { activityQueries } from '#web/queries/activity-queries.ts';
import { memberQueries } from '#web/queries/member-queries.ts';
import { useSession } from '#web/session/session.ts';
import type { ClubListProps } from '../components/club-list.tsx';

const minute = 60_000;

/** Why the member cannot apply to a club; where the server does not tell who they are, why nobody can. */
export function useCardReasons(): NonNullable<ClubListProps['reasons']> {
  const memberId = useSession()?.memberId ?? 0;
  const asked = { enabled: memberId > 0, staleTime: minute };
  const profile = useQuery({ ...memberQueries.cachedProfile(memberId), ...asked });
  const waiting = useQuery({ ...activityQueries.list(memberId, 'applied'), ...asked });
  const joined = useQuery({ ...activityQueries.list(memberId, 'joined'), ...asked });
  // Waited for once: a call that failed and is tried again must not take away a list that is shown.
  const isPending = [profile, waiting, joined].some(
    ({ isLoading, errorUpdateCount }) => isLoading && errorUpdateCount === 0,
  );
  const { gender, birthYear } = profile.data ?? {};
  if (gender === undefined || birthYear === undefined) return { isPending, of: whyClosed };
  const parts = { waitingIn: clubsOf(waiting.data), joinedIn: clubsOf(joined.data) };
  const viewer = { memberId, gender, birthYear, ...parts };
  return { isPending, of: (club) => whyNotJoin(club, viewer, new Date()) };
}

function clubsOf(lines: readonly ClubParticipation[] = []): ReadonlySet<number> {
  return new Set(lines.map(({ clubInfoResponse }) => clubInfoResponse.clubId));
}
