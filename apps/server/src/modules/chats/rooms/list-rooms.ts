import type { Chat, ChatKind } from '@azit/contract/chats/chat.schema';
import type { Page } from '@azit/contract/envelope';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import type { Queryable } from '#server/database/transaction.ts';
import { getOffset, type Paging, toPage } from '#server/http/page-json.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toLastMessage } from './last-message.ts';
import { countRooms, selectRoomPage, selectUnreadMessageCounts } from './room.repository.ts';
import { toChat } from './room.view.ts';

type Wanted = Paging & { kind?: ChatKind | undefined; clubId?: number | undefined };

export async function findLastMessage(
  db: Queryable,
  viewer: Viewer,
  roomId: number,
  now: Date,
): Promise<string | null> {
  const { memberId } = viewer;
  const row = await findOne(db, selectRoomPage, {
    member_id: memberId,
    ...hiddenValues(viewer),
    kind: null,
    room_id: roomId,
    club_id: null,
    now,
    size: 1,
    skipped: 0,
  });
  return (row && toLastMessage(row, memberId)?.text) ?? null;
}

export async function listRooms(
  { database, clock }: Context,
  viewer: Viewer,
  { kind, clubId, page, size }: Wanted,
): Promise<Page<Chat>> {
  const { memberId } = viewer;
  const own = {
    member_id: memberId,
    ...hiddenValues(viewer),
    kind: kind ?? null,
    room_id: null,
    club_id: clubId ?? null,
    now: clock.now(),
  };
  const skipped = getOffset({ page, size });
  const [rows, counted] = await Promise.all([
    findMany(database, selectRoomPage, { ...own, size, skipped }),
    findOne(database, countRooms, own),
  ]);
  return toPage(
    rows.map((row) => toChat(row, memberId)),
    { page, size },
    counted?.total,
  );
}

export async function countUnreadMessages({ database, clock }: Context, memberId: number) {
  const counted = await findOne(database, selectUnreadMessageCounts, {
    member_id: memberId,
    now: clock.now(),
  });
  return { group: counted?.in_groups ?? 0, personal: counted?.personal ?? 0 };
}
