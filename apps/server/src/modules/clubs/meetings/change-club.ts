import type { ChangeClubBody } from '@azit/contract/clubs/club.payload';
import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import {
  type ChangedFields,
  findChanges,
  NOTHING_CHANGED_MESSAGE,
  requiresConfirmation,
} from '@azit/rules/club-change';
import { clubChangedData } from '@azit/rules/notices/club-changed';
import type { Context } from '#server/context.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { requireLimitHolds, requireMeetingAhead } from '#server/modules/clubs/club.refusal.ts';
import type { LockedClub } from '#server/modules/clubs/club.repository.ts';
import { requestAnswers } from '#server/modules/clubs/crew-dates/open-dates.ts';
import { readClubDetail } from '#server/modules/clubs/get-club.ts';
import { lockHostedClub } from '#server/modules/clubs/lock-club.ts';
import { moveDeadlines } from '#server/modules/clubs/seats/move-deadlines.ts';
import { settleFirst, settleSeats } from '#server/modules/clubs/seats/settle-seats.ts';
import { invalidField, Refusal } from '#server/runtime/refusal.ts';
import { applyChange, type ChangedPlan, toChangedPlan } from './changed-plan.ts';
import { notifyClubChanged } from './notify-club-changed.ts';
import { storeChange } from './store-change.ts';

type Change = { clubId: number; body: ChangeClubBody };

export async function changeClub(
  context: Context,
  viewer: Viewer,
  { clubId, body }: Change,
): Promise<ClubDetail> {
  await enforceVolumeLimit(context, 'clubChange', String(viewer.memberId));
  const now = context.clock.now();
  const detail = await inTransaction(context, async (tx) => {
    const club = await lockHostedClub(tx, viewer, clubId, { capability: 'changeMeeting', now });
    await changeLockedClub(tx, viewer, { club, body, now });
    return readClubDetail(tx, viewer, clubId, now);
  });
  context.doorbells.ring({ event: 'lists' });
  return detail;
}

type LockedChange = {
  club: LockedClub;
  body: ChangeClubBody;
  now: Date;
  /**
   * Set when the rhythm of a crew changes: a meeting that already matches the new plan is then
   * accepted without a change, and the room of the crew gets one line about all meetings.
   */
  changesRhythm?: boolean;
};

export async function changeLockedClub(
  tx: Transaction,
  viewer: Viewer,
  { club, body, now, changesRhythm = false }: LockedChange,
): Promise<void> {
  const { club_id: clubId } = club;
  const before = toChangedPlan(club);
  const after = applyChange(before, body);
  requireLocation(after);
  requireLimitHolds(await settleFirst(tx, club), after.memberLimit);
  const changes = findChanges(before, after);
  if (changesRhythm && Object.keys(changes).length === 0) return;
  const fields = requireChange(changes);
  if ('meetingDate' in fields || 'meetingTime' in fields) requireMeetingAhead(after, now);
  const note = body.note || null;
  const { memberId: actorId } = viewer;
  await storeChange(tx, clubId, { after, fields, note, actorId, now });
  await moveDeadlines(tx, clubId, after, now);
  const asks = requiresConfirmation(fields);
  const news = { actorId, before, after, note, asks, announces: !changesRhythm };
  await notifyClubChanged(tx, clubId, news);
  if (asks && club.crew_id !== null) {
    const meeting = { meetingDate: after.meetingDate, meetingTime: after.meetingTime };
    const change = clubChangedData(before, after, note);
    await requestAnswers(tx, { clubId, crewId: club.crew_id, actorId, meeting, change });
  }
  await settleSeats(tx, clubId);
}

function requireChange(fields: ChangedFields): ChangedFields {
  if (Object.keys(fields).length > 0) return fields;
  throw new Refusal(400, 'CLUB_UNCHANGED', NOTHING_CHANGED_MESSAGE);
}

function requireLocation(plan: ChangedPlan) {
  if (plan.isOnline === 'online' || plan.location !== null) return;
  throw invalidField('location', '모일 장소를 정해 주세요.');
}
