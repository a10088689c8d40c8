import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call. `self`: the path's `memberId` must be the caller's own.
 * `host`: a member to the router; the use case checks the club's host under its lock.
 */
export type Access = 'anyone' | 'member' | 'self' | 'host';

export type Endpoint = {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** Colon style, as in `/api/clubs/:clubId`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** What it does, it does to the caller's own session: that of another device is another request. */
  readonly actsOnSession?: true;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /**
   * Parts `image` (always there) and, where given, `data` (JSON). With a `body` beside it, the request
   * is either of the two, by its content type.
   */
  readonly multipart?: { readonly data?: z.ZodMiniType };
  /** Also takes a form, whose content does not matter: mail programs send one (RFC 8058). */
  readonly acceptsForm?: true;
  readonly requestHeaders?: z.ZodMiniType;
  readonly status: 200 | 201 | 202 | 204 | 302;
  /** Of the reply to a request that found its effect already there. */
  readonly repeatedStatus?: 200;
  readonly response?: z.ZodMiniType;
  /** A reply without an end, `text/event-stream`: the data of each event, by its name. */
  readonly events?: Readonly<Record<string, z.ZodMiniType>>;
  /** A reply that is a text of this type, not JSON. */
  readonly file?: 'text/calendar';
  /** Headers of the answer that carry part of its meaning. */
  readonly responseHeaders?: readonly string[];
  /** The reply holds a secret that the server does not keep, so it cannot be given a second time. */
  readonly repliesSecret?: true;
  /** Refusals beyond those every call shares (400 on bad input, 401 and 429). */
  readonly refusals?: readonly (400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429)[];
};

type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type InputOf<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type MultipartData<E extends Endpoint> = E['multipart'] extends { data: infer S } ? S : undefined;

/** What a handler receives, after parsing. */
export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>;
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>;
export type DataPartOf<E extends Endpoint> = OutputOf<MultipartData<E>>;
export type RequestHeadersOf<E extends Endpoint> = OutputOf<E['requestHeaders']>;
export type ResponseOf<E extends Endpoint> = OutputOf<E['response']>;

/** What a client sends, before parsing. */
export type ParamsInput<E extends Endpoint> = InputOf<E['params']>;
export type QueryInput<E extends Endpoint> = InputOf<E['query']>;
export type BodyInput<E extends Endpoint> = InputOf<E['body']>;
export type DataPartInput<E extends Endpoint> = InputOf<MultipartData<E>>;

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}
