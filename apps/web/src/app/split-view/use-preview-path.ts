import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { sortOwnMeetings } from '@azit/rules/members/own-meeting-order';
import { seoulToday } from '@azit/rules/seoul-clock';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Location } from 'react-router';
import { noFilters } from '#web/domain/finding/club-filters.ts';
import { meetingSpan } from '#web/domain/meeting/coming-meetings.ts';
import { useSeoulToday } from '#web/lib/use-seoul-today.ts';
import { paths } from '#web/navigation/paths.ts';
import { activityQueries } from '#web/queries/activity-queries.ts';
import { discoveryQueries } from '#web/queries/discovery-queries.ts';

/**
 * The path of the item to preview while no item is open: on the home page the member's meeting of
 * today, otherwise the first item of the list, otherwise a recommended club. Undefined while
 * loading, null if there is nothing to preview.
 */
export function usePreviewPath(list: Location | null, memberId: number) {
  const [first, setFirst] = useState<{ pathname: string; path: string | null }>();
  const pathname = list?.pathname;
  const onFirstItem = useCallback(
    (path: string | null) => {
      if (pathname !== undefined) setFirst({ pathname, path });
    },
    [pathname],
  );
  const own = useOwnMeeting(pathname === paths.home, memberId);
  const hasItems =
    pathname !== paths.search || new URLSearchParams(list?.search).get('keyword') !== null;
  const reported = first?.pathname === pathname ? first?.path : undefined;
  const item = own ?? (hasItems ? reported : null);
  const recommended = useRecommended(list !== null && item === null, memberId);
  const path = own === undefined && pathname === paths.home ? undefined : item;
  const isRecommended = path === null;
  return { path: isRecommended ? recommended : path, isRecommended, onFirstItem };
}

function useOwnMeeting(isEnabled: boolean, memberId: number): string | null | undefined {
  const { data, isError } = useQuery({
    ...activityQueries.list(memberId, 'joined'),
    enabled: isEnabled,
    select: (lines) => findTodaysMeeting(lines, new Date()),
  });
  if (!isEnabled || isError) return null;
  return data;
}

/** Also finds a meeting that started before midnight and has not ended. */
function findTodaysMeeting(lines: readonly ClubParticipation[], now: Date): string | null {
  const meetings = lines
    .map(({ clubInfoResponse: club }) => ({ club, ...meetingSpan(club), isCancelled: false }))
    .filter(({ club, endsAt }) => club.clubStatus !== 'CLUB_CANCEL' && endsAt > now.getTime())
    .filter(({ club }) => club.meetingDate <= seoulToday(now));
  const [next] = sortOwnMeetings(meetings, now);
  return next ? paths.clubDetail(next.club.clubId) : null;
}

function useRecommended(isEnabled: boolean, memberId: number): string | null | undefined {
  const today = useSeoulToday();
  const { data, isError } = useInfiniteQuery({
    ...discoveryQueries.recommended(memberId, noFilters, today),
    enabled: isEnabled,
  });
  if (isError) return null;
  const club = data?.pages[0]?.data[0];
  if (data === undefined) return undefined;
  return club ? paths.clubDetail(club.clubId) : null;
}
