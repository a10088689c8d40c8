import type { Context } from '#server/context.ts';
import { runSql } from './insert-row.ts';

type Holder = Pick<Context, 'database'>;

export async function getRoomId({ database }: Holder, clubId: number): Promise<number> {
  const rows = await runSql(database, 'select room_id from chat_rooms where club_id = $1', [
    clubId,
  ]);
  if (rows[0] === undefined) throw new Error(`club ${clubId} has no room`);
  return Number(rows[0].room_id);
}

export async function readSystemLines({ database }: Holder, clubId: number): Promise<string[]> {
  const rows = await runSql(
    database,
    `select concat_ws(' ', event ->> 'event', subject_id) as line
     from chat_messages join chat_rooms r using (room_id)
     where r.club_id = $1 and kind = 'SYSTEM' order by seq`,
    [clubId],
  );
  return rows.map(({ line }) => String(line));
}

export async function presentIn({ database }: Holder, clubId: number): Promise<number[]> {
  const rows = await runSql(
    database,
    `select member_id from chat_members join chat_rooms using (room_id)
     where club_id = $1 and left_at is null order by member_id`,
    [clubId],
  );
  return rows.map(({ member_id }) => Number(member_id));
}

type Written = { body?: string; createdAt?: Date; kind?: 'TEXT' | 'ANNOUNCEMENT' };

export async function writeMessage(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  roomId: number,
  senderId: number,
  { body = '안녕하세요', createdAt = clock.now(), kind = 'TEXT' }: Written = {},
): Promise<number> {
  const rows = await runSql(
    database,
    `with next as (
       update chat_rooms set last_seq = last_seq + 1, last_message_at = $5
       where room_id = $1 returning last_seq)
     insert into chat_messages (room_id, seq, sender_id, client_id, kind, body, created_at)
     select $1, last_seq, $2, 'device-' || last_seq, $3, $4, $5 from next returning seq`,
    [roomId, senderId, kind, body, createdAt],
  );
  return Number(rows[0]?.seq);
}

export async function removeMessage({ database }: Holder, roomId: number, seq: number) {
  await runSql(
    database,
    `update chat_messages set deleted_at = now(), body = null, image_path = null,
       image_name = null, image_width = null, image_height = null
     where room_id = $1 and seq = $2`,
    [roomId, seq],
  );
}
