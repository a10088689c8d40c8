import { meetingStart } from '@azit/rules/meeting-time';
import { execute, findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { enqueueFromCrew } from '#server/modules/clubs/seats/queue.repository.ts';
import {
  type CrewDatePlan,
  insertCrewDate,
  insertDateCohosts,
  insertDateSeats,
} from './crew-date.repository.ts';

export type NewCrewDate = {
  crewId: number;
  plannedDate: string;
  plan: CrewDatePlan;
  opensHoursBefore: number | null;
  isExtra: boolean;
  /**
   * These members get a seat at once: first the host, then the others in order. If seats run out,
   * the rest enter the queue.
   */
  memberIds: readonly number[];
};

const HOUR_MS = 60 * 60_000;
const JOIN_QUESTION = '모임에 오고 싶은 이유를 들려주세요';

/** Returns undefined if the crew already has a meeting planned for this date. */
export async function openCrewDate(
  tx: Transaction,
  { crewId, plannedDate, plan, opensHoursBefore, isExtra, memberIds }: NewCrewDate,
  now: Date,
): Promise<number | undefined> {
  const start = meetingStart({ meetingDate: plannedDate, meetingTime: plan.meeting_time });
  const opensAt =
    opensHoursBefore === null ? null : new Date(start.getTime() - opensHoursBefore * HOUR_MS);
  const club = await findOne(tx, insertCrewDate, {
    ...plan,
    crew_id: crewId,
    planned_date: plannedDate,
    join_question: JOIN_QUESTION,
    opens_at: opensAt,
    is_extra: isExtra,
    now,
  });
  if (club === undefined) return undefined;
  const { club_id } = club;
  const seated = memberIds.slice(0, plan.member_limit);
  await execute(tx, insertDateSeats, { club_id, member_ids: [...seated], now });
  const queued = memberIds.slice(plan.member_limit);
  if (queued.length > 0) await execute(tx, enqueueFromCrew, { club_id, member_ids: queued, now });
  await execute(tx, insertDateCohosts, { club_id, crew_id: crewId });
  return club_id;
}
