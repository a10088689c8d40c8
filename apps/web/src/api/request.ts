import type {
  BodyInput,
  DataPartInput,
  Endpoint,
  ParamsInput,
  QueryInput,
} from '@azit/contract/endpoint';
import { isRecord } from '#web/lib/is-record.ts';
import { readStored } from '#web/session/storage.ts';
import type { Outgoing } from './transport.ts';

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : [undefined] extends [Value]
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

type JsonPayload<E extends Endpoint> = Part<'body', BodyInput<E>> & { files?: undefined };
type FilePayload<E extends Endpoint> = Part<'body', DataPartInput<E>> & { files: { image: Blob } };

type Payload<E extends Endpoint> = E extends { multipart: object }
  ? [BodyInput<E>] extends [undefined]
    ? FilePayload<E>
    : FilePayload<E> | JsonPayload<E>
  : JsonPayload<E>;

type Watch = {
  signal?: AbortSignal | undefined;
  onProgress?: (fraction: number) => void;
  accessToken?: string;
  headers?: Readonly<Record<string, string>> | undefined;
};

export type CallInput<E extends Endpoint> = Part<'params', ParamsInput<E>> &
  Part<'query', QueryInput<E>> &
  Payload<E> &
  Watch;

export type ReadInput<E extends Endpoint> = Part<'params', ParamsInput<E>> &
  Part<'query', QueryInput<E>> &
  Pick<Watch, 'headers'>;

export type PagesInput<E extends Endpoint> = Part<'params', ParamsInput<E>> & {
  query: Omit<NonNullable<QueryInput<E>>, 'page'>;
};

export type KeyInput<E extends Endpoint> = {
  params?: Partial<ParamsInput<E>> | undefined;
  query?: Partial<QueryInput<E>> | undefined;
};

export type AnyInput = Watch & {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  files?: { image: Blob } | undefined;
};

const base = import.meta.env.VITE_API_BASE ?? '';

/** Build a new request for each attempt: the earlier body may be consumed and the token renewed. */
export function outgoing(endpoint: Endpoint, input: AnyInput, key?: string): Outgoing {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    ...(key !== undefined && { 'Idempotency-Key': key }),
    ...authorization(input.accessToken ?? readStored('accessToken')),
    ...input.headers,
  };
  const { signal, onProgress } = input;
  const common = { method: endpoint.method, url: buildUrl(endpoint, input), signal, onProgress };
  if (input.files) return { ...common, headers, body: buildForm(input.files.image, input.body) };
  if (input.body === undefined) return { ...common, headers, body: undefined };
  headers['Content-Type'] = 'application/json';
  return { ...common, headers, body: JSON.stringify(input.body) };
}

/**
 * Tabs of older versions and /oauth may have stored the token without `Bearer`, which the header
 * requires.
 */
function authorization(token: string | null): Record<string, string> {
  if (token === null) return {};
  return { Authorization: token.startsWith('Bearer ') ? token : `Bearer ${token}` };
}

function buildUrl(endpoint: Endpoint, { params, query }: AnyInput): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = isRecord(params) ? params[name] : undefined;
    if (value === undefined) throw new TypeError(`${endpoint.name}: ${name} is missing`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(isRecord(query) ? query : {})) {
    if (value === undefined || value === null) continue;
    for (const one of [value].flat()) search.append(name, String(one));
  }
  return `${base}${path}${search.size > 0 ? `?${search}` : ''}`;
}

function buildForm(image: Blob, data: unknown): FormData {
  const form = new FormData();
  form.set('image', image);
  if (data !== undefined) {
    form.set('data', new Blob([JSON.stringify(data)], { type: 'application/json' }));
  }
  return form;
}
