import type { Endpoint } from '@azit/contract/endpoint';
import { parseJson } from '#web/lib/parse-json.ts';
import { expireSession } from '#web/session/session.ts';
import { offlineError, refusal } from '../error.ts';
import { outgoing } from '../request.ts';
import { readCredentials, renewSession } from '../session-renewal.ts';
import { eventTextReader } from './event-text.ts';

type EventEndpoint = Endpoint & { events: NonNullable<Endpoint['events']> };

type StreamHooks = {
  signal: AbortSignal;
  onOpen: () => void;
  onData: () => void;
  onEvent: (name: string, data: unknown) => void;
};

export class BusyStream extends Error {
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super(`the server has no room for a stream for ${retryAfter} ms`);
    this.retryAfter = retryAfter;
  }
}

export async function readEventStream(endpoint: EventEndpoint, hooks: StreamHooks): Promise<void> {
  const sentWith = readCredentials();
  const first = await open(endpoint, hooks.signal);
  const renewed = first.status === 401 && (await renew(sentWith));
  const response = renewed ? await open(endpoint, hooks.signal) : first;
  const { body } = response;
  if (!response.ok || body === null) throw await toRefusal(response);
  hooks.onOpen();
  const read = eventTextReader();
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    hooks.onData();
    for (const { name, data, id } of read(piece.value)) {
      if (id !== undefined) storePosition(id);
      deliver(endpoint, name, data, hooks);
    }
  }
}

async function open(endpoint: Endpoint, signal: AbortSignal): Promise<Response> {
  const { method, url, headers } = outgoing(endpoint, {});
  try {
    return await fetch(url, {
      method,
      headers: { ...headers, Accept: 'text/event-stream' },
      credentials: 'include',
      cache: 'no-store',
      // The stream never ends. At normal priority it would prevent the browser from treating the
      // page as idle.
      priority: 'low',
      signal,
    });
  } catch (error) {
    throw signal.aborted ? error : offlineError(error);
  }
}

async function renew(sentWith: ReturnType<typeof readCredentials>): Promise<boolean> {
  if ((await renewSession(sentWith)) === 'renewed') return true;
  expireSession();
  return false;
}

async function toRefusal(response: Response): Promise<Error> {
  const seconds = Number(response.headers.get('Retry-After'));
  if (response.status === 503 && seconds > 0) return new BusyStream(seconds * 1_000);
  const body: unknown = await response.json().catch(() => undefined);
  return refusal(response.status, body);
}

/**
 * The id of an event is an encrypted replication position. The cookie sends it with later requests,
 * so that only replicas that already have the change serve them.
 */
function storePosition(id: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `azit-heard=${encodeURIComponent(id)}; path=/api; SameSite=Lax${secure}`;
}

/** Ignores unknown events, because a newer server may send them. */
function deliver(endpoint: EventEndpoint, name: string, text: string, hooks: StreamHooks): void {
  const schema = endpoint.events[name];
  const parsed = schema?.safeParse(parseJson(text));
  if (parsed?.success) hooks.onEvent(name, parsed.data);
}
