import { chmodSync, lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

export type PostgresAccount = { readonly uid: number; readonly gid: number } | undefined;

// initdb requires a uid with a user name. On Linux 65534 is "nobody", but on macOS it has no name,
// so use 1 ("daemon").
const unprivilegedId = process.platform === 'darwin' ? 1 : 65_534;

/**
 * PostgreSQL refuses to run as root. If this process is root, PostgreSQL runs as the owner of the
 * cluster, or as nobody.
 */
export function choosePostgresAccount(clusterPath: string): PostgresAccount {
  if (process.getuid?.() !== 0) return undefined;
  const owner = lstatSync(clusterPath, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: unprivilegedId, gid: unprivilegedId };
}

export function giveTo(account: PostgresAccount, path: string): void {
  try {
    if (account !== undefined && lstatSync(path).uid !== account.uid) chownTree(path, account);
    chmodSync(path, 0o700);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new EmbeddedDatabaseError(
      `The database folder cannot be handed to the user id PostgreSQL runs as (${reason}): ` +
        'start azit as an ordinary user or set DATABASE_URL',
      { cause },
    );
  }
}

function chownTree(path: string, account: { uid: number; gid: number }): void {
  if (lstatSync(path).isDirectory()) {
    for (const name of readdirSync(path)) chownTree(join(path, name), account);
  }
  // giveTo checks only the owner of the root folder. Change that owner last, so that the next start
  // repeats an interrupted change.
  lchownSync(path, account.uid, account.gid);
}
