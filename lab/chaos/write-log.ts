import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { cardImageName } from '../../packages/contract/src/images/image.rule.ts';
import { findNoticeFaults } from './notice-faults.ts';

export type Fact =
  | { kind: 'member'; memberId: number; email: string }
  | { kind: 'club'; clubId: number }
  | { kind: 'application'; clubId: number; memberId: number }
  | { kind: 'joined'; clubId: number; memberId: number }
  | { kind: 'cancelled'; clubId: number }
  | { kind: 'follow'; followerId: number; followeeId: number }
  | { kind: 'about'; memberId: number; round: number }
  | { kind: 'image'; memberId: number; name: string };

export type WriteLog = {
  note(fact: Fact): void;
  facts(): readonly Fact[];
  count(): number;
};

const NOTIFYING: ReadonlySet<Fact['kind']> = new Set([
  'application',
  'joined',
  'cancelled',
  'follow',
]);

const INVARIANTS = join(import.meta.dirname, '../../apps/server/src/database/invariants.sql');

export function countNotifying(facts: readonly Fact[]): number {
  return facts.filter(({ kind }) => NOTIFYING.has(kind)).length;
}

export function openWriteLog(path: string): WriteLog {
  const facts: Fact[] = [];
  return {
    note: (fact) => {
      appendFileSync(path, `${JSON.stringify(fact)}\n`);
      facts.push(fact);
    },
    facts: () => [...facts],
    count: () => facts.length,
  };
}

export type HasImage = (file: string) => boolean | Promise<boolean>;

export function imagesIn(directory: string): HasImage {
  return (file) => existsSync(join(directory, file));
}

export async function findDamage(
  connection: pg.ClientConfig,
  hasImage: HasImage,
  facts: readonly Fact[],
): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const breaches = await findBreaches(client);
    const lost = await findLost(client, facts);
    const noticeFaults = await findNoticeFaults(client);
    return [...breaches, ...lost, ...noticeFaults, ...(await findImagelessRows(client, hasImage))];
  } finally {
    await client.end();
  }
}

export async function findBreaches(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(readFileSync(INVARIANTS, 'utf8'), [new Date()]);
  return rows.map((row) => JSON.stringify(row));
}

const LOST: Record<Fact['kind'], string> = {
  member: `select f from facts f where not exists (
    select from members m where m.member_id = (f ->> 'memberId')::int
      and m.email = f ->> 'email')`,
  club: `select f from facts f where not exists (
    select from clubs c where c.club_id = (f ->> 'clubId')::int)`,
  application: `select f from facts f where not exists (
    select from club_members s where s.club_id = (f ->> 'clubId')::int
      and s.member_id = (f ->> 'memberId')::int)`,
  joined: `select f from facts f where not exists (
    select from club_members s where s.club_id = (f ->> 'clubId')::int
      and s.member_id = (f ->> 'memberId')::int and s.status = 'CLUB_JOINED')`,
  cancelled: `select f from facts f where not exists (
    select from clubs c where c.club_id = (f ->> 'clubId')::int and c.cancelled_at is not null)`,
  follow: `select f from facts f where not exists (
    select from follows w where w.follower_id = (f ->> 'followerId')::int
      and w.followee_id = (f ->> 'followeeId')::int)`,
  // The stored round may be later than the last confirmed one, because the reply to a stored write
  // can get lost. An earlier round means that a write was lost.
  about: `select f from facts f join members m on m.member_id = (f ->> 'memberId')::int
    where m.about_me::int < (f ->> 'round')::int`,
  image: `select f from facts f join members m on m.member_id = (f ->> 'memberId')::int
    where m.image_name is null`,
};

export async function findLost(client: pg.Client, facts: readonly Fact[]): Promise<string[]> {
  const lost: string[] = [];
  for (const [kind, sql] of Object.entries(LOST)) {
    const text = `with facts as (select f from jsonb_array_elements($1::jsonb) f) ${sql}`;
    const json = JSON.stringify(facts.filter((fact) => fact.kind === kind));
    const { rows } = await client.query(text, [json]);
    lost.push(...rows.map((row) => `lost: ${JSON.stringify(row)}`));
  }
  return lost;
}

/**
 * Checks twice, because a member may replace an image between the query and the file check. Only a
 * file that is missing both times is a fault.
 */
async function findImagelessRows(client: pg.Client, hasImage: HasImage): Promise<string[]> {
  const missing = await findMissingFiles(client, hasImage);
  if (missing.length === 0) return [];
  const still = new Set(await findMissingFiles(client, hasImage));
  return missing.filter((file) => still.has(file));
}

async function findMissingFiles(client: pg.Client, hasImage: HasImage): Promise<string[]> {
  const { rows } = await client.query<{ folder: string; name: string }>(
    `select 'club_banner' as folder, image_name as name from clubs where image_name is not null
     union all
     select 'member_profile', image_name from members where image_name is not null`,
  );
  const missing: string[] = [];
  for (const { folder, name } of rows) {
    const card = folder === 'club_banner' ? [join(folder, cardImageName(name))] : [];
    for (const file of [join(folder, name), ...card]) {
      if (!(await hasImage(file))) missing.push(`no file: ${file}`);
    }
  }
  return missing;
}
