import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { addressSubject } from '#server/http/client-address.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { hashSecret } from '#server/runtime/opaque-token.ts';
import { tokenInvalid } from './auth.refusal.ts';
import { issueTokens, type SessionTokens } from './open-session.ts';
import {
  endSession,
  lockTokenSession,
  markTokenUsed,
  selectTokenState,
} from './session.repository.ts';
import { isSessionOver, refreshExpiry } from './session-age.ts';

type Input = { ip: string; email: string; refresh: string | undefined };

const TOKEN = /^[\w-]{43}$/;

export async function reissue(
  context: Context,
  { ip, email, refresh }: Input,
): Promise<SessionTokens> {
  if (refresh === undefined || !TOKEN.test(refresh)) throw tokenInvalid();
  await enforceVolumeLimit(context, 'reissue', addressSubject(ip));
  // Throw after the commit: a rollback would also undo the statement that ended the stolen session.
  const tokens = await inTransaction(context, (tx) => rotate(tx, context, email, refresh));
  if (tokens === undefined) throw tokenInvalid();
  return tokens;
}

async function rotate(
  tx: Transaction,
  context: Context,
  email: string,
  refresh: string,
): Promise<SessionTokens | undefined> {
  const now = context.clock.now();
  const session = await findOne(tx, lockTokenSession, { token_hash: hashSecret(refresh) });
  if (session === undefined || session.ended_at !== null || session.status !== 'ACTIVE') return;
  if (session.email?.toLowerCase() !== email.toLowerCase()) return;
  if (isSessionOver(session.created_at, now)) return;
  const state = await findOne(tx, selectTokenState, {
    refresh_token_id: session.refresh_token_id,
    now,
  });
  if (state === undefined || !state.is_fresh) return;
  // Another token was made from this one, or from its parent, and has been used: two devices hold
  // the same token, so one copy is stolen.
  if (state.has_used_child || state.has_used_sibling) {
    await execute(tx, endSession, { session_id: session.session_id, ended_at: now });
    const { member_id: memberId } = session;
    tx.doorbells.ring({ event: 'sessions', memberId });
    return;
  }
  const expiresAt = refreshExpiry(now, session.created_at);
  await execute(tx, markTokenUsed, {
    refresh_token_id: session.refresh_token_id,
    used_at: now,
    expires_at: expiresAt,
  });
  const viewer = { memberId: session.member_id, sessionId: session.session_id };
  return issueTokens(tx, context, viewer, { parentId: session.refresh_token_id, expiresAt });
}
