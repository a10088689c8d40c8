import type { PageInfo } from '@azit/contract/envelope';

export type Paging = { page: number; size: number };

export function offsetOf({ page, size }: Paging): number {
  return (page - 1) * size;
}

/** Puts the envelope around cards that PostgreSQL has already written. */
export function pageText(cards: string, { page, size }: Paging, totalElements: number): string {
  const pageInfo: PageInfo = {
    page,
    size,
    totalElements,
    totalPages: Math.ceil(totalElements / size),
  };
  return `{"data":${cards},"pageInfo":${JSON.stringify(pageInfo)}}`;
}
