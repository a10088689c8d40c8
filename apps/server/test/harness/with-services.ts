import type { TransactionContext } from '#server/database/transaction.ts';
import { systemClock } from '#server/runtime/clock.ts';

/** The context of a transaction on a database that no app uses. Notifies nobody. */
export function withServices(database: TransactionContext['database']): TransactionContext {
  const ignore = () => {};
  return {
    database,
    clock: systemClock,
    doorbells: { ring: ignore },
    jobs: { request: ignore, requestIn: ignore, requestWithin: ignore },
  };
}
