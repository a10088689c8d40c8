import { CommandError } from '#server/commands/command-error.ts';
import { findOne } from '#server/database/run-statement.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import type { ReportKind } from './command-line.ts';
import type { CommandResult, OperatorSession } from './operator-session.ts';
import { selectClubTarget, selectMemberTarget } from './target.repository.ts';
import { clubDetail, memberDetail } from './target.view.ts';

export async function describeTarget(
  { database, now }: OperatorSession,
  kind: ReportKind,
  id: number,
): Promise<CommandResult> {
  if (kind === 'c') {
    const club = await findOne(database, selectClubTarget, { club_id: id });
    if (club === undefined) throw new CommandError(`${id}번 아지트는 없어요.`);
    return { lines: clubDetail(club, now), rows: [club] };
  }
  const member = await findOne(database, selectMemberTarget, { member_id: id, ...nowValues(now) });
  if (member === undefined) throw new CommandError(`${id}번 회원은 없어요.`);
  return { lines: memberDetail(member), rows: [member] };
}
