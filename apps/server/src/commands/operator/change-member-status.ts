import { CommandError } from '#server/commands/command-error.ts';
import { execute } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { untilSettled } from '#server/database/until-settled.ts';
import { endSessionsOfMember } from '#server/modules/auth/end-sessions.ts';
import { lockHostWithClubs } from '#server/modules/members/lock-host.ts';
import { changeMemberStatus } from '#server/modules/members/member.repository.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { type OperatorRequest, requireId, requireText } from './command-line.ts';
import { describeTarget } from './describe-target.ts';
import type { CommandResult, OperatorSession } from './operator-session.ts';
import { recordAction } from './record-action.ts';

type Change = {
  action: 'suspend-member' | 'restore-member';
  from: string;
  to: string;
  told: 'suspended' | 'restored';
  done: string;
  refused: string;
};

/** Every device is logged out at once, and no login works; the profile stays as others know it. */
export function suspendMember(session: OperatorSession, request: OperatorRequest) {
  return change(session, request, {
    action: 'suspend-member',
    from: 'ACTIVE',
    to: 'SUSPENDED',
    told: 'suspended',
    done: '회원을 정지했어요. 모든 기기에서 로그아웃됐어요.',
    refused: '이미 정지됐거나 탈퇴한 회원이에요.',
  });
}

/** The member has to log in again: ended sessions stay ended. */
export function restoreMember(session: OperatorSession, request: OperatorRequest) {
  return change(session, request, {
    action: 'restore-member',
    from: 'SUSPENDED',
    to: 'ACTIVE',
    told: 'restored',
    done: '정지를 풀었어요. 다시 로그인할 수 있어요.',
    refused: '정지된 회원이 아니에요.',
  });
}

async function change(
  session: OperatorSession,
  request: OperatorRequest,
  { action, from, to, told, done, refused }: Change,
): Promise<CommandResult> {
  const id = requireId(request.target, '회원');
  const note = requireText(request.note, 'note');
  const about = await describeTarget(session, 'm', id);
  if (about.length === 0) throw new CommandError(`${id}번 회원은 없어요.`);
  await untilSettled(() =>
    inTransaction(session.database, async (tx) => {
      await lockHostWithClubs(tx, id);
      const changed = await execute(tx, changeMemberStatus, {
        member_id: id,
        old_status: from,
        new_status: to,
      });
      if (changed === 0) throw new CommandError(refused);
      // Also on the way back: a login that slipped in while suspended must not come to life.
      await endSessionsOfMember(tx, session.doorbells, id, session.now);
      await addNotices(tx, session, [
        { kind: 'ACCOUNT_NOTICE', memberId: id, data: { accountChange: told } },
      ]);
      await recordAction(tx, session, { action, target: `member ${id}`, note });
      tx.afterCommit(() => session.doorbells.ring({ event: 'lists' }));
    }),
  );
  return { lines: [done, ...(await describeTarget(session, 'm', id))] };
}
