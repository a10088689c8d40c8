import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { selectUnreadMessageCounts } from './room.repository.ts';

export async function countUnreadMessages({ database, clock }: Context, memberId: number) {
  const counted = await findOne(database, selectUnreadMessageCounts, {
    member_id: memberId,
    now: clock.now(),
  });
  return { group: counted?.in_groups ?? 0, personal: counted?.personal ?? 0 };
}
