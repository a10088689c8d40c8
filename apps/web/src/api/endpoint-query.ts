import type { Endpoint, EndpointResponse } from '@azit/contract/endpoint';
import type { Page } from '@azit/contract/envelope';
import { type DataTag, type QueryKey, queryOptions } from '@tanstack/react-query';
import { isRecord } from '#web/lib/is-record.ts';
import { call } from './client.ts';
import { type PagedQuery, pagedQuery } from './paged-query.ts';
import type { AnyInput, KeyInput, PagesInput, ReadInput } from './request.ts';

/** What `useQuery` takes. The key carries the type of the data, so that a patch of the cache is checked. */
export type EndpointQuery<Data> = {
  queryKey: DataTag<QueryKey, Data, Error>;
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
};

/**
 * The cache key of an endpoint's replies: its name and its input. Without an input, or with a part of
 * one, it matches all replies that agree with that part, as an invalidation needs.
 */
export function keyOf<E extends Endpoint>(endpoint: E, input?: KeyInput<E>): QueryKey {
  return input ? keyWith(endpoint, input) : [endpoint.name];
}

/** A cached read of one endpoint; `read` picks what the cache holds out of the reply. */
export function endpointQuery<E extends Endpoint, Data>(
  endpoint: E,
  input: ReadInput<E>,
  read: (reply: EndpointResponse<E>) => Data,
): EndpointQuery<Data>;
export function endpointQuery(
  endpoint: Endpoint,
  { params, query }: AnyInput,
  read: (reply: unknown) => unknown,
): EndpointQuery<unknown> {
  const queryFn = async ({ signal }: { signal: AbortSignal }) =>
    read(await call(endpoint, { params, query, body: undefined, signal }));
  const { queryKey } = queryOptions({ queryKey: keyWith(endpoint, { params, query }), queryFn });
  return { queryKey, queryFn };
}

type PagesOptions<Reply, Row> = {
  read: (reply: Reply) => Page<Row>;
  getId: (row: Row) => number;
  /** A day the reply depends on although it is not sent: on another day the list is another one. */
  asOf?: string;
};

/** A cached read of an endpoint that replies in pages; the page number is left out of `input`. */
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

/** The `read` of a reply that wraps its content in `data`, as nearly all do. */
export function readData<Data>({ data }: { data: Data }): Data {
  return data;
}

/** The `read` of a reply whose rows are shown as they come. */
export function readPage<Row>(page: Page<Row>): Page<Row> {
  return page;
}

/** Holds no `undefined`: a part that is left out matches every value, `undefined` would match none. */
function keyWith({ name }: Endpoint, { params, query }: AnyInput): QueryKey {
  return [name, { ...(params !== undefined && { params }), ...(query !== undefined && { query }) }];
}
