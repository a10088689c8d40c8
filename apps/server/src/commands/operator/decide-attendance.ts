import { CommandError } from '#server/commands/command-error.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import {
  decideAbsence,
  lockNotifiedMembers,
} from '#server/modules/clubs/meetings/attendance/attendance.repository.ts';
import { settleReputation } from '#server/modules/clubs/meetings/attendance/settle-reputation.ts';
import { ringClub } from '#server/modules/clubs/notify-club.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { type OperatorRequest, requireId, requireText } from './command-line.ts';
import type { CommandResult, OperatorSession } from './operator-session.ts';
import { recordAction } from './record-action.ts';

const decisions = { came: 'CAME', absent: 'ABSENT' } as const;

export async function decideAttendance(
  session: OperatorSession,
  request: OperatorRequest,
): Promise<CommandResult> {
  const clubId = requireId(request.target, '아지트');
  const memberId = requireId(request.more[0], '회원');
  const decision = requireDecision(request.more[1]);
  const note = requireText(request.note, 'note');
  await inTransaction(session, async (tx) => {
    const decided = await execute(tx, decideAbsence, {
      club_id: clubId,
      member_id: memberId,
      decision: decisions[decision],
      now: session.now,
    });
    if (decided === 0) {
      throw new CommandError('왔다고 알려 온 적이 없거나 이미 판단한 참석이에요.');
    }
    const present = await findMany(tx, lockNotifiedMembers, { member_ids: [memberId] });
    await addNotices(
      tx,
      present.map(() => ({ kind: 'ATTENDANCE', memberId, clubId, data: { attendance: decision } })),
    );
    await settleReputation(tx, clubId, session.now);
    await ringClub(tx, clubId);
    const target = `club ${clubId} member ${memberId}`;
    await recordAction(tx, session, {
      action: 'decide-attendance',
      target,
      note: `${decision}: ${note}`,
    });
  });
  const label = decision === 'came' ? '온 것으로' : '오지 않은 것으로';
  return { lines: [`${clubId}번 아지트에 ${memberId}번 회원이 ${label} 판단했어요.`] };
}

function requireDecision(word: string | undefined): keyof typeof decisions {
  if (word === 'came' || word === 'absent') return word;
  throw new CommandError('came(왔음)이나 absent(오지 않음)라고 적어 주세요.');
}
