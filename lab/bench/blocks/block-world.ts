import type pg from 'pg';
import { countFollowers } from '../worlds/count-followers.ts';
import type { WorldSize } from '../worlds/world.ts';

/**
 * The database is so large that fifty blocked members are a small share of all members, as in real
 * use.
 */
export const BLOCK_WORLD: WorldSize = { clubs: 20_000, members: 10_000 };
export const BLOCKS = 50;
export const VIEWERS = 8;
const FIRST_BLOCKED = 100;
const NOTICES = 60;

export const blockedIds = `{${Array.from({ length: BLOCKS }, (_, i) => FIRST_BLOCKED + i)}}`;

export async function prepareBlocks(client: pg.Client): Promise<void> {
  const { members } = BLOCK_WORLD;
  await client.query(
    `insert into blocks
     select i, 1 + (i * 37) % ${members}, now() from generate_series(200, ${members}) i
     where 1 + (i * 37) % ${members} not in (i) and 1 + (i * 37) % ${members} > ${VIEWERS}`,
  );
  await client.query(
    `insert into notices (member_id, kind, club_id, actor_id, dedupe_key, created_at, fold_since, fold_actors)
     select viewer, 'APPLICATION_WITHDRAWN', 1000 + i, 10 * i, 'blocks ' || viewer || ' ' || i, now(), now(), array[10 * i]
     from generate_series(1, ${NOTICES}) i, generate_series(1, ${VIEWERS}) viewer`,
  );
  await countFollowers(client);
  await client.query('vacuum analyze');
}

export async function block(client: pg.Client, memberIds: readonly number[]): Promise<void> {
  await client.query(
    `insert into blocks select viewer, unnest($2::int4[]), now() from unnest($1::int4[]) viewer`,
    [memberIds, blockedIds],
  );
  await client.query('vacuum blocks, members');
}

export async function unblock(client: pg.Client, memberIds: readonly number[]): Promise<void> {
  await client.query('delete from blocks where blocker_id = any ($1)', [memberIds]);
  await client.query('vacuum blocks, members');
}
