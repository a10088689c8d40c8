import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { markKeysRead, markNoticesRead, markNoticesSeen } from './notice.repository.ts';

export async function markRead(
  { database, clock, doorbells }: Context,
  { memberId }: Viewer,
  { upTo, only = false }: { upTo: number; only?: boolean | undefined },
): Promise<undefined> {
  const changed = await execute(database, markNoticesRead, {
    member_id: memberId,
    up_to: upTo,
    only,
    read_at: clock.now(),
  });
  if (changed > 0) doorbells.ring({ event: 'notices', memberIds: [memberId] });
}

/** Call with keys of notices to this member only. */
export async function markReadByKey(
  { database, clock, doorbells }: Context,
  memberId: number,
  dedupeKeys: string[],
): Promise<void> {
  if (dedupeKeys.length === 0) return;
  const read = { dedupe_keys: dedupeKeys, read_at: clock.now() };
  const changed = await execute(database, markKeysRead, read);
  if (changed > 0) doorbells.ring({ event: 'notices', memberIds: [memberId] });
}

export async function markSeen(
  { database, doorbells }: Context,
  { memberId }: Viewer,
  upTo: number,
): Promise<undefined> {
  const changed = await execute(database, markNoticesSeen, { member_id: memberId, up_to: upTo });
  if (changed > 0) doorbells.ring({ event: 'notices', memberIds: [memberId] });
}
