import pg from 'pg';
import type { DatabaseConnection } from '../../../apps/server/src/database/database.ts';

export type BenchRoom = { roomId: number; memberIds: number[] };

export async function addRooms(
  connection: DatabaseConnection,
  { rooms, perRoom, members }: { rooms: number; perRoom: number; members: number },
): Promise<BenchRoom[]> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ room_id: string; member_ids: number[] }>(
      `with rooms as (
         insert into chat_rooms (club_id, last_message_at, created_at)
         select club_id, now(), now() from clubs
         where meeting_date > current_date and cancelled_at is null
           and not exists (select from chat_rooms taken where taken.club_id = clubs.club_id)
         order by club_id limit $3
         returning room_id),
       seats as (
         select room_id, 1 + ((dense_rank() over (order by room_id) - 1) * $1 + seat) % $2 as member_id
         from rooms, generate_series(0, $1 - 1) seat),
       added as (
         insert into chat_members (room_id, member_id, joined_seq, read_seq)
         select room_id, member_id, 0, 0 from seats returning room_id, member_id)
       select room_id, array_agg(member_id) as member_ids from added group by room_id`,
      [perRoom, members, rooms],
    );
    await client.query('analyze chat_rooms, chat_members');
    return rows.map((row) => ({ roomId: Number(row.room_id), memberIds: row.member_ids }));
  });
}

export function findDatabasePids(connection: DatabaseConnection): Promise<number[]> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity');
    return rows.map(({ pid }) => pid);
  });
}

async function withClient<Result>(
  connection: DatabaseConnection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
