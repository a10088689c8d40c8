import type pg from 'pg';
import type { Database } from './database.ts';
import { isConnectionBroken, isRetryable } from './database-error.ts';
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
    await commit(client);
    client.release();
  } catch (error) {
    isOpen = false;
    client.release(isConnectionBroken(error) || !(await rollBack(client)));
    throw error;
  }
  for (const action of afterCommit) action();
  return result;
}

async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  // PostgreSQL rolls a failed transaction back on commit without an error.
  if (command !== 'COMMIT') {
    throw new Error('Transaction rolled back: the error of one of its statements was swallowed');
  }
}

async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}
