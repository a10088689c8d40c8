import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { invalidField } from '#server/runtime/refusal.ts';
import { clubPhaseAt } from './club.policy.ts';
import { selectClub } from './club.repository.ts';
import { nowValues } from './meeting-clock.ts';

export async function requireRepeatable(
  tx: Transaction,
  viewer: Viewer,
  againOf: number | null,
  now: Date,
): Promise<void> {
  if (againOf === null) return;
  const club = await findOne(tx, selectClub, {
    club_id: againOf,
    viewer_id: viewer.memberId,
    ...nowValues(now),
    ...hiddenValues(viewer),
  });
  const phase = club?.host_id === viewer.memberId ? clubPhaseAt(club, now) : undefined;
  if (phase === 'over' || phase === 'cancelled') return;
  throw invalidField('againOf', '내가 연, 끝나거나 취소된 아지트만 다시 열 수 있어요.');
}
