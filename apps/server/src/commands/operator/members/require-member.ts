import { CommandError } from '#server/commands/command-error.ts';
import { findOne } from '#server/database/run-statement.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { type OperatorRequest, requireId, requireText } from '../command-line.ts';
import type { OperatorSession } from '../operator-session.ts';
import { selectMemberTarget } from '../target.repository.ts';

export async function requireMember(
  { database, now }: OperatorSession,
  request: OperatorRequest,
): Promise<{ memberId: number; note: string; status: string }> {
  const memberId = requireId(request.target, '회원');
  const note = requireText(request.note, 'note');
  const own = { member_id: memberId, ...nowValues(now) };
  const member = await findOne(database, selectMemberTarget, own);
  if (member === undefined) throw new CommandError(`${memberId}번 회원은 없어요.`);
  return { memberId, note, status: member.status };
}
