import type { Meeting } from '@azit/rules/meeting-time';
import type { QueryClient } from '@tanstack/react-query';
import { lateQuestion } from '#web/domain/meeting/late-question.ts';
import { clubQueries } from './club-queries.ts';

/**
 * Fetches the club again: since the page loaded, the cost of giving up the seat may have changed.
 */
export async function findLateQuestion(client: QueryClient, clubId: number, meeting: Meeting) {
  const club = await client.fetchQuery(clubQueries.detail(clubId)).catch(() => null);
  const lateNo = club === null ? 'COSTS' : club.lateNo;
  return lateNo ? lateQuestion(meeting, lateNo, new Date()) : null;
}
