import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { furthest, NO_POSITION, type Position } from '#server/runtime/position.ts';
import { readCookie } from './read-cookie.ts';
import type { Call, Route } from './routes.ts';
import type { Viewer } from './viewer.ts';

const WROTE = 'azit-wrote';
const RECEIVED = 'azit-heard';

/**
 * Returns undefined if the request must read from the primary: a member without the cookie may have
 * written just now.
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
