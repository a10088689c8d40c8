import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import { findOne } from '#server/database/run-statement.ts';
import type { OperatorSession } from './operator-session.ts';
import { selectClubTarget, selectMemberTarget } from './target.repository.ts';
import { clubDetail, memberDetail } from './target.view.ts';

/** Nothing at all when there is no such club or member. */
export async function describeTarget(
  { database, now }: OperatorSession,
  kind: 'c' | 'm',
  id: number,
): Promise<string[]> {
  if (kind === 'c') {
    const club = await findOne(database, selectClubTarget, [id]);
    return club === undefined ? [] : clubDetail(club);
  }
  const moment = [seoulToday(now), seoulTimeOfDay(now)] as const;
  const member = await findOne(database, selectMemberTarget, [id, ...moment]);
  return member === undefined ? [] : memberDetail(member);
}
