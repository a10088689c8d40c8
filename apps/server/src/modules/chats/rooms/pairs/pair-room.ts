import type { Context } from '#server/context.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Queryable } from '#server/database/transaction.ts';
import { HttpResult } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { invalidField, memberNotFound, Refusal } from '#server/runtime/refusal.ts';
import { upsertRoomMember } from '../membership.repository.ts';
import { insertPairRoom, lockPair, selectPair } from './pair.repository.ts';

export async function findPairRoom(context: Context, viewer: Viewer, otherId: number) {
  const { roomId, allowed } = await readPair(
    context.database,
    viewer,
    otherId,
    context.clock.now(),
  );
  return { roomId, allowed, reason: allowed ? null : WHO_MAY_CHAT };
}

export async function openPairRoom(context: Context, viewer: Viewer, otherId: number) {
  const now = context.clock.now();
  const known = await readPair(context.database, viewer, otherId, now);
  if (known.roomId !== null) return repeated(known.roomId);
  if (!known.allowed) throw chatNotAllowed();
  await enforceVolumeLimit(context, 'chatOpen', String(viewer.memberId));
  return inTransaction(context, async (tx) => {
    const memberIds = [viewer.memberId, otherId];
    await findMany(tx, lockPair, { member_ids: memberIds });
    const { allowed } = await readPair(tx, viewer, otherId, now);
    if (!allowed) throw chatNotAllowed();
    const made = await findOne(tx, insertPairRoom, { pair_key: pairKey(memberIds), now });
    if (made === undefined) {
      const { roomId } = await readPair(tx, viewer, otherId, now);
      if (roomId === null) throw chatNotAllowed();
      return repeated(roomId);
    }
    for (const memberId of memberIds) {
      await execute(tx, upsertRoomMember, {
        room_id: made.room_id,
        member_id: memberId,
        joined_seq: 0,
        until: null,
      });
    }
    return { data: { roomId: made.room_id } };
  });
}

async function readPair(db: Queryable, { memberId }: Viewer, otherId: number, now: Date) {
  requireOther(memberId, otherId);
  const pair = await findOne(db, selectPair, {
    member_id: memberId,
    other_id: otherId,
    pair_key: pairKey([memberId, otherId]),
    now,
  });
  if (pair === undefined) throw memberNotFound();
  return { roomId: pair.room_id, allowed: pair.may_chat };
}

function pairKey(memberIds: readonly number[]): string {
  return memberIds.toSorted((one, other) => one - other).join(':');
}

function repeated(roomId: number) {
  return new HttpResult({ body: { data: { roomId } }, isRepeated: true });
}

/** This message covers every cause, so that it does not reveal a block. */
const WHO_MAY_CHAT = '서로 팔로우하거나 함께하는 모임이 있으면 이야기할 수 있어요.';

function chatNotAllowed(): Refusal {
  return new Refusal(403, 'CHAT_NOT_ALLOWED', WHO_MAY_CHAT);
}

function requireOther(memberId: number, otherId: number): void {
  if (memberId === otherId) throw invalidField('memberId', '나와는 이야기할 수 없어요.');
}
