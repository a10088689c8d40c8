import type { RowShape } from '#server/database/statement.ts';
import type { StatementDescription } from './describe-statement.ts';

/**
 * PostgreSQL does not report which side of an outer join may be null. Every table column of such a
 * statement must therefore give a reason for its nullability.
 */
export function nullabilityFaults(
  { text, row = {} }: { readonly text: string; readonly row?: RowShape | undefined },
  { columns }: StatementDescription,
): string[] {
  const hasOuterJoin = /\b(left|right|full)\s+(outer\s+)?join\b/i.test(text);
  return Object.entries(row).flatMap(([name, { isNullable, nullabilityReason }]) => {
    const isTableNotNull = columns[name]?.isTableNotNull;
    if (isTableNotNull === undefined) return [];
    const agrees = isNullable === !isTableNotNull;
    if (hasOuterJoin && nullabilityReason === undefined) {
      return [`${name} comes through an outer join: say why it is, or is not, nullable`];
    }
    if (!agrees && nullabilityReason === undefined) {
      const declared = isNullable ? 'nullable' : 'not null';
      return [`${name} is declared ${declared}, its table says the opposite`];
    }
    if (agrees && nullabilityReason !== undefined && !hasOuterJoin) {
      return [`${name} gives a reason to differ from its table and does not differ`];
    }
    return [];
  });
}
