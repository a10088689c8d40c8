import type { Page, PageInfo } from '@azit/contract/envelope';
import { JsonText } from './reply.ts';

export type Paging = { page: number; size: number };

export function getOffset({ page, size }: Paging): number {
  return (page - 1) * size;
}

/** `elements` is the total; the pages contain only the first `listed` of them. */
type Totals = { elements: number; listed: number };

export function pageJson(
  items: string,
  { page, size }: Paging,
  totals: number | Totals,
  more: Readonly<Record<string, unknown>> = {},
): JsonText {
  const { elements: totalElements, listed } =
    typeof totals === 'number' ? { elements: totals, listed: totals } : totals;
  const totalPages = Math.ceil(listed / size);
  const pageInfo: PageInfo = { page, size, totalElements, totalPages };
  const rest = JSON.stringify({ pageInfo, ...more });
  return new JsonText(`{"data":${items},${rest.slice(1)}`);
}

export function toPage<Item>(data: Item[], { page, size }: Paging, totalElements = 0): Page<Item> {
  const totalPages = Math.ceil(totalElements / size);
  return { data, pageInfo: { page, size, totalElements, totalPages } };
}
