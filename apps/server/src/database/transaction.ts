import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Clock } from '#server/runtime/clock.ts';
import type { Doorbells } from '#server/runtime/doorbells.ts';
import type { JobQueue } from '#server/runtime/job-queue.ts';
import type { Database } from './database.ts';
import { isConnectionBroken, isReadOnlyServer, isRetryable } from './database-error.ts';
import { POSITION_TEXT, toPosition } from './position-sql.ts';
import type { QueryRunner } from './query-runner.ts';

const transactionMark = Symbol('transaction');

type Services = { clock: Clock; doorbells: Doorbells; jobs: JobQueue };

export type TransactionContext = Services & { database: Database };

/**
 * Only inTransaction creates a Transaction, so no function that requires one can run outside a
 * transaction. Its doorbells and jobs wait for the commit.
 */
export interface Transaction extends QueryRunner, Services {
  readonly [transactionMark]: true;
}

export type Queryable = Database | Transaction;

const MAX_ATTEMPTS = 3;
const MAX_BACKOFF_MS = 40;

export async function inTransaction<Result>(
  context: TransactionContext,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptTransaction(context, work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error;
    }
    // Wait before the retry, so that the transaction that won the deadlock can lock the row first.
    await pause(attempt * MAX_BACKOFF_MS * (0.5 + Math.random() / 2));
  }
}

async function attemptTransaction<Result>(
  { database, clock, doorbells, jobs }: TransactionContext,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await database.checkOut();
  let isOpen = true;
  const afterCommit: (() => void)[] = [];
  const defer = (action: () => void) => void afterCommit.push(action);
  const transaction: Transaction = {
    [transactionMark]: true,
    clock,
    doorbells: { ring: (doorbell) => defer(() => doorbells.ring(doorbell)) },
    jobs: {
      request: (task) => defer(() => jobs.request(task)),
      requestIn: (task, delayMs) => defer(() => jobs.requestIn(task, delayMs)),
      requestWithin: (task, delayMs) => defer(() => jobs.requestWithin(task, delayMs)),
    },
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

/** Query the replication position in the same message as the commit, which saves a round trip. */
async function commit(client: pg.PoolClient, database: Database): Promise<void> {
  const text = database.tracksPosition ? `commit; ${POSITION_TEXT}` : 'commit';
  const [committed, positioned] = [await client.query(text).catch(rethrowLostCommit)].flat();
  // If a statement has failed, COMMIT rolls back and reports no error.
  if (committed?.command !== 'COMMIT') {
    throw new Error('Transaction rolled back: the error of one of its statements was swallowed');
  }
  if (positioned !== undefined) database.noteWritten(toPosition(positioned.rows[0]));
}

const lostCommits = new WeakSet<object>();

function rethrowLostCommit(error: Error): never {
  if (isConnectionBroken(error)) lostCommits.add(error);
  throw error;
}

/** The connection was lost during the commit, so the transaction may have succeeded. */
export function mayHaveCommitted(error: unknown): boolean {
  return error instanceof Error && lostCommits.has(error);
}

async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}
