import { roomReadableUntil } from '@azit/rules/crews/crew-days';
import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { endCrewRoom } from '#server/modules/chats/rooms/crew-room.ts';
import {
  cancelLockedDates,
  lockDates,
  ringLists,
} from '#server/modules/clubs/crew-dates/open-dates.ts';
import { endCrew } from '#server/modules/crews/crew.repository.ts';
import { notifyCrew } from '#server/modules/crews/notify-crew.ts';
import { requireCrewCapability } from './crew.refusal.ts';
import { lockExistingCrew } from './lock-crew.ts';
import { ringCrew } from './ring-crew.ts';

/** Members stay in the ended crew, because they may read its room for another 30 days. */
export async function endOwnCrew(context: Context, viewer: Viewer, crewId: number): Promise<void> {
  const actorId = viewer.memberId;
  const now = context.clock.now();
  await inTransaction(context, async (tx) => {
    const { own } = await lockExistingCrew(tx, viewer, crewId);
    requireCrewCapability(own, 'endCrew');
    const crew = { crew_id: crewId };
    if ((await execute(tx, endCrew, { ...crew, now })) === 0) return;
    const dates = await lockDates(tx, crewId);
    ringLists(tx, dates);
    const clubIds = dates.map((date) => date.club_id);
    await cancelLockedDates(tx, { crewId, clubIds, actorId });
    await notifyCrew(tx, crewId, { kind: 'CREW_ENDED', actorId });
    await endCrewRoom(tx, { crewId, until: roomReadableUntil(now) });
    await ringCrew(tx, crewId);
  });
}
