import type * as z from 'zod/mini';
import type { HostCapability } from './host-capability.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call the endpoint. `self`: the `memberId` of the path must be the caller's. `host`: the
 * router requires only a login; the use case locks the club or crew and then checks the capability.
 */
export type Access = 'anyone' | 'member' | 'self' | 'host';

export type Endpoint = {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** What the caller must be allowed to do. Required if `access` is `host`. */
  readonly capability?: HostCapability;
  /**
   * Set if the call affects only the session of the caller: a call with the same Idempotency-Key
   * from another device is then not a repetition.
   */
  readonly actsOnSession?: true;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly multipart?: { readonly data?: z.ZodMiniType };
  /** Also accepts a form body, ignoring its content: mail clients send one (RFC 8058). */
  readonly acceptsForm?: true;
  readonly requestHeaders?: z.ZodMiniType;
  /** The name of a request header: caches must not reuse the response for another value of it. */
  readonly variesBy?: string;
  readonly status: 200 | 201 | 202 | 204 | 302;
  readonly repeatedStatus?: 200;
  readonly response?: z.ZodMiniType;
  readonly events?: Readonly<Record<string, z.ZodMiniType>>;
  readonly file?: 'text/calendar';
  readonly responseHeaders?: readonly string[];
  /**
   * Set if the response contains a secret that is not stored, so that a repeated call cannot return
   * it.
   */
  readonly repliesSecret?: true;
  /**
   * Set if the call can be repeated safely without an Idempotency-Key, for example because it has a
   * `clientId`.
   */
  readonly needsNoIdempotencyKey?: true;
  readonly refusals?: readonly (400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422)[];
};

type SchemaOutput<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type SchemaInput<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type MultipartData<E extends Endpoint> = E['multipart'] extends { data: infer S } ? S : undefined;

export type EndpointParams<E extends Endpoint> = SchemaOutput<E['params']>;
export type EndpointQuery<E extends Endpoint> = SchemaOutput<E['query']>;
export type EndpointBody<E extends Endpoint> = SchemaOutput<E['body']>;
export type EndpointDataPart<E extends Endpoint> = SchemaOutput<MultipartData<E>>;
export type EndpointRequestHeaders<E extends Endpoint> = SchemaOutput<E['requestHeaders']>;
export type EndpointResponse<E extends Endpoint> = SchemaOutput<E['response']>;

export type ParamsInput<E extends Endpoint> = SchemaInput<E['params']>;
export type QueryInput<E extends Endpoint> = SchemaInput<E['query']>;
export type BodyInput<E extends Endpoint> = SchemaInput<E['body']>;
export type DataPartInput<E extends Endpoint> = SchemaInput<MultipartData<E>>;

type Definition = Omit<Endpoint, 'name' | 'status' | 'access' | 'capability'> &
  Partial<Pick<Endpoint, 'status'>> &
  (
    | { access: 'host'; capability: HostCapability }
    | { access: Exclude<Access, 'host'>; capability?: never }
  );

type Endpoints<Domain extends string, Definitions> = {
  [Key in keyof Definitions & string]: Definitions[Key] & {
    readonly name: `${Domain}.${Key}`;
    readonly status: Definitions[Key] extends { status: infer Status } ? Status : 200;
  };
};

/**
 * Adds the name `domain.key` and, if missing, the status 200 to each endpoint.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoints<
  const Domain extends string,
  const Definitions extends Readonly<Record<string, Definition>>,
>(domain: Domain, definitions: Definitions): Endpoints<Domain, Definitions> {
  const named = Object.entries(definitions).map(([key, definition]) => [
    key,
    { status: 200, ...definition, name: `${domain}.${key}` },
  ]);
  return Object.fromEntries(named);
}
