import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { furthest, NO_POSITION, type Position } from '#server/runtime/position.ts';
import { readCookie } from './read-cookie.ts';
import type { Call, Route } from './routes.ts';
import type { Viewer } from './viewer.ts';

/** How far the database had come when this client last wrote, or was told everything. */
const WROTE = 'azit-wrote';
/** The same of the last event of its stream; the page itself sets it. */
const HEARD = 'azit-heard';

/**
 * Returns what a client must see: what it has written and heard of. Undefined means everything: a
 * member's client that carries no mark may have written just now. Guests have written nothing.
 */
export function requiredBy(
  { readMarks }: Context,
  request: FastifyRequest,
  viewer: Viewer | undefined,
): Position | undefined {
  const { cookie } = request.headers;
  const wrote = readMarks.read(readCookie(cookie, WROTE));
  const heard = readMarks.read(readCookie(cookie, HEARD)) ?? NO_POSITION;
  if (wrote !== undefined) return furthest(wrote, heard);
  return viewer === undefined ? heard : undefined;
}

/**
 * Has the client carry what it must see from here on: after a write how far that came, and after a
 * reply that makes it look again, or that finds it without a mark, how far the database is now.
 */
export async function markReply(
  { endpoint, readsReplica, tells }: Route,
  { context, viewer }: Pick<Call<Route['endpoint']>, 'context' | 'viewer'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { replicas, readMarks, database } = context;
  if (replicas === undefined) return;
  const known = requiredBy(context, request, viewer);
  const writes = endpoint.method !== 'GET';
  if (!writes && !tells && (!readsReplica || known !== undefined)) return;
  const position = writes ? database.written() : await replicas.currentPosition();
  const mark = readMarks.write(furthest(position, known ?? NO_POSITION));
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('Set-Cookie', `${WROTE}=${mark}; Path=/api; HttpOnly; SameSite=Lax${secure}`);
}
