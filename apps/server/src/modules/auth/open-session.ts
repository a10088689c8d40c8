import { randomUUID } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { toProfileFile } from '#server/modules/images/file.view.ts';
import { makeOpaqueToken } from '#server/runtime/opaque-token.ts';
import { insertRefreshToken, insertSessionWithToken } from './session.repository.ts';
import { passwordCheckEnd, refreshExpiry } from './session-age.ts';

export type SessionTokens = { authorization: string; refresh: string };

/**
 * Locks the member first: a concurrent withdrawal or password change then waits and ends the new
 * session too.
 */
export async function openSession(
  tx: Transaction,
  context: Pick<Context, 'clock' | 'tokens'>,
  memberId: number,
  { mayChangePassword = false } = {},
): Promise<SessionTokens> {
  const now = context.clock.now();
  const viewer = { memberId, sessionId: randomUUID() };
  const { token, hash } = makeOpaqueToken();
  await execute(tx, insertSessionWithToken, {
    session_id: viewer.sessionId,
    member_id: memberId,
    token_hash: hash,
    created_at: now,
    expires_at: refreshExpiry(now, now),
    password_checked_until: mayChangePassword ? passwordCheckEnd(now) : null,
  });
  return { authorization: `Bearer ${await context.tokens.issue(viewer)}`, refresh: token };
}

export async function issueTokens(
  tx: Transaction,
  { tokens, clock }: Context,
  viewer: { memberId: number; sessionId: string },
  { parentId, expiresAt }: { parentId: number; expiresAt: Date },
): Promise<SessionTokens> {
  const { token, hash } = makeOpaqueToken();
  await execute(tx, insertRefreshToken, {
    session_id: viewer.sessionId,
    parent_id: parentId,
    token_hash: hash,
    created_at: clock.now(),
    expires_at: expiresAt,
  });
  return { authorization: `Bearer ${await tokens.issue(viewer)}`, refresh: token };
}

export function tokenHeaders({ authorization, refresh }: SessionTokens): Record<string, string> {
  return { Authorization: authorization, Refresh: refresh, 'Cache-Control': 'no-store' };
}

type Member = {
  member_id: number;
  nickname: string;
  email: string;
  image_path: string | null;
  image_name: string | null;
};

export function toLoginBody(member: Member) {
  const image = toProfileFile(member.image_path, member.image_name);
  return {
    memberId: member.member_id,
    nickname: member.nickname,
    email: member.email,
    profileUrl: image.fileUrl,
    profileImageName: image.fileName,
  };
}
