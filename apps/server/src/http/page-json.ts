import type { PageInfo } from '@azit/contract/envelope';
import { JsonText } from './reply.ts';

export type Paging = { page: number; size: number };

/** How many rows the pages before this one hold. */
export function offsetOf({ page, size }: Paging): number {
  return (page - 1) * size;
}

/** A page whose items PostgreSQL has already written as JSON, and what else the reply says. */
export function pageJson(
  items: string,
  { page, size }: Paging,
  totalElements: number,
  more: Readonly<Record<string, unknown>> = {},
): JsonText {
  const totalPages = Math.ceil(totalElements / size);
  const pageInfo: PageInfo = { page, size, totalElements, totalPages };
  const rest = JSON.stringify({ pageInfo, ...more });
  return new JsonText(`{"data":${items},${rest.slice(1)}`);
}
