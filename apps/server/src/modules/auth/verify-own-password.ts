import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { withReservedAttempt } from '#server/limits/reserved-attempt.ts';
import { selectPasswordHash } from '#server/modules/members/credential.repository.ts';
import { verifyPassword } from '#server/modules/members/password-hash.ts';
import { passwordMismatch } from './auth.refusal.ts';
import { allowPasswordChange } from './session.repository.ts';
import { passwordCheckEnd } from './session-age.ts';

/**
 * Count failures per session: a thief with one device must not lock the owner out on other devices.
 */
export async function verifyOwnPassword(
  context: Context,
  viewer: Viewer,
  password: string,
): Promise<undefined> {
  const { database, clock, config } = context;
  const { limit } = config.rateLimits.passwordCheck;
  const guard = {
    subjects: { passwordCheck: viewer.sessionId },
    findBroken: (failures: { passwordCheck: number }) =>
      failures.passwordCheck >= limit ? ('passwordCheck' as const) : undefined,
  };
  const member = await findOne(database, selectPasswordHash, { member_id: viewer.memberId });
  const known = member?.password_hash ?? null;
  const isRight = await withReservedAttempt(context, guard, () => verifyPassword(known, password));
  if (!isRight) throw passwordMismatch();
  await execute(database, allowPasswordChange, {
    session_id: viewer.sessionId,
    password_checked_until: passwordCheckEnd(clock.now()),
  });
}
