import type { ChangeClubBody } from '@azit/contract/clubs/club.payload';
import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { findChanges } from '@azit/rules/club-change';
import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { requireLimitHolds, requireMeetingAhead } from '#server/modules/clubs/club.refusal.ts';
import { readClubDetail } from '#server/modules/clubs/get-club.ts';
import { lockHostedClub } from '#server/modules/clubs/lock-club.ts';
import { applyChange, type ChangedPlan, planOfClub, toChangedColumns } from './changed-plan.ts';
import { askToConfirm, insertClubChange, updateChangedPlan } from './club-change.repository.ts';
import { requireChange, requirePlace } from './meeting.refusal.ts';
import { tellChanged } from './tell-changed.ts';

type Change = { clubId: number; body: ChangeClubBody };

/** Keeps every seat, and asks each joined member to say again that they come. */
export async function changeClub(
  context: Context,
  viewer: Viewer,
  { clubId, body }: Change,
): Promise<ClubDetail> {
  await enforceVolumeLimit(context, 'clubChange', String(viewer.memberId));
  const now = context.clock.now();
  const detail = await inTransaction(context.database, async (tx) => {
    const club = await lockHostedClub(tx, viewer, clubId, now);
    const before = planOfClub(club);
    const after = applyChange(before, body);
    requirePlace(after);
    requireLimitHolds(club, after.memberLimit);
    const fields = requireChange(findChanges(before, after));
    if ('meetingDate' in fields || 'meetingTime' in fields) requireMeetingAhead(after, now);
    const note = body.note || null;
    await storeChange(tx, clubId, { after, fields, note, now });
    await tellChanged(tx, context, clubId, { hostId: viewer.memberId, before, after, note });
    return readClubDetail(tx, viewer, clubId, now);
  });
  context.doorbells.ring({ event: 'lists' });
  return detail;
}

type StoredChange = { after: ChangedPlan; fields: object; note: string | null; now: Date };

async function storeChange(
  tx: Transaction,
  clubId: number,
  { after, fields, note, now }: StoredChange,
) {
  const changed = await findOne(tx, updateChangedPlan, {
    club_id: clubId,
    ...toChangedColumns(after),
  });
  if (changed === undefined) throw new Error(`club ${clubId} is gone although it is locked`);
  await execute(tx, insertClubChange, {
    club_id: clubId,
    sequence: changed.sequence,
    changed_at: now,
    note,
    fields: JSON.stringify(fields),
  });
  await execute(tx, askToConfirm, { club_id: clubId });
}
