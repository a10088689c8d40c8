import type { OpenDateBody } from '@azit/contract/crews/crew.payload';
import { findPlannedDates, firstComingDay } from '@azit/rules/crews/due-dates';
import type { Context } from '#server/context.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { addCrewSystemMessage, updateOutsiders } from '#server/modules/chats/rooms/crew-room.ts';
import { requireMeetingAhead, requireOpen } from '#server/modules/clubs/club.refusal.ts';
import { cancelClub } from '#server/modules/clubs/club.repository.ts';
import { selectInvolvedMembers } from '#server/modules/clubs/club-member.repository.ts';
import { releasePlannedDate } from '#server/modules/clubs/crew-dates/open-date.repository.ts';
import { ringLists } from '#server/modules/clubs/crew-dates/open-dates.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import { ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import type { CrewRow } from '#server/modules/crews/crew.repository.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { lockHostedCrew } from '../lock-crew.ts';
import { ringCrew } from '../ring-crew.ts';
import { insertSkip, selectDateClub, selectMeetingOn } from './crew-plan.repository.ts';
import { toPlanColumns } from './crew-plan.ts';
import { findKnownDates, isPlanning, openDates, planDates, toPlannedCrew } from './plan-dates.ts';

const OPEN_DATES_MAX = 12;

/** Opens a meeting outside the rhythm. A crew without a rhythm has only such meetings. */
export async function openDate(
  context: Context,
  viewer: Viewer,
  { crewId, meetingDate, plan }: OpenDateBody & { crewId: number },
): Promise<{ clubId: number }> {
  await enforceVolumeLimit(context, 'clubCreate', String(viewer.memberId));
  const now = context.clock.now();
  return inTransaction(context, async (tx) => {
    const crew = await lockHostedCrew(tx, viewer, crewId, { capability: 'planDates', now });
    if (!isPlanning(crew))
      throw new Refusal(422, 'CREW_PAUSED', '크루가 잠시 쉬고 있어요. 먼저 다시 시작해 주세요.');
    const columns = plan === undefined ? crew : toPlanColumns(plan);
    requireMeetingAhead({ meetingDate, meetingTime: columns.meeting_time }, now);
    const { open, closed } = await findKnownDates(tx, crew, now);
    const day = { crew_id: crewId, day: meetingDate };
    if (closed.includes(meetingDate) || (await findOne(tx, selectMeetingOn, day)))
      throw dateTaken();
    await execute(tx, releasePlannedDate, day);
    if (open.length >= OPEN_DATES_MAX)
      throw new Refusal(422, 'TOO_MANY_DATES', '날짜는 열두 번까지 미리 열 수 있어요.');
    const [opened] = await openDates(tx, crew, [meetingDate], columns);
    if (opened === undefined) throw dateTaken();
    await ringCrew(tx, crewId);
    return { clubId: opened.clubId };
  });
}

function dateTaken(): Refusal {
  return new Refusal(409, 'DATE_TAKEN', '그날은 이미 정해져 있어요. 다른 날을 골라 주세요.');
}

type Skip = { crewId: number; plannedDate: string; note?: string | null | undefined };

export async function skipDate(
  context: Context,
  viewer: Viewer,
  { crewId, plannedDate, note }: Skip,
): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context, async (tx) => {
    const crew = await lockHostedCrew(tx, viewer, crewId, { capability: 'planDates', now });
    const date = await findOne(tx, selectDateClub, { crew_id: crewId, planned_date: plannedDate });
    if (date === undefined) await requirePlanned(tx, crew, plannedDate);
    const skip = { crew_id: crewId, planned_date: plannedDate, note: note || null, now };
    if ((await execute(tx, insertSkip, skip)) === 0 || date?.is_cancelled) return;
    if (date === undefined) await addSkipMessage(tx, viewer, crewId, plannedDate);
    else await cancelDate(tx, viewer, { crewId, clubId: date.club_id, note });
    await planDates(tx, crewId);
    await ringCrew(tx, crewId);
  });
}

/** Allows the days without a club that the page of the crew lists: planned or already skipped. */
async function requirePlanned(tx: Transaction, crew: CrewRow, plannedDate: string): Promise<void> {
  const now = tx.clock.now();
  if (plannedDate < firstComingDay(crew.meeting_time, now))
    throw new Refusal(422, 'CLUB_ENDED', '이미 지난 날이에요.');
  const known = await findKnownDates(tx, crew, now);
  const planned = findPlannedDates(toPlannedCrew(crew), known, now);
  if ([...planned, ...known.closed].includes(plannedDate)) return;
  throw new Refusal(404, 'CLUB_NOT_FOUND', '그날은 모임이 없어요.');
}

function addSkipMessage(
  tx: Transaction,
  { memberId: actorId }: Viewer,
  crewId: number,
  date: string,
): Promise<void> {
  return addCrewSystemMessage(tx, crewId, { event: 'dateSkipped', date, actorId });
}

type OpenDate = { crewId: number; clubId: number; note?: string | null | undefined };

async function cancelDate(
  tx: Transaction,
  viewer: Viewer,
  { crewId, clubId, note }: OpenDate,
): Promise<void> {
  const now = tx.clock.now();
  const { memberId: actorId } = viewer;
  const club = await lockExistingClub(tx, viewer, clubId);
  requireOpen(club, now);
  const cancelled = { cancelled_at: now, cancel_reason: note || null };
  await execute(tx, cancelClub, { club_id: clubId, ...cancelled });
  await updateOutsiders(tx, crewId);
  await addSkipMessage(tx, viewer, crewId, club.meeting_date);
  const involved = await findMany(tx, selectInvolvedMembers, { club_id: clubId, now });
  const others = involved.filter((row) => row.member_id !== actorId);
  await addNotices(
    tx,
    others.map(({ member_id: memberId }) => ({
      kind: 'DATE_SKIPPED',
      crewId,
      memberId,
      clubId,
      actorId,
      ...(note && { data: { reason: note } }),
    })),
  );
  await ringPublicClub(tx, clubId);
  ringLists(tx, [club]);
}
