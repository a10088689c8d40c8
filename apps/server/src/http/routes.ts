import type {
  Endpoint,
  EndpointBody,
  EndpointDataPart,
  EndpointParams,
  EndpointQuery,
  EndpointRequestHeaders,
  EndpointResponse,
} from '@azit/contract/endpoint';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '#server/context.ts';
import type { EventStream } from './event-stream.ts';
import type { Reply } from './reply.ts';
import type { TokenViewer } from './viewer.ts';

type ViewerOf<E extends Endpoint> = E['access'] extends 'anyone'
  ? TokenViewer | undefined
  : TokenViewer;

type JsonContent<E extends Endpoint> = { body: EndpointBody<E>; data: undefined; image: undefined };
type FormContent<E extends Endpoint> = {
  body: undefined;
  data: EndpointDataPart<E>;
  image: Buffer;
};
/** What the request carries: JSON, a form, or where the endpoint takes both, either of the two. */
type ContentOf<E extends Endpoint> = E['multipart'] extends object
  ? E['body'] extends object
    ? JsonContent<E> | FormContent<E>
    : FormContent<E>
  : JsonContent<E>;

/** One parsed and authenticated request. */
export type Call<E extends Endpoint> = {
  context: Context;
  viewer: ViewerOf<E>;
  params: EndpointParams<E>;
  query: EndpointQuery<E>;
  headers: EndpointRequestHeaders<E>;
  ip: string;
  log: FastifyBaseLogger;
} & ContentOf<E>;

type ResultOf<E extends Endpoint> = E['events'] extends object
  ? EventStream
  : Reply<EndpointResponse<E>>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ResultOf<E>>;

export type Route<E extends Endpoint = Endpoint> = {
  endpoint: E;
  handle: Handler<E>;
  /** Its `context.database` may be a replica that has what this client has written and heard of. */
  readsReplica: boolean;
  /** After this reply a client looks again, and must see whatever the reply may tell of. */
  tells: boolean;
  /** It mostly waits for something other than the database, such as a password hash. */
  holdsNoSlot: boolean;
};

type Options<Name> = {
  /** Endpoints that only read, and whose reply may be some moments old to everybody else. */
  readsReplica?: readonly Name[];
  tells?: readonly Name[];
  holdsNoSlot?: readonly Name[];
};

/** Pairs every endpoint of a domain with its handler; a missing one does not compile. */
export function routes<T extends Record<string, Endpoint>>(
  endpoints: T,
  handlers: { [K in keyof T]: Handler<T[K]> },
  { readsReplica = [], tells = [], holdsNoSlot = [] }: Options<keyof T> = {},
): Route[] {
  return Object.entries(endpoints).map(([name, endpoint]) => ({
    endpoint,
    handle: handlers[name as keyof T] as unknown as Handler<Endpoint>,
    readsReplica: readsReplica.includes(name),
    tells: tells.includes(name),
    holdsNoSlot: holdsNoSlot.includes(name),
  }));
}
