import type { Endpoint, ResponseOf } from '@azit/contract/endpoint';
import { readCredentials, renewSession } from '#web/session/renewal.ts';
import { isLoggedIn, logOut } from '#web/session/session.ts';
import { ApiError, refusal } from './error.ts';
import { type AnyInput, type CallInput, outgoing } from './request.ts';
import { requestMessages } from './request-copy.ts';
import { type Answer, send } from './transport.ts';

/** The input may be left out where the endpoint asks for nothing. */
type Arguments<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** Calls an endpoint of the contract and answers its body; refusals and silence throw ApiError. */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...args: Arguments<E>
): Promise<ResponseOf<E>>;
export async function call(endpoint: Endpoint, input: AnyInput = {}): Promise<unknown> {
  return bodyOf(endpoint, await exchange(endpoint, input));
}

/** The same with the answer's headers: the login carries its tokens there (see `tokensOf`). */
export async function callWithHeaders<E extends Endpoint>(
  endpoint: E,
  ...args: Arguments<E>
): Promise<{ body: ResponseOf<E>; header: Answer['header'] }>;
export async function callWithHeaders(
  endpoint: Endpoint,
  input: AnyInput = {},
): Promise<{ body: unknown; header: Answer['header'] }> {
  const answer = await exchange(endpoint, input);
  return { body: bodyOf(endpoint, answer), header: answer.header };
}

async function exchange(endpoint: Endpoint, input: AnyInput): Promise<Answer> {
  const sentWith = readCredentials();
  const answer = await send(outgoing(endpoint, input));
  const ours = sentWith.accessToken !== null && input.accessToken === undefined;
  if (answer.status !== 401 || !ours || opensSession(endpoint)) {
    return accepted(answer);
  }
  if ((await renewSession(sentWith)) === 'renewed') {
    return accepted(await send(outgoing(endpoint, input)));
  }
  // Twenty calls may fail together: the session ends, and the visitor is sent away, once.
  if (isLoggedIn()) logOut('expired');
  return accepted(answer);
}

/** 401 is an ordinary answer of these: it speaks of the password or refresh token just sent. */
function opensSession({ name }: Endpoint): boolean {
  return name === 'auth.logIn' || name === 'auth.reissue';
}

function accepted(answer: Answer): Answer {
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw refusal(answer.status, answer.body);
}

function bodyOf({ name, response }: Endpoint, { status, body }: Answer): unknown {
  if (!response) return undefined;
  const parsed = response.safeParse(body);
  if (parsed.success) return parsed.data;
  console.error(`${name} answered something else than the contract says`, parsed.error.issues);
  const message = requestMessages.temporary;
  throw new ApiError({ status, code: 'UNREADABLE', message, cause: parsed.error });
}
