import { CommandError } from '#server/commands/command-error.ts';
import type { OperatorRequest } from '../command-line.ts';
import { describeTarget } from '../describe-target.ts';
import type { CommandResult, OperatorSession } from '../operator-session.ts';
import { changeStatus } from './change-status.ts';
import { requireMember } from './require-member.ts';

const restoration = {
  action: 'restore-member',
  from: 'SUSPENDED',
  to: 'ACTIVE',
  accountChange: 'restored',
} as const;

export async function restoreMember(
  session: OperatorSession,
  request: OperatorRequest,
): Promise<CommandResult> {
  const { memberId, note } = await requireMember(session, request);
  if (!(await changeStatus(session, { memberId, note }, restoration)))
    throw new CommandError('정지된 회원이 아니에요.');
  const about = await describeTarget(session, 'm', memberId);
  return { lines: ['정지를 풀었어요. 다시 로그인할 수 있어요.', ...about] };
}
