import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { deleteMemberReplies } from '#server/http/idempotency/idempotency.repository.ts';
import { deleteIdentities } from '#server/modules/auth/oauth/oauth.repository.ts';
import { deleteRecovery } from '#server/modules/auth/recovery.repository.ts';
import { deleteMemberBlocks } from '#server/modules/blocks/block.repository.ts';
import { deleteCalendar } from '#server/modules/clubs/calendars/calendar.repository.ts';
import { deleteAreas } from '#server/modules/members/member.repository.ts';
import { eraseNotices } from '#server/modules/notices/erase-notices.ts';
import {
  deleteFollows,
  deleteInterests,
  deleteMails,
  eraseJoinAnswers,
  eraseMember,
} from './withdrawal.repository.ts';

export async function eraseTraces(tx: Transaction, memberId: number, email: string, now: Date) {
  await execute(tx, eraseJoinAnswers, { member_id: memberId });
  await execute(tx, deleteFollows, { member_id: memberId });
  await execute(tx, deleteMemberBlocks, { member_id: memberId });
  await execute(tx, deleteInterests, { member_id: memberId });
  await execute(tx, deleteAreas, { member_id: memberId });
  await execute(tx, deleteIdentities, { member_id: memberId });
  await execute(tx, deleteCalendar, { member_id: memberId });
  await execute(tx, deleteRecovery, { member_id: memberId });
  await execute(tx, deleteMemberReplies, { member_id: memberId });
  await eraseNotices(tx, memberId);
  await execute(tx, deleteMails, { recipient: email });
  await execute(tx, eraseMember, { member_id: memberId, withdrawn_at: now });
}
