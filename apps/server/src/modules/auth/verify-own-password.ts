import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { verifyPassword } from '#server/lib/password-hash.ts';
import { countHit, readHits, tooMany } from '#server/lib/rate-limit.ts';
import { selectPasswordHash } from '#server/modules/members/credential.repository.ts';
import { passwordMismatch } from './auth.refusal.ts';
import { allowPasswordChange } from './session.repository.ts';

const ALLOWED_MS = 10 * 60 * 1000;

/** Failures are counted per device: whoever found one open cannot lock its owner out elsewhere. */
export async function verifyOwnPassword(
  context: Context,
  viewer: Viewer,
  password: string,
): Promise<undefined> {
  const { database, clock, config } = context;
  const { limit } = config.rateLimits.passwordCheck;
  const demandAllowed = async () => {
    const failures = await readHits(context, { passwordCheck: viewer.sessionId });
    if (failures.passwordCheck >= limit) throw tooMany(context, 'passwordCheck');
  };
  await demandAllowed();
  const member = await findOne(database, selectPasswordHash, [viewer.memberId]);
  if (!(await verifyPassword(member?.password_hash ?? null, password))) {
    const failures = await countHit(context, 'passwordCheck', viewer.sessionId);
    throw failures > limit ? tooMany(context, 'passwordCheck') : passwordMismatch();
  }
  await demandAllowed();
  const until = new Date(clock.now().getTime() + ALLOWED_MS);
  await execute(database, allowPasswordChange, [viewer.sessionId, until]);
}
