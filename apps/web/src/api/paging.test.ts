import { describe, expect, test } from 'vitest';
import { nextPage, uniqueItems } from './paging.ts';

function makePage(ids: number[], page: number, totalPages: number) {
  const pageInfo = { page, size: 2, totalElements: totalPages * 2, totalPages };
  return { data: ids.map((id) => ({ id })), pageInfo };
}

describe('the next page', () => {
  // covers S4.17 (docs/coverage-statements.md)
  test.each([
    ['more to come', [1, 2], 1, 3, 2],
    ['the last page', [5, 6], 3, 3, undefined],
    ['past the end', [5], 4, 3, undefined],
    ['an empty page before the end', [], 2, 3, undefined],
    ['an empty list', [], 1, 0, undefined],
  ])('the page after “%s” is fetched if it exists', (_, ids, page, totalPages, expected) => {
    expect(nextPage(makePage(ids, page, totalPages))).toBe(expected);
  });
});

// covers P6.3 (docs/coverage-statements.md)
test('a row that is on two pages is listed once, at its first position', () => {
  const pages = [makePage([1, 2], 1, 2), makePage([2, 3], 2, 2)];
  expect(uniqueItems(pages, ({ id }) => id)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});
