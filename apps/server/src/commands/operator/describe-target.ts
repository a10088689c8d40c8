import { findOne } from '#server/database/run-statement.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import type { ReportKind } from './command-line.ts';
import type { OperatorSession } from './operator-session.ts';
import { selectClubTarget, selectMemberTarget } from './target.repository.ts';
import { clubDetail, memberDetail } from './target.view.ts';

export async function describeTarget(
  { database, now }: OperatorSession,
  kind: ReportKind,
  id: number,
): Promise<string[]> {
  if (kind === 'c') {
    const club = await findOne(database, selectClubTarget, { club_id: id });
    return club === undefined ? [] : clubDetail(club, now);
  }
  const member = await findOne(database, selectMemberTarget, { member_id: id, ...nowValues(now) });
  return member === undefined ? [] : memberDetail(member);
}
