import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../apps/server/src/database/database.ts';
import { inTransaction } from '../apps/server/src/database/transaction.ts';
import { accessTokens } from '../apps/server/src/modules/auth/access-token.ts';
import { openSession, type SessionTokens } from '../apps/server/src/modules/auth/open-session.ts';
import { addMember, type NewMember } from '../apps/server/src/modules/members/add-member.ts';
import type { MemberRow } from '../apps/server/src/modules/members/member.view.ts';
import { hashPassword } from '../apps/server/src/modules/members/password-hash.ts';
import { systemClock } from '../apps/server/src/runtime/clock.ts';
import { root } from '../scripts/project.mjs';

type Account = { email: string; password: string };
export type Store = { database: Database; dataDir: string };
export type LoggedIn = { member: MemberRow; tokens: SessionTokens };

const portrait = path.join(root, 'apps/server/src/commands/seed-demo/images/member-1.webp');
const hashes = new Map<string, Promise<string>>();

/**
 * Adds a member with the functions that sign-up and login use. Sending requests would be slow,
 * because the server would hash the password each time and decode an image.
 */
export async function addAccount(
  { database, dataDir }: Store,
  member: NewMember,
  { email, password }: Account,
): Promise<LoggedIn> {
  const ignore = () => {};
  const context = {
    database,
    clock: systemClock,
    doorbells: { ring: ignore },
    jobs: { request: ignore, requestIn: ignore, requestWithin: ignore },
    tokens: accessTokens(await readSecret(dataDir), systemClock),
  };
  const passwordHash = await hashOnce(password);
  const imageName = await storePortrait(dataDir);
  const now = systemClock.now();
  return inTransaction(context, async (tx) => {
    const row = await addMember(tx, member, { email, passwordHash, imageName, now });
    return { member: row, tokens: await openSession(tx, context, row.member_id) };
  });
}

function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

async function readSecret(dataDir: string): Promise<string> {
  const text = await readFile(path.join(dataDir, 'secrets.json'), 'utf8');
  return JSON.parse(text).jwtSecret;
}

async function storePortrait(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'images', 'member_profile');
  const name = `${randomBytes(18).toString('base64url')}.webp`;
  await mkdir(folder, { recursive: true });
  await copyFile(portrait, path.join(folder, name));
  return name;
}
