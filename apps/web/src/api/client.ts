import type { Endpoint, EndpointResponse } from '@azit/contract/endpoint';
import { expireSession } from '#web/session/session.ts';
import { sendAttempts } from './attempts.ts';
import { ApiError, refusal } from './error.ts';
import { getWriteKey, settleWrite } from './idempotency-key.ts';
import { type AnyInput, type CallInput, outgoing } from './request.ts';
import { requestMessages } from './request-copy.ts';
import { readCredentials, renewSession } from './session-renewal.ts';
import type { Reply } from './transport.ts';
import { longLimit } from './visit-pace.ts';

const uploadLimit = 15_000;

type Arguments<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

export async function call<E extends Endpoint>(
  endpoint: E,
  ...args: Arguments<E>
): Promise<EndpointResponse<E>>;
export async function call(endpoint: Endpoint, input: AnyInput = {}): Promise<unknown> {
  return readBody(endpoint, await exchange(endpoint, input));
}

export async function callWithHeaders<E extends Endpoint>(
  endpoint: E,
  ...args: Arguments<E>
): Promise<{ body: EndpointResponse<E>; header: Reply['header'] }>;
export async function callWithHeaders(
  endpoint: Endpoint,
  input: AnyInput = {},
): Promise<{ body: unknown; header: Reply['header'] }> {
  const reply = await exchange(endpoint, input);
  return { body: readBody(endpoint, reply), header: reply.header };
}

async function exchange(endpoint: Endpoint, input: AnyInput): Promise<Reply> {
  const sentWith = readCredentials();
  const reply = await sendOnce(endpoint, input);
  const ours = sentWith.accessToken !== null && input.accessToken === undefined;
  const isRefused = reply.status === 401;
  if (!(isRefused || isForGuests(endpoint, reply)) || !ours || opensSession(endpoint)) {
    return accepted(reply);
  }
  if ((await renewSession(sentWith)) === 'renewed') {
    return accepted(await sendOnce(endpoint, input));
  }
  // Several parallel calls may get a 401, but only the first one ends the session and redirects.
  if (isRefused) expireSession();
  return accepted(reply);
}

/** True if a public endpoint has ignored an expired token and replied as to a guest. */
function isForGuests({ method }: Endpoint, reply: Reply): boolean {
  return method === 'GET' && reply.header('WWW-Authenticate') !== null;
}

async function sendOnce(endpoint: Endpoint, input: AnyInput): Promise<Reply> {
  const key = getWriteKey(endpoint, input);
  const reply = await sendAttempts(
    () => outgoing(endpoint, input, key),
    firstLimit(endpoint, input),
  );
  settleWrite(endpoint, input, reply.status);
  return reply;
}

/**
 * Timeout of the first attempt in milliseconds. A login waits in a queue at the server and an
 * upload needs bandwidth, so both get longer timeouts. Undefined means the default timeout from
 * visit-pace.ts.
 */
function firstLimit({ name }: Endpoint, { files }: AnyInput): number | undefined {
  if (files) return uploadLimit;
  return name === 'auth.logIn' ? longLimit : undefined;
}

/**
 * For these endpoints, a 401 rejects the password or the refresh token, so renewing the session
 * cannot help.
 */
function opensSession({ name }: Endpoint): boolean {
  return name === 'auth.logIn' || name === 'auth.reissue';
}

function accepted(reply: Reply): Reply {
  if (reply.status >= 200 && reply.status < 300) return reply;
  throw refusal(reply.status, reply.body, reply.header('X-Request-Id'));
}

function readBody({ name, response }: Endpoint, { status, body }: Reply): unknown {
  if (!response) return undefined;
  const parsed = response.safeParse(body);
  if (parsed.success) return parsed.data;
  console.error(
    `${name} replied with a body that does not match the contract`,
    parsed.error.issues,
  );
  const message = requestMessages.temporary;
  throw new ApiError({ status, code: 'UNREADABLE', message, cause: parsed.error });
}
