import type { EditClubBody } from '@azit/contract/clubs/club.payload';
import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { changedLockedFields, isClubLocked, type LockableField } from '@azit/rules/club-edit-lock';
import type { Context } from '#server/context.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { invalidField, Refusal } from '#server/runtime/refusal.ts';
import { selectWaitingApplicants } from './applications/application.repository.ts';
import { requireLimitHolds, requireMeetingAhead, requireUnlocked } from './club.refusal.ts';
import { type LockedClub, updateClubPlan } from './club.repository.ts';
import { selectAnyNonHost } from './club-member.repository.ts';
import { getLocation, planColumns } from './club-plan.ts';
import { readClubDetail } from './get-club.ts';
import { lockHostedClub } from './lock-club.ts';
import { nowValues } from './meeting-clock.ts';
import { toChangedPlan } from './meetings/changed-plan.ts';
import { ringPublicClub } from './notify-club.ts';
import { settleFirst } from './seats/settle-seats.ts';

export async function editClub(
  context: Context,
  viewer: Viewer,
  { clubId, body }: { clubId: number; body: EditClubBody },
): Promise<ClubDetail> {
  if (body.clubId !== undefined && body.clubId !== clubId) {
    throw invalidField('clubId', '주소와 다른 아지트예요.');
  }
  const now = context.clock.now();
  const detail = await inTransaction(context, async (tx) => {
    const club = await lockHostedClub(tx, viewer, clubId, { capability: 'editClub', now });
    const changed = await requireEditable(tx, await settleFirst(tx, club), body, now);
    await requireNobodyWaits(tx, club, body, now);
    await execute(tx, updateClubPlan, {
      club_id: clubId,
      ...planColumns(body, club),
      is_moved: changed.length > 0,
      now,
    });
    await ringPublicClub(tx, clubId);
    return readClubDetail(tx, viewer, clubId, now);
  });
  context.doorbells.ring({ event: 'lists' });
  return detail;
}

async function requireNobodyWaits(
  tx: Transaction,
  club: LockedClub,
  body: EditClubBody,
  now: Date,
) {
  if (club.visibility === body.visibility || body.visibility !== 'BY_LINK') return;
  const waiting = await findMany(tx, selectWaitingApplicants, {
    club_id: club.club_id,
    ...nowValues(now),
    now,
  });
  if (waiting.length === 0) return;
  const message = '기다리는 신청에 먼저 답하면 바꿀 수 있어요.';
  throw new Refusal(409, 'APPLICATIONS_WAITING', message);
}

async function requireEditable(
  tx: Transaction,
  club: LockedClub,
  body: EditClubBody,
  now: Date,
): Promise<LockableField[]> {
  requireLimitHolds(club, body.memberLimit);
  const changed = changedLockedFields(toChangedPlan(club), {
    ...body,
    durationMinutes: body.durationMinutes ?? club.duration_minutes,
    location: getLocation(body),
  });
  if (changed.length === 0) return [];
  const others = await findMany(tx, selectAnyNonHost, { club_id: club.club_id, now });
  const rows = others.map(({ member_id, status }) => ({ memberId: member_id, status }));
  requireUnlocked(isClubLocked(club.host_id, rows));
  if (changed.includes('meetingDate') || changed.includes('meetingTime')) {
    requireMeetingAhead(body, now);
  }
  return changed;
}
