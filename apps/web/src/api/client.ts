import type { Endpoint, EndpointResponse } from '@azit/contract/endpoint';
import { expireSession } from '#web/session/session.ts';
import { sendAttempts } from './attempts.ts';
import { ApiError, refusal } from './error.ts';
import { keyOfWrite, settleWrite } from './idempotency-key.ts';
import { type AnyInput, type CallInput, outgoing } from './request.ts';
import { requestMessages } from './request-copy.ts';
import { readCredentials, renewSession } from './session-renewal.ts';
import type { Reply } from './transport.ts';
import { longLimit } from './visit-pace.ts';

/** A legal banner on a slow phone takes longer than a JSON call may. */
const uploadLimit = 15_000;

/** The input may be left out where the endpoint asks for nothing. */
type Arguments<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** Calls an endpoint of the contract and returns its body. Throws ApiError when the server refuses or does not reply. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...args: Arguments<E>
): Promise<EndpointResponse<E>>;
export async function call(endpoint: Endpoint, input: AnyInput = {}): Promise<unknown> {
  return bodyOf(endpoint, await exchange(endpoint, input));
}

/** Returns the headers as well: the login's reply carries its tokens there (see `tokensOf`). */
export async function callWithHeaders<E extends Endpoint>(
  endpoint: E,
  ...args: Arguments<E>
): Promise<{ body: EndpointResponse<E>; header: Reply['header'] }>;
export async function callWithHeaders(
  endpoint: Endpoint,
  input: AnyInput = {},
): Promise<{ body: unknown; header: Reply['header'] }> {
  const reply = await exchange(endpoint, input);
  return { body: bodyOf(endpoint, reply), header: reply.header };
}

async function exchange(endpoint: Endpoint, input: AnyInput): Promise<Reply> {
  const sentWith = readCredentials();
  const reply = await ask(endpoint, input);
  const ours = sentWith.accessToken !== null && input.accessToken === undefined;
  if (reply.status !== 401 || !ours || opensSession(endpoint)) {
    return accepted(reply);
  }
  if ((await renewSession(sentWith)) === 'renewed') {
    return accepted(await ask(endpoint, input));
  }
  // Twenty calls may fail together: the session is ended, and the visitor sent to the login, once.
  expireSession();
  return accepted(reply);
}

async function ask(endpoint: Endpoint, input: AnyInput): Promise<Reply> {
  const key = keyOfWrite(endpoint, input);
  const reply = await sendAttempts(
    () => outgoing(endpoint, input, key),
    firstLimit(endpoint, input),
  );
  settleWrite(endpoint, input, reply.status);
  return reply;
}

/** Undefined: the limit of the visit. A login waits for its turn at the server, an upload for the line. */
function firstLimit({ name }: Endpoint, { files }: AnyInput): number | undefined {
  if (files) return uploadLimit;
  return name === 'auth.logIn' ? longLimit : undefined;
}

/** Here 401 is about the password or refresh token just sent, and no reason to renew the session. */
function opensSession({ name }: Endpoint): boolean {
  return name === 'auth.logIn' || name === 'auth.reissue';
}

function accepted(reply: Reply): Reply {
  if (reply.status >= 200 && reply.status < 300) return reply;
  throw refusal(reply.status, reply.body, reply.header('X-Request-Id'));
}

function bodyOf({ name, response }: Endpoint, { status, body }: Reply): unknown {
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
