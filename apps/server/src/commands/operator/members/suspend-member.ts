import { CommandError } from '#server/commands/command-error.ts';
import { findMany } from '#server/database/run-statement.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { cancelAndNotify } from '../close-club.ts';
import type { OperatorRequest } from '../command-line.ts';
import { describeTarget } from '../describe-target.ts';
import type { CommandResult, OperatorSession } from '../operator-session.ts';
import { selectClubsAhead } from '../target.repository.ts';
import { changeStatus } from './change-status.ts';
import { requireMember } from './require-member.ts';

const suspension = {
  action: 'suspend-member',
  from: 'ACTIVE',
  to: 'SUSPENDED',
  accountChange: 'suspended',
} as const;

export async function suspendMember(
  session: OperatorSession,
  request: OperatorRequest,
): Promise<CommandResult> {
  const { memberId, note, status } = await requireMember(session, request);
  const lines: string[] = [];
  if (status !== 'SUSPENDED' || !request.cancelClubs) {
    if (!(await changeStatus(session, { memberId, note }, suspension)))
      throw new CommandError('이미 정지됐거나 탈퇴한 회원이에요.');
    lines.push('회원을 정지했어요. 모든 기기에서 로그아웃됐어요.');
  }
  const own = { member_id: memberId, ...nowValues(session.now) };
  const clubs = await findMany(session.database, selectClubsAhead, own);
  if (clubs.length > 0) {
    lines.push(`앞으로 열 아지트 ${clubs.length}개를 목록에서 숨겼어요.`);
    lines.push(await offerToCancel(session, request, clubs, note));
  }
  return { lines: [...lines, ...(await describeTarget(session, 'm', memberId))] };
}

async function offerToCancel(
  session: OperatorSession,
  { target, cancelClubs }: OperatorRequest,
  clubs: readonly { club_id: number }[],
  note: string,
): Promise<string> {
  const question = `앞으로 열 아지트 ${clubs.length}개를 취소하고 모두에게 알릴까요?`;
  if (!cancelClubs && !(await session.confirm?.(question))) {
    return `취소하고 모두에게 알리려면: members suspend ${target} --note "…" --cancel-clubs`;
  }
  let cancelled = 0;
  for (const { club_id } of clubs) {
    if (await cancelAndNotify(session, club_id, note)) cancelled += 1;
    session.progress.moved();
  }
  return `아지트 ${cancelled}개를 취소하고 모두에게 알렸어요.`;
}
