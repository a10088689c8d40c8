import type { Page } from '@azit/contract/envelope';

export function nextPage<Item>({ data, pageInfo }: Page<Item>): number | undefined {
  return data.length === 0 || pageInfo.page >= pageInfo.totalPages ? undefined : pageInfo.page + 1;
}

/**
 * Removes duplicates: if a row is inserted between two requests, the second page repeats the last
 * row of the first.
 */
export function uniqueItems<Item>(
  pages: readonly Page<Item>[],
  getId: (item: Item) => number,
): Item[] {
  const byId = new Map<number, Item>();
  for (const item of pages.flatMap((page) => page.data)) {
    const id = getId(item);
    if (!byId.has(id)) byId.set(id, item);
  }
  return [...byId.values()];
}
