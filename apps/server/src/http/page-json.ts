import type { PageInfo } from '@azit/contract/envelope';
import { JsonText } from './reply.ts';

export type Paging = { page: number; size: number };

export function getOffset({ page, size }: Paging): number {
  return (page - 1) * size;
}

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
