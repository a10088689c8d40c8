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

type EndpointViewer<E extends Endpoint> = E['access'] extends 'anyone'
  ? TokenViewer | undefined
  : TokenViewer;

type JsonContent<E extends Endpoint> = { body: EndpointBody<E>; data: undefined; image: undefined };
type FormContent<E extends Endpoint> = {
  body: undefined;
  data: EndpointDataPart<E>;
  image: Buffer;
};
type EndpointContent<E extends Endpoint> = E['multipart'] extends object
  ? E['body'] extends object
    ? JsonContent<E> | FormContent<E>
    : FormContent<E>
  : JsonContent<E>;

export type Call<E extends Endpoint> = {
  context: Context;
  viewer: EndpointViewer<E>;
  params: EndpointParams<E>;
  query: EndpointQuery<E>;
  headers: EndpointRequestHeaders<E>;
  ip: string;
  log: FastifyBaseLogger;
} & EndpointContent<E>;

type EndpointResult<E extends Endpoint> = E['events'] extends object
  ? EventStream
  : Reply<EndpointResponse<E>>;

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<EndpointResult<E>> | (E['response'] extends object ? never : Promise<void>);

export type Route<E extends Endpoint = Endpoint> = {
  endpoint: E;
  handle: Handler<E>;
  readsReplica: boolean;
  sendsPosition: boolean;
  holdsNoSlot: boolean;
};

type Options<Name> = {
  readsReplica?: readonly Name[];
  sendsPosition?: readonly Name[];
  holdsNoSlot?: readonly Name[];
};

export function routes<T extends Record<string, Endpoint>>(
  endpoints: T,
  handlers: { [K in keyof T]: Handler<T[K]> },
  { readsReplica = [], sendsPosition = [], holdsNoSlot = [] }: Options<keyof T> = {},
): Route[] {
  return Object.entries(endpoints).map(([name, endpoint]) => ({
    endpoint,
    handle: handlers[name as keyof T] as unknown as Handler<Endpoint>,
    readsReplica: readsReplica.includes(name),
    sendsPosition: sendsPosition.includes(name),
    holdsNoSlot: holdsNoSlot.includes(name),
  }));
}

export async function toData<T>(work: Promise<T>): Promise<{ data: T }> {
  return { data: await work };
}
