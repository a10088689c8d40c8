import { retryWithMoreLocks } from '#server/database/retry-with-more-locks.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
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
import type { OperatorSession } from '../operator-session.ts';
import { recordAction } from '../record-action.ts';

type Change = {
  action: 'suspend-member' | 'restore-member';
  from: string;
  to: string;
  accountChange: 'suspended' | 'restored';
};

type Target = { memberId: number; note: string };

export function changeStatus(
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
