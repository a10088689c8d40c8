import { int, timestamp } from './column.ts';
import { statement } from './statement.ts';

export function sweepStatement(table: string, key: string, condition: string) {
  return statement(`sweep_${table}`, {
    text: `
      delete from ${table} where (${key}) in (
        select ${key} from ${table} where ${condition} limit 5000 for update skip locked)`,
    params: { now: timestamp },
  });
}

export function eraseStatement(table: string) {
  return statement(`erase_${table}`, {
    text: `delete from ${table} where member_id = :member_id`,
    params: { member_id: int },
  });
}
