import { searchMessages } from '#web/domain/copy/finding/search.ts';
import { groupedNumber } from '#web/lib/grouped-number.ts';

/** The server counts this far and no further. */
const countedTo = 1_000;

export function foundText(total: number): string {
  const count = groupedNumber(Math.min(total, countedTo));
  return total > countedTo ? searchMessages.foundMany(count) : searchMessages.found(count);
}
