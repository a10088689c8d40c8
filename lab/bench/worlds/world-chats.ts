import type pg from 'pg';

const NOTICES_EACH = 25;
const MESSAGES_EACH = 30;

export async function insertChats(client: pg.Client, members: number, today: string) {
  await client.query(`
    insert into notices (member_id, kind, club_id, actor_id, dedupe_key, created_at, fold_since,
      fold_actors)
    select i, 'APPLICATION_WITHDRAWN', 1 + (i * 7 + nth) % ${members}, 1 + (i + nth) % ${members},
      'bench ' || i || ' ' || nth, now(), now(), array[1 + (i + nth) % ${members}]
    from generate_series(1, ${members}) as i, generate_series(1, ${NOTICES_EACH}) as nth
    where i % 10 = 0 or i <= 100`);
  await client.query(`
    insert into chat_rooms (club_id, last_seq, last_message_at, created_at)
    select club_id, ${MESSAGES_EACH}, now(), now() from clubs
    where meeting_date > '${today}' and cancelled_at is null and club_id % 10 = 3`);
  await client.query(`
    insert into chat_members (room_id, member_id, joined_seq, read_seq)
    select room_id, member_id, 0, 10 from chat_rooms join club_members using (club_id)
    where status = 'CLUB_JOINED'`);
  await client.query(`
    insert into chat_messages (room_id, seq, sender_id, client_id, kind, body, created_at)
    select room_id, nth, host_id, 'bench-' || nth || '-message', 'TEXT', '여섯 시에 만나요.', now()
    from chat_rooms join clubs using (club_id), generate_series(1, ${MESSAGES_EACH}) as nth`);
}
