import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { accessTokens } from '../../../apps/server/src/modules/auth/access-token.ts';
import { systemClock } from '../../../apps/server/src/runtime/clock.ts';

export type BenchViewer = { memberId: number; sessionId: string; token: string };

/**
 * Writes sessions of the members 1 to `count` directly: each login would hash a password, which is
 * slow.
 */
export async function logInViewers(
  client: pg.Client,
  secret: string,
  count: number,
): Promise<BenchViewer[]> {
  const viewers = Array.from({ length: count }, (_, index) => ({
    memberId: 1 + index,
    sessionId: randomUUID(),
    token: '',
  }));
  await client.query(
    `insert into sessions (session_id, member_id, created_at)
     select session_id, member_id, $2
     from unnest($1::uuid[]) with ordinality as sessions (session_id, member_id)`,
    [viewers.map(({ sessionId }) => sessionId), systemClock.now()],
  );
  await renewTokens(viewers, secret);
  return viewers;
}

export async function renewTokens(viewers: readonly BenchViewer[], secret: string): Promise<void> {
  const tokens = accessTokens(secret, systemClock);
  for (const viewer of viewers) viewer.token = await tokens.issue(viewer);
}
