import type {
  BodyOf,
  DataPartOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  RequestHeadersOf,
  ResponseOf,
} from '@azit/contract/endpoint';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '#server/context.ts';
import type { EventStream } from './event-stream.ts';
import type { Reply } from './reply.ts';
import type { TokenViewer } from './viewer.ts';

type ViewerOf<E extends Endpoint> = E['access'] extends 'anyone'
  ? TokenViewer | undefined
  : TokenViewer;
type ImageOf<E extends Endpoint> = E['multipart'] extends object ? Buffer : undefined;

/** One parsed and authenticated request. */
export type Call<E extends Endpoint> = {
  context: Context;
  viewer: ViewerOf<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  data: DataPartOf<E>;
  image: ImageOf<E>;
  headers: RequestHeadersOf<E>;
  ip: string;
  log: FastifyBaseLogger;
};

type ResultOf<E extends Endpoint> = E['events'] extends object ? EventStream : Reply<ResponseOf<E>>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ResultOf<E>>;

export type Route<E extends Endpoint = Endpoint> = { endpoint: E; handle: Handler<E> };

/** Pairs every endpoint of a domain with its handler; a missing one does not compile. */
export function routes<T extends Record<string, Endpoint>>(
  endpoints: T,
  handlers: { [K in keyof T]: Handler<T[K]> },
): Route[] {
  return Object.entries(endpoints).map(([name, endpoint]) => ({
    endpoint,
    handle: handlers[name as keyof T] as unknown as Handler<Endpoint>,
  }));
}
