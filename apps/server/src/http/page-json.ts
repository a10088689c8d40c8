import { JsonText } from './reply.ts';

type Paging = { page: number; size: number };

/** A page whose items PostgreSQL has already written as JSON. */
export function pageJson(items: string, { page, size }: Paging, total: number): JsonText {
  const pageInfo = {
    page,
    size,
    totalElements: total,
    totalPages: Math.ceil(total / size),
  };
  return new JsonText(`{"data":${items},"pageInfo":${JSON.stringify(pageInfo)}}`);
}

export function rowsBefore({ page, size }: Paging): number {
  return (page - 1) * size;
}
