import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from './database.ts';
import { isConnectionBroken, isReadOnlyServer, isRetryable } from './database-error.ts';
import { POSITION_TEXT, toPosition } from './position-sql.ts';
import type { QueryRunner } from './query-runner.ts';

const transactionMark = Symbol('transaction');

/** Only inTransaction makes one, so a function that asks for it cannot run outside. */
export interface Transaction extends QueryRunner {
  readonly [transactionMark]: true;
  /** Calls `action` once the commit is confirmed, and never if the transaction fails. */
  afterCommit(action: () => void): void;
}

export type Queryable = Database | Transaction;

const maxAttempts = 3;
const longestStepAsideMs = 40;

export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptTransaction(database, work);
    } catch (error) {
      if (attempt === maxAttempts || !isRetryable(error)) throw error;
    }
    // Without it the one that lost a deadlock takes its first lock again before the winner wakes.
    await pause(attempt * longestStepAsideMs * (0.5 + Math.random() / 2));
  }
}

async function attemptTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await database.checkOut();
  let isOpen = true;
  const afterCommit: (() => void)[] = [];
  const transaction: Transaction = {
    [transactionMark]: true,
    afterCommit: (action) => afterCommit.push(action),
    run: (query) => {
      if (!isOpen) throw new Error(`Statement ${query.name} ran after its transaction ended`);
      return client.query(query);
    },
  };
  let result: Result;
  try {
    await client.query('begin');
    result = await work(transaction);
    isOpen = false;
    await commit(client, database);
    client.release();
  } catch (error) {
    isOpen = false;
    client.release(isConnectionBroken(error) || !(await rollBack(client)));
    if (isReadOnlyServer(error)) database.renewConnections();
    throw error;
  }
  for (const action of afterCommit) action();
  return result;
}

/** The position is asked for in the same message, so that it costs no wait of its own. */
async function commit(client: pg.PoolClient, database: Database): Promise<void> {
  const text = database.followsPosition ? `commit; ${POSITION_TEXT}` : 'commit';
  // The driver returns an array for two statements.
  const [committed, positioned] = [await client.query(text)].flat();
  // PostgreSQL rolls a failed transaction back on commit without an error.
  if (committed?.command !== 'COMMIT') {
    throw new Error('Transaction rolled back: the error of one of its statements was swallowed');
  }
  if (positioned !== undefined) database.noteWritten(toPosition(positioned.rows[0]));
}

async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}
