import { lateFrom } from '@azit/rules/hosting/seat-question';
import type { Meeting } from '@azit/rules/meeting-time';
import { useQueryClient } from '@tanstack/react-query';
import { lateQuestion } from '#web/domain/meeting/late-question.ts';
import { clubQueries } from './club-queries.ts';

/** Asks the server what a late 못 가요 costs, because a page may be older than that. */
export function useLateQuestion(clubId: number) {
  const client = useQueryClient();
  return async (meeting: Meeting) => {
    const now = new Date();
    if (now < lateFrom(meeting)) return null;
    const club = await client.fetchQuery(clubQueries.detail(clubId)).catch(() => null);
    const lateNo = club === null ? 'COSTS' : club.lateNo;
    return lateNo ? lateQuestion(meeting, lateNo, now) : null;
  };
}
