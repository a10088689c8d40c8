import { roomReadableUntil } from '@azit/rules/crews/crew-days';
import type { Context } from '#server/context.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { endCrewRoom } from '#server/modules/chats/rooms/crew-room.ts';
import {
  cancelLockedDates,
  lockDates,
  ringLists,
} from '#server/modules/clubs/crew-dates/open-dates.ts';
import { addCrewNotices } from '#server/modules/notices/add-crew-notices.ts';
import { requireCrewCapability } from './crew.refusal.ts';
import { endCrew } from './crew-write.repository.ts';
import { lockExistingCrew } from './lock-crew.ts';
import { selectCrewMembers } from './members/crew-member.repository.ts';

/** Members stay in the ended crew: they read its room for another 30 days. */
export async function endOwnCrew(context: Context, viewer: Viewer, crewId: number): Promise<void> {
  const actorId = viewer.memberId;
  const now = context.clock.now();
  await inTransaction(context.database, async (tx) => {
    const { own } = await lockExistingCrew(tx, viewer, crewId);
    requireCrewCapability(own, 'endCrew');
    const crew = { crew_id: crewId };
    if ((await execute(tx, endCrew, { ...crew, now })) === 0) return;
    const dates = await lockDates(tx, context, crewId);
    ringLists(tx, context, dates);
    const clubIds = dates.map((date) => date.club_id);
    await cancelLockedDates(tx, context, { crewId, clubIds, actorId });
    const members = await findMany(tx, selectCrewMembers, crew);
    const others = members.filter(({ member_id }) => member_id !== actorId);
    const notices = others.map(({ member_id: memberId }) => {
      return { kind: 'CREW_ENDED' as const, memberId, actorId };
    });
    await addCrewNotices(tx, context, crewId, notices);
    await endCrewRoom(tx, context, { crewId, until: roomReadableUntil(now) });
  });
}
