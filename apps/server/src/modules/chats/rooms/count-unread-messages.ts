import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { selectUnreadMessageCounts } from './room.repository.ts';

export async function countUnreadMessages({ database, clock }: Context, viewer: Viewer) {
  const counted = await findOne(database, selectUnreadMessageCounts, {
    member_id: viewer.memberId,
    ...hiddenValues(viewer),
    now: clock.now(),
  });
  return { group: counted?.in_groups ?? 0, personal: counted?.personal ?? 0 };
}
