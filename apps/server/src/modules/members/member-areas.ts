import { currentAreaCode } from '@azit/rules/areas/areas';
import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { invalidField } from '#server/runtime/refusal.ts';
import { deleteAreas, insertAreas } from './member.repository.ts';

export function requireAreas(codes: readonly string[]): string[] {
  const current = codes.map((code) => {
    const known = currentAreaCode(code);
    if (known === undefined) throw invalidField('areaCodes', '없는 지역이에요. 다시 골라 주세요.');
    return known;
  });
  return [...new Set(current)];
}

export async function changeAreas(tx: Transaction, memberId: number, codes: string[]) {
  await execute(tx, deleteAreas, { member_id: memberId });
  await execute(tx, insertAreas, { member_id: memberId, area_codes: codes });
}
