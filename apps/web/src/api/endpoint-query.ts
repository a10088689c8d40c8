import type { Endpoint, EndpointResponse } from '@azit/contract/endpoint';
import type { Page } from '@azit/contract/envelope';
import { type DataTag, type QueryKey, queryOptions } from '@tanstack/react-query';
import { isRecord } from '#web/lib/is-record.ts';
import { call } from './client.ts';
import { type PagedQuery, pagedQuery } from './paged-query.ts';
import type { AnyInput, KeyInput, PagesInput, ReadInput } from './request.ts';

/** The type of the key includes the data type, so that `setQueryData` is type-checked. */
export type EndpointQuery<Data> = {
  queryKey: DataTag<QueryKey, Data, Error>;
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
};

/**
 * If `input` omits values, the key matches every cache entry that has the given values, so that one
 * invalidation reaches all of them.
 */
export function endpointKey<E extends Endpoint>(endpoint: E, input?: KeyInput<E>): QueryKey {
  return input ? keyWith(endpoint, input) : [endpoint.name];
}

export function endpointQuery<E extends Endpoint, Data>(
  endpoint: E,
  input: ReadInput<E>,
  read: (reply: EndpointResponse<E>) => Data,
): EndpointQuery<Data>;
export function endpointQuery(
  endpoint: Endpoint,
  { params, query, headers }: AnyInput,
  read: (reply: unknown) => unknown,
): EndpointQuery<unknown> {
  const queryFn = async ({ signal }: { signal: AbortSignal }) =>
    read(await call(endpoint, { params, query, headers, body: undefined, signal }));
  const queryKey = [...keyWith(endpoint, { params, query }), ...(headers ? [{ headers }] : [])];
  return { queryKey: queryOptions({ queryKey, queryFn }).queryKey, queryFn };
}

type PagesOptions<Reply, Row> = {
  read: (reply: Reply) => Page<Row>;
  getId: (row: Row) => number;
  /**
   * The current day, for responses that depend on the day although the request does not contain it.
   * The day is part of the key, so that yesterday's list is not shown today.
   */
  asOf?: string;
};

export function endpointPages<E extends Endpoint, Row>(
  endpoint: E,
  input: PagesInput<E>,
  options: PagesOptions<EndpointResponse<E>, Row>,
): PagedQuery<Row>;
export function endpointPages(
  endpoint: Endpoint,
  { params, query }: AnyInput,
  { read, getId, asOf }: PagesOptions<unknown, unknown>,
): PagedQuery<unknown> {
  return pagedQuery({
    queryKey: [...keyWith(endpoint, { params, query }), ...(asOf === undefined ? [] : [{ asOf }])],
    fetchPage: async (page, signal) => {
      const paged = { page, ...(isRecord(query) ? query : {}) };
      return read(await call(endpoint, { params, query: paged, body: undefined, signal }));
    },
    getId,
  });
}

export function readData<Data>({ data }: { data: Data }): Data {
  return data;
}

export function readPage<Row>(page: Page<Row>): Page<Row> {
  return page;
}

/** Omits undefined parts: `params: undefined` would match no entry that has params. */
function keyWith({ name }: Endpoint, { params, query }: AnyInput): QueryKey {
  return [name, { ...(params !== undefined && { params }), ...(query !== undefined && { query }) }];
}
