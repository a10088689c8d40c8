import type { OpenDateBody } from '@azit/contract/crews/crew.payload';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { requireMeetingAhead } from '#server/modules/clubs/club.refusal.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { lockHostedCrew } from '../lock-crew.ts';
import { dateTaken } from './crew-date.refusal.ts';
import { toPlanColumns } from './crew-plan.ts';
import { findKnownDates, isPlanning, openDates } from './plan-dates.ts';

/** A date beside the rhythm, or the only way to meet without one. */
export async function openDate(
  context: Context,
  viewer: Viewer,
  { crewId, meetingDate, plan }: OpenDateBody & { crewId: number },
): Promise<{ clubId: number }> {
  const now = context.clock.now();
  return inTransaction(context.database, async (tx) => {
    const crew = await lockHostedCrew(tx, viewer, crewId, { capability: 'planDates', now });
    if (!isPlanning(crew))
      throw new Refusal(422, 'CREW_PAUSED', '크루가 잠시 쉬고 있어요. 먼저 다시 시작해 주세요.');
    const columns = plan === undefined ? crew : toPlanColumns(plan);
    requireMeetingAhead({ meetingDate, meetingTime: columns.meeting_time }, now);
    const { closed } = await findKnownDates(tx, crew, now);
    if (closed.includes(meetingDate)) throw dateTaken();
    const [opened] = await openDates(tx, context, crew, [meetingDate], columns);
    if (opened === undefined) throw dateTaken();
    return { clubId: opened.clubId };
  });
}
