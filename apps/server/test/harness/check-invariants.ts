import { readFile } from 'node:fs/promises';
import { cardImageName } from '@azit/contract/images/image.rule';
import { expect } from 'vitest';
import type { Context } from '#server/context.ts';
import { namedFolders } from '#server/modules/images/image-store.ts';
import { runPrepared } from '#test/factories/insert-row.ts';

const SQL = await readFile(new URL('../../src/database/invariants.sql', import.meta.url), 'utf8');
const ALL_TIME = new Date('9999-01-01');

export async function checkInvariants(context: Context): Promise<void> {
  expect(await brokenRules(context)).toEqual([]);
  expect(await storedFiles(context)).toEqual(await namedFiles(context));
}

/**
 * Planning the check takes 20 times as long as running it. So each connection prepares it once, and
 * PostgreSQL joins the tables in the order of the text. Nested loops are off: a plan made on empty
 * tables would use them and take a second with 2,000 members.
 */
const planning = {
  plan_cache_mode: 'force_generic_plan',
  enable_nestloop: 'off',
  join_collapse_limit: '1',
  from_collapse_limit: '1',
};
const setPlanning = Object.entries(planning).map(([name, value]) => `set ${name} = ${value}`);
const resetPlanning = Object.keys(planning).map((name) => `reset ${name}`);

export async function brokenRules({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<unknown[]> {
  const client = await database.checkOut();
  try {
    await client.query(setPlanning.join('; '));
    const values = [clock.now()];
    return (await client.query({ name: 'invariants', text: SQL, values })).rows;
  } finally {
    await client.query(resetPlanning.join('; '));
    client.release();
  }
}

async function storedFiles({ images }: Context): Promise<string[]> {
  const stored = namedFolders.map((folder) => images.listOlderThan(folder, ALL_TIME));
  return (await Promise.all(stored)).flat().toSorted();
}

async function namedFiles({ database }: Context): Promise<string[]> {
  const rows = await runPrepared(
    database,
    `select image_name, true as has_card from clubs
     union select image_name, true from crews
     union select image_name, false from members
     union select image_name, false from chat_messages
     union select evidence_image, false from message_reports`,
    [],
  );
  return rows
    .filter(({ image_name: name }) => name !== null)
    .map(({ image_name: name, has_card: hasCard }) => ({ name: String(name), hasCard }))
    .flatMap(({ name, hasCard }) => (hasCard ? [name, cardImageName(name)] : [name]))
    .toSorted();
}
