import { SEARCH_COUNTED_TO } from '@azit/contract/clubs/discovery.endpoints';
import { groupedNumber } from '#web/lib/grouped-number.ts';

export function foundText(total: number): string {
  const count = groupedNumber(Math.min(total, SEARCH_COUNTED_TO));
  return total > SEARCH_COUNTED_TO ? `검색 결과 ${count}개 넘게` : `검색 결과 ${count}개`;
}
