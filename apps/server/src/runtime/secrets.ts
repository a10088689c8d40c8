import { randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { findSecretWeakness } from './secret-strength.ts';
import { findVapidFault, makeVapidKeys, type VapidKeys } from './vapid-keys.ts';

export type Secrets = { jwtSecret: string; vapidKeys: VapidKeys };

type StoredSecrets = { jwtSecret: string; vapidKeys: VapidKeys | undefined };

class SecretsError extends Error {
  override name = 'SecretsError';

  constructor(path: string, reason: string) {
    super(
      `${path} 을 읽을 수 없어서 시작하지 않았어요. 백업해 둔 것으로 되돌리거나, 지우고 다시 시작하거나 ` +
        '(새로 만들어져요), JWT_SECRET 과 VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY 를 설정해 주세요. ' +
        `(${path} cannot be used: ${reason}. Nothing was changed: put back a copy of it, or remove it ` +
        'and a new one is made, or set JWT_SECRET, VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY.)',
    );
  }
}

export async function loadSecrets(
  { jwtSecret, push }: Pick<Config, 'jwtSecret' | 'push'>,
  dataDir: string,
): Promise<Secrets> {
  const { vapidKeys } = push;
  if (jwtSecret !== undefined && vapidKeys !== undefined) return { jwtSecret, vapidKeys };
  const stored = await loadStoredSecrets(dataDir);
  return { jwtSecret: jwtSecret ?? stored.jwtSecret, vapidKeys: vapidKeys ?? stored.vapidKeys };
}

/** Throws if the file is unusable: a new secret instead would invalidate every access token. */
export async function loadStoredSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json');
  const text = await readIfExists(path);
  const stored = text === undefined ? undefined : parseSecrets(path, text);
  if (stored?.vapidKeys !== undefined) return { ...stored, vapidKeys: stored.vapidKeys };
  const jwtSecret = stored?.jwtSecret ?? randomBytes(48).toString('base64url');
  const made: Secrets = { jwtSecret, vapidKeys: makeVapidKeys() };
  await writeAtomically(path, JSON.stringify(made, null, 2));
  return made;
}

async function readIfExists(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if ('code' in error && error.code === 'ENOENT') return undefined;
    throw new SecretsError(path, error.message);
  }
}

function parseSecrets(path: string, text: string): StoredSecrets {
  if (text.trim() === '') throw new SecretsError(path, 'it is empty');
  const stored = parseJson(path, text);
  const isNamed = typeof stored === 'object' && stored !== null && 'jwtSecret' in stored;
  if (!isNamed || typeof stored.jwtSecret !== 'string') {
    throw new SecretsError(path, 'it holds no jwtSecret');
  }
  const weakness = findSecretWeakness(stored.jwtSecret);
  if (weakness !== undefined) throw new SecretsError(path, `its jwtSecret ${weakness}`);
  return { jwtSecret: stored.jwtSecret, vapidKeys: parseVapidKeys(path, stored) };
}

function parseVapidKeys(path: string, stored: object): VapidKeys | undefined {
  if (!('vapidKeys' in stored)) return undefined;
  const { publicKey, privateKey } = Object(stored.vapidKeys) as Record<string, unknown>;
  const keys = { publicKey: String(publicKey), privateKey: String(privateKey) };
  const fault = findVapidFault(keys);
  if (fault !== undefined) throw new SecretsError(path, `of its vapidKeys ${fault}`);
  return keys;
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Omit the message of the parser, because it would contain a part of the secret.
    throw new SecretsError(path, 'it is not JSON');
  }
}

/** Sync before renaming, so that a power failure leaves no partial file. */
async function writeAtomically(path: string, text: string): Promise<void> {
  const draft = `${path}.new`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
