import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { furthest, NO_POSITION, type Position } from '#server/runtime/position.ts';
import { readCookie } from './read-cookie.ts';
import type { Call, Route } from './routes.ts';
import type { Viewer } from './viewer.ts';

/** The replication position of the client's last write or full refresh. */
const WROTE = 'azit-wrote';
/** The position of the last event of its stream; the page sets this cookie. */
const RECEIVED = 'azit-heard';

/**
 * Returns the position that the client must see: its own writes and received events. Undefined means
 * the newest: a member without the cookie may have written just now. Guests write nothing.
 */
export function readRequiredPosition(
  { positionTokens }: Context,
  request: FastifyRequest,
  viewer: Viewer | undefined,
): Position | undefined {
  const { cookie } = request.headers;
  const wrote = positionTokens.read(readCookie(cookie, WROTE));
  const received = positionTokens.read(readCookie(cookie, RECEIVED)) ?? NO_POSITION;
  if (wrote !== undefined) return furthest(wrote, received);
  return viewer === undefined ? received : undefined;
}

/**
 * Sets the cookie with the position that the client must see from now on: after a write that of the
 * write, after a reply that makes it refetch, or without a cookie, the current one.
 */
export async function setPositionCookie(
  { endpoint, readsReplica, sendsPosition }: Route,
  { context, viewer }: Pick<Call<Route['endpoint']>, 'context' | 'viewer'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { replicas, positionTokens, database } = context;
  if (replicas === undefined) return;
  const known = readRequiredPosition(context, request, viewer);
  const writes = endpoint.method !== 'GET';
  if (!writes && !sendsPosition && (!readsReplica || known !== undefined)) return;
  const position = writes ? database.written() : await replicas.currentPosition();
  const token = positionTokens.write(furthest(position, known ?? NO_POSITION));
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('Set-Cookie', `${WROTE}=${token}; Path=/api; HttpOnly; SameSite=Lax${secure}`);
}
