import type { LightMyRequestResponse } from 'fastify';
import { hashPassword } from '#server/modules/members/password-hash.ts';
import type { TestApp } from '#test/harness/test-app.ts';
import { createMember, type TestMember } from './member-factory.ts';

export const PASSWORD = 'azit1234!';
let hash: Promise<string> | undefined;

export async function createPasswordMember(
  { context }: TestApp,
  parts: Parameters<typeof createMember>[1] = {},
): Promise<TestMember> {
  hash ??= hashPassword(PASSWORD);
  return createMember(context, { passwordHash: await hash, ...parts });
}

export function tryLogin(
  { call }: TestApp,
  email: string,
  password: string,
  remoteAddress = '203.0.113.1',
): Promise<LightMyRequestResponse> {
  const payload = { email, password };
  return call({ method: 'POST', url: '/api/auth/login', payload, remoteAddress });
}

export async function logInByPassword(server: TestApp, email: string) {
  const reply = await tryLogin(server, email, PASSWORD);
  if (reply.statusCode !== 200) throw new Error(`login replied ${reply.statusCode}`);
  return readTokens(reply);
}

export function readTokens({ headers }: LightMyRequestResponse) {
  const token = String(headers.authorization).replace(/^Bearer /, '');
  return { token, refresh: String(headers.refresh) };
}
