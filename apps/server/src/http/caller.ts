import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { addressSubject } from './client-address.ts';
import { readAccessToken, type TokenBearer } from './viewer.ts';

export type Caller = { key: string; address: string; bearer: TokenBearer | undefined };

export type TokenReader = Pick<Context['tokens'], 'read'>;

const callers = new WeakMap<FastifyRequest, Promise<Caller>>();

/**
 * Checks only signature and expiry: counting a request for a rate limit must not cost a database
 * statement.
 */
export function readCaller(request: FastifyRequest, tokens: TokenReader): Promise<Caller> {
  const known = callers.get(request);
  if (known !== undefined) return known;
  const caller = identify(request, tokens);
  callers.set(request, caller);
  return caller;
}

async function identify({ headers, ip }: FastifyRequest, tokens: TokenReader): Promise<Caller> {
  const address = addressSubject(ip);
  const token = readAccessToken(headers.authorization);
  const bearer = token === undefined ? undefined : await tokens.read(token);
  const key = bearer === undefined ? `address ${address}` : `member ${bearer.memberId}`;
  return { key, address, bearer };
}
