import { readFile } from 'node:fs/promises';
import { cardImageName } from '@azit/contract/images/image.rule';
import { expect } from 'vitest';
import type { Context } from '#server/context.ts';
import { runSql } from '#test/factories/insert-row.ts';

const SQL = await readFile(new URL('../../src/database/invariants.sql', import.meta.url), 'utf8');
const ALL_TIME = new Date('9999-01-01');

/** Throws with the name of every rule that a row breaks, and for image files and rows that do not match. */
export async function checkInvariants(context: Context): Promise<void> {
  expect(await runSql(context.database, SQL, [context.clock.now()])).toEqual([]);
  expect(await storedFiles(context)).toEqual(await namedFiles(context));
}

async function storedFiles({ images }: Context): Promise<string[]> {
  const banners = await images.listOlderThan('club_banner', ALL_TIME);
  const profiles = await images.listOlderThan('member_profile', ALL_TIME);
  return [...banners, ...profiles].toSorted();
}

async function namedFiles({ database }: Context): Promise<string[]> {
  const clubs = await runSql(database, 'select image_name from clubs where image_name is not null');
  const members = await runSql(
    database,
    'select image_name from members where image_name is not null',
  );
  const banners = clubs.map(({ image_name: name }) => String(name));
  const profiles = members.map(({ image_name: name }) => String(name));
  return [...banners, ...banners.map(cardImageName), ...profiles].toSorted();
}
