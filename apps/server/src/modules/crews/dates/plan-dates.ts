import type { Rhythm } from '@azit/contract/crews/crew.field';
import {
  findDueDates,
  firstComingDay,
  type KnownDates,
  type PlannedCrew,
} from '@azit/rules/crews/due-dates';
import { plannedDates } from '@azit/rules/crews/rhythm';
import { findMany, findOne } from '#server/database/run-statement.ts';
import type { Queryable, Transaction } from '#server/database/transaction.ts';
import { lockRoomBeforeMembers } from '#server/modules/chats/rooms/crew-room.ts';
import type { CrewDatePlan } from '#server/modules/clubs/crew-dates/crew-date.repository.ts';
import { openCrewDate } from '#server/modules/clubs/crew-dates/open-crew-date.ts';
import { type CrewRow, lockCrew } from '#server/modules/crews/crew.repository.ts';
import { announceDates } from './announce-dates.ts';
import { lockSeatedMembers, selectKnownDates } from './crew-plan.repository.ts';

export type OpenedDate = { clubId: number; plannedDate: string };

export async function planDates(tx: Transaction, crewId: number): Promise<OpenedDate[]> {
  const crew = await findOne(tx, lockCrew, { crew_id: crewId });
  if (crew === undefined || !isPlanning(crew)) return [];
  const now = tx.clock.now();
  const due = findDueDates(toPlannedCrew(crew), await findKnownDates(tx, crew, now), now);
  return openDates(tx, crew, due, crew);
}

/**
 * Creates clubs for the given planned dates. The caller has locked the crew. Dates that already
 * have a club are skipped.
 */
export async function openDates(
  tx: Transaction,
  crew: CrewRow,
  dates: readonly string[],
  plan: CrewDatePlan,
): Promise<OpenedDate[]> {
  if (dates.length === 0) return [];
  const now = tx.clock.now();
  await lockRoomBeforeMembers(tx, crew);
  const memberIds = await lockSeated(tx, crew, now);
  const opened: OpenedDate[] = [];
  for (const plannedDate of dates) {
    const clubId = await openCrewDate(
      tx,
      {
        crewId: crew.crew_id,
        plannedDate,
        plan,
        opensHoursBefore: crew.opens_hours_before,
        isExtra: !isPlanned(crew, plannedDate),
        memberIds,
      },
      now,
    );
    if (clubId !== undefined) opened.push({ clubId, plannedDate });
  }
  await announceDates(tx, crew, opened, plan.meeting_time);
  return opened;
}

/**
 * Returns the members who get a seat at once: first the host, then those who always go, in the
 * order in which they joined.
 */
async function lockSeated(tx: Transaction, { crew_id }: CrewRow, now: Date): Promise<number[]> {
  const rows = await findMany(tx, lockSeatedMembers, { crew_id, now });
  const order = (row: (typeof rows)[number]) => (row.is_host ? 0 : row.joined_at.getTime());
  return rows.toSorted((one, other) => order(one) - order(other)).map((row) => row.member_id);
}

export function isPlanning(crew: CrewRow): boolean {
  return crew.ended_at === null && crew.paused_at === null && crew.host_id !== null;
}

function isPlanned(crew: CrewRow, date: string): boolean {
  const { rhythm, startsOn } = toPlannedCrew(crew);
  return plannedDates(rhythm, startsOn, date, 1)[0] === date;
}

export async function findKnownDates(
  db: Queryable,
  crew: CrewRow,
  now: Date,
): Promise<KnownDates & { regular: string[] }> {
  const from = firstComingDay(crew.meeting_time, now);
  const known = await findMany(db, selectKnownDates, { crew_id: crew.crew_id, from });
  const pick = (isWanted: (row: (typeof known)[number]) => boolean) =>
    known.filter(isWanted).map((row) => row.planned_date);
  return {
    open: pick((row) => row.is_open),
    closed: pick((row) => !row.is_open),
    regular: pick((row) => row.is_open && !row.is_extra),
  };
}

type RhythmColumns = Pick<CrewRow, 'every' | 'weekday' | 'nth'>;
type PlanColumns = RhythmColumns & Pick<CrewRow, 'starts_on' | 'meeting_time' | 'ahead'>;

export function toPlannedCrew(crew: PlanColumns): PlannedCrew {
  return {
    rhythm: toRhythm(crew),
    startsOn: crew.starts_on,
    meetingTime: crew.meeting_time,
    ahead: crew.ahead,
  };
}

export function toRhythm({ every, weekday, nth }: RhythmColumns) {
  return {
    every,
    ...(weekday !== null && { weekday }),
    ...(nth !== null && { nth }),
  } as Rhythm;
}
