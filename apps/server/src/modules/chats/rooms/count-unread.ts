import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { countUnreadMessages } from './room.repository.ts';

export async function countUnread({ database }: Context, { memberId }: Viewer) {
  const counted = await findOne(database, countUnreadMessages, { member_id: memberId });
  return { group: counted?.in_groups ?? 0, personal: counted?.personal ?? 0 };
}
