import type { PageInfo } from '@azit/contract/envelope';
import { JsonText } from './reply.ts';

export type Paging = { page: number; size: number };

/** How many rows the pages before this one hold. */
export function offsetOf({ page, size }: Paging): number {
  return (page - 1) * size;
}

/** A page whose items PostgreSQL has already written as JSON. */
export function pageJson(items: string, { page, size }: Paging, totalElements: number): JsonText {
  const totalPages = Math.ceil(totalElements / size);
  const pageInfo: PageInfo = { page, size, totalElements, totalPages };
  return new JsonText(`{"data":${items},"pageInfo":${JSON.stringify(pageInfo)}}`);
}
