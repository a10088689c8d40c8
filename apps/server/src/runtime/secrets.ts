import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Secrets = { jwtSecret: string };

/** Returns the secrets kept in the data directory, made at the first start without settings. */
export async function keptSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json');
  const kept = await readKept(path);
  if (kept !== undefined) return kept;
  const made: Secrets = { jwtSecret: randomBytes(48).toString('base64url') };
  // Written whole or not at all: a half-written file would log out every member.
  const draft = `${path}.new`;
  await writeFile(draft, JSON.stringify(made, null, 2), { mode: 0o600 });
  await rename(draft, path);
  return made;
}

async function readKept(path: string): Promise<Secrets | undefined> {
  try {
    const kept: unknown = JSON.parse(await readFile(path, 'utf8'));
    return isSecrets(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isSecrets(value: unknown): value is Secrets {
  return (
    typeof value === 'object' &&
    value !== null &&
    'jwtSecret' in value &&
    typeof value.jwtSecret === 'string' &&
    value.jwtSecret.length >= 32
  );
}
