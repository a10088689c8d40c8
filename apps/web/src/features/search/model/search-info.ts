import type { SearchInfo } from '@azit/contract/clubs/search-info.schema';
import type { Page } from '@azit/contract/envelope';
import { swapKeyboard } from '@azit/rules/search/other-keyboard';
import { josa } from 'es-hangul';
import { searchMessages } from '#web/domain/copy/finding/search.ts';

export function readSearchInfo(
  page: (Page<unknown> & { searchInfo?: SearchInfo | undefined }) | undefined,
): SearchInfo | undefined {
  return page?.searchInfo;
}

export function understoodText({ understoodAs, filters }: SearchInfo): string {
  const words = filters.map(({ word }) => word);
  const last = words.at(-1) ?? understoodAs;
  const parts = [...(understoodAs === '' ? [] : [`‘${understoodAs}’`]), ...words];
  // The Korean particle depends on the last character of the word, so choose it before the closing
  // quotation mark is added.
  const particle = josa(last, '으로/로').slice(last.length);
  return searchMessages.understoodAs(`${parts.join(' · ')}${particle}`);
}

export function reasonText({ keyword, understoodAs, filters }: SearchInfo): string {
  if (filters.length > 0) return '낱말을 조건으로 봤어요.';
  const swapped = keyword.split(/\s+/).flatMap((word) => swapKeyboard(word) ?? []);
  // The server may have removed a particle from a word that it read on the other keyboard layout,
  // so compare only the beginning of the word.
  const isSwapped = understoodAs
    .split(' ')
    .some((word) => swapped.some((other) => other.startsWith(word)));
  return isSwapped ? '자판을 바꿔 봤어요.' : '비슷한 말로 찾아봤어요.';
}
