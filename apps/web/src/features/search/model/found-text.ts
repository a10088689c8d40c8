import { SEARCH_COUNTED_TO } from '@azit/contract/clubs/discovery.endpoints';
import { searchMessages } from '#web/domain/copy/finding/search.ts';
import { groupedNumber } from '#web/lib/grouped-number.ts';

export function foundText(total: number): string {
  const count = groupedNumber(Math.min(total, SEARCH_COUNTED_TO));
  return total > SEARCH_COUNTED_TO ? searchMessages.foundMany(count) : searchMessages.found(count);
}
