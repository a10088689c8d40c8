import { CommandError } from '#server/commands/command-error.ts';
import { retryWithMoreLocks } from '#server/database/retry-with-more-locks.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { endMemberSessions } from '#server/modules/auth/end-sessions.ts';
import { lockAllRooms } from '#server/modules/chats/rooms/leave-all-rooms.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import {
  lockMemberCrews,
  replaceHostInCrews,
} from '#server/modules/crews/members/leave-all-crews.ts';
import { lockHostWithClubs } from '#server/modules/members/lock-host.ts';
import { changeMemberStatus } from '#server/modules/members/member.repository.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { endSeatsAhead, requireClubsLocked } from '#server/modules/withdrawal/seats-ahead.ts';
import { lockAffectedClubs } from '#server/modules/withdrawal/withdrawal.repository.ts';
import { recordAction } from '../audit.ts';
import { cancelAndNotify } from '../close-club.ts';
import { type OperatorRequest, requireId, requireText } from '../command-line.ts';
import { describeTarget } from '../describe-target.ts';
import type { OperatorSession, Run } from '../operator-session.ts';
import { selectClubsAhead, selectMemberTarget } from '../target.repository.ts';

const suspension = {
  action: 'suspend-member',
  from: 'ACTIVE',
  to: 'SUSPENDED',
  accountChange: 'suspended',
} as const;

export const suspendMember: Run = async (session, request) => {
  const { memberId, note, status } = await requireMember(session, request);
  const lines: string[] = [];
  if (status !== 'SUSPENDED' || !request.cancelClubs) {
    if (!(await changeStatus(session, { memberId, note }, suspension)))
      throw new CommandError('이미 정지됐거나 탈퇴한 회원이에요.');
    lines.push('회원을 정지했어요. 모든 기기에서 로그아웃됐어요.');
  }
  const own = { member_id: memberId, ...nowValues(session.now) };
  const clubs = await findMany(session.database, selectClubsAhead, own);
  const offered = await offerToCancel(session, request, clubs, note);
  const about = await describeTarget(session, 'm', memberId);
  const restore = `정지를 풀려면: members restore ${memberId} --note "…"`;
  const counts = { hidden_clubs: clubs.length, cancelled_clubs: offered.cancelled };
  return {
    lines: [...lines, ...offered.lines, ...about.lines, restore],
    rows: [{ target: `member ${memberId}`, done: true, ...counts }],
  };
};

async function offerToCancel(
  session: OperatorSession,
  { target, cancelClubs }: OperatorRequest,
  clubs: readonly { club_id: number }[],
  note: string,
): Promise<{ lines: string[]; cancelled: number }> {
  if (clubs.length === 0) return { lines: [], cancelled: 0 };
  const hidden = `앞으로 열 아지트 ${clubs.length}개를 목록에서 숨겼어요.`;
  const question = `앞으로 열 아지트 ${clubs.length}개를 취소하고 모두에게 알릴까요?`;
  if (!cancelClubs && !(await session.confirm?.(question))) {
    const how = `취소하고 모두에게 알리려면: members suspend ${target} --note "…" --cancel-clubs`;
    return { lines: [hidden, how], cancelled: 0 };
  }
  let cancelled = 0;
  for (const { club_id } of clubs) {
    if (await cancelAndNotify(session, club_id, note)) cancelled += 1;
    session.progress.moved();
  }
  return { lines: [hidden, `아지트 ${cancelled}개를 취소하고 모두에게 알렸어요.`], cancelled };
}

const restoration = {
  action: 'restore-member',
  from: 'SUSPENDED',
  to: 'ACTIVE',
  accountChange: 'restored',
} as const;

export const restoreMember: Run = async (session, request) => {
  const { memberId, note } = await requireMember(session, request);
  if (!(await changeStatus(session, { memberId, note }, restoration)))
    throw new CommandError('정지된 회원이 아니에요.');
  const about = await describeTarget(session, 'm', memberId);
  return {
    lines: ['정지를 풀었어요. 다시 로그인할 수 있어요.', ...about.lines],
    rows: [{ target: `member ${memberId}`, done: true }],
  };
};

async function requireMember(
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

type Change = {
  action: 'suspend-member' | 'restore-member';
  from: string;
  to: string;
  accountChange: 'suspended' | 'restored';
};

type Target = { memberId: number; note: string };

function changeStatus(
  session: OperatorSession,
  { memberId, note }: Target,
  { action, from, to, accountChange }: Change,
): Promise<boolean> {
  const status = { member_id: memberId, old_status: from, new_status: to };
  return retryWithMoreLocks(() =>
    inTransaction(session, async (tx) => {
      const crews = await lockMemberCrews(tx, memberId);
      const own = { member_id: memberId, ...nowValues(session.now) };
      const locked = await findMany(tx, lockAffectedClubs, own);
      await lockAllRooms(
        tx,
        memberId,
        locked.map((club) => club.club_id),
      );
      await lockHostWithClubs(tx, memberId);
      if ((await execute(tx, changeMemberStatus, status)) === 0) return false;
      if (action === 'suspend-member') {
        await requireClubsLocked(tx, { memberId, now: session.now }, locked);
        await replaceHostInCrews(tx, memberId, crews);
        await endSeatsAhead(tx, memberId);
      }
      // End the sessions also when a suspension is lifted: a session created during the suspension
      // must not become active.
      await endMemberSessions(tx, memberId);
      await addNotices(tx, [{ kind: 'ACCOUNT_NOTICE', memberId, data: { accountChange } }]);
      await recordAction(tx, session, { action, target: `member ${memberId}`, note });
      tx.doorbells.ring({ event: 'lists' });
      return true;
    }),
  );
}
