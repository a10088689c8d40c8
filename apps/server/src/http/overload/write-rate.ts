import type { Endpoint } from '@azit/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { enforceWriteRate, isWriteName } from '#server/limits/rate-limit.ts';
import { readCaller } from '../caller.ts';

/**
 * Runs before the session lookup: refusing a caller above the rate must not cost a database
 * statement.
 */
export async function requireWriteRate(
  context: Context,
  { name }: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  if (!isWriteName(name)) return;
  const { key } = await readCaller(request, context.tokens);
  enforceWriteRate(context, name, key);
}
