import { timestamp } from './column.ts';
import { statement } from './statement.ts';

export function sweepStatement(table: string, key: string, condition: string) {
  return statement({
    name: `sweep_${table}`,
    text: `
      delete from ${table} where (${key}) in (
        select ${key} from ${table} where ${condition} limit 5000 for update skip locked)`,
    params: { now: timestamp },
  });
}
