import { int } from '#server/database/column.ts';
import { execute } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import type { Transaction } from '#server/database/transaction.ts';

const params = { member_id: int };

const deleteNotices = statement({
  name: 'erase_notices',
  text: 'delete from notices where member_id = :member_id',
  params,
});

const deleteNoticeSettings = statement({
  name: 'erase_notice_settings',
  text: 'delete from notice_settings where member_id = :member_id',
  params,
});

const deleteMutedClubs = statement({
  name: 'erase_muted_clubs',
  text: 'delete from muted_clubs where member_id = :member_id',
  params,
});

const deletePushSubscriptions = statement({
  name: 'erase_push_subscriptions',
  text: 'delete from push_subscriptions where member_id = :member_id',
  params,
});

export async function eraseNotices(tx: Transaction, memberId: number): Promise<void> {
  const own = { member_id: memberId };
  await execute(tx, deletePushSubscriptions, own);
  await execute(tx, deleteNotices, own);
  await execute(tx, deleteNoticeSettings, own);
  await execute(tx, deleteMutedClubs, own);
}
