import { onTestFinished } from 'vitest';
import type { Database } from '#server/database/database.ts';

export async function holdRow(
  database: Database,
  text: string,
  values: unknown[] = [],
): Promise<() => Promise<void>> {
  const client = await database.checkOut();
  let freed: Promise<void> | undefined;
  const free = () => {
    freed ??= client.query('rollback').then(() => client.release());
    return freed;
  };
  onTestFinished(free);
  await client.query('begin');
  await client.query(text, values);
  return free;
}
