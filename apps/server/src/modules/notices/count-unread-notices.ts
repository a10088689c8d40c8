import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import { selectUnreadNoticeCounts } from './notice.repository.ts';

export async function countUnreadNotices(
  { database }: Pick<Context, 'database'>,
  memberIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await findMany(database, selectUnreadNoticeCounts, { member_ids: [...memberIds] });
  const known = new Map(rows.map((row) => [row.member_id, row.unread]));
  return new Map(memberIds.map((memberId) => [memberId, known.get(memberId) ?? 0]));
}
