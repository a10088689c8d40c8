import { isInvited } from '@azit/rules/crews/crew-days';
import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { joinCrewRoom } from '#server/modules/chats/rooms/crew-room.ts';
import { lockDates } from '#server/modules/clubs/crew-dates/open-dates.ts';
import { settleSeats } from '#server/modules/clubs/seats/settle-seats.ts';
import {
  crewNotFound,
  invitationEnded,
  requireFewCrews,
  requireLiveLink,
  requireRoomForOne,
} from '#server/modules/crews/crew.refusal.ts';
import type { CrewMemberRow, CrewRow } from '#server/modules/crews/crew.repository.ts';
import { lockExistingCrew } from '#server/modules/crews/lock-crew.ts';
import {
  countOwnCrews,
  declineInvitation,
  lockJoiningMembers,
  selectIsHiddenFromHost,
  setAlwaysGoing,
  upsertCrewMember,
} from '#server/modules/crews/members/crew-member.repository.ts';
import { ringCrew } from '#server/modules/crews/ring-crew.ts';
import { findInviteLink, takeUse } from '#server/modules/invite-links/invite-key.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { loginRequired } from '#server/runtime/refusal.ts';

type Answer = { crewId: number; joining: boolean; key?: string | undefined };

export async function answerInvitation(
  context: Context,
  viewer: Viewer,
  { crewId, joining, key }: Answer,
): Promise<void> {
  const now = context.clock.now();
  const part = { crew_id: crewId, member_id: viewer.memberId };
  await inTransaction(context, async (tx) => {
    const { crew, own } = await lockExistingCrew(tx, viewer, crewId);
    if (joining && own?.state === 'JOINED') return;
    if (key !== undefined && !isInvited(own, now)) {
      const found = await findInviteLink(tx, context, { key, target: { crewId } });
      const link = requireLiveLink(found, crew, own);
      if (!joining) return;
      await join(tx, viewer, crew);
      return takeUse(tx, link);
    }
    requireInvitation(crew, own, joining, now);
    if (joining) await join(tx, viewer, crew);
    else await execute(tx, declineInvitation, { ...part, now });
  });
}

function requireInvitation(
  crew: CrewRow,
  own: CrewMemberRow | undefined,
  joining: boolean,
  now: Date,
) {
  if (own?.state !== 'INVITED' && own?.state !== 'JOINED') throw crewNotFound();
  if (!joining && own.state === 'INVITED') return;
  if (!isInvited(own, now) || crew.ended_at !== null) throw invitationEnded();
}

async function join(tx: Transaction, viewer: Viewer, crew: CrewRow) {
  const { memberId } = viewer;
  const { crew_id, host_id } = crew;
  const own = { member_id: memberId };
  requireRoomForOne(crew);
  const dates = await lockDates(tx, crew_id);
  await joinCrewRoom(tx, { crewId: crew_id, memberId });
  if (!(await findOne(tx, lockJoiningMembers, { member_ids: [memberId] }))) throw loginRequired();
  const pair = await findOne(tx, selectIsHiddenFromHost, { host_id, ...own });
  if (pair?.is_hidden) throw crewNotFound();
  requireFewCrews((await findOne(tx, countOwnCrews, own))?.total ?? 0);
  const now = tx.clock.now();
  await execute(tx, upsertCrewMember, { crew_id, ...own, role: 'MEMBER', now });
  // Members of a crew need no approval in the queue of a crew meeting, so the new member may now
  // get an offer.
  for (const date of dates) await settleSeats(tx, date.club_id);
  await ringCrew(tx, crew_id);
  if (host_id === null) return;
  const notice = { kind: 'CREW_JOINED' as const, memberId: host_id, actorId: memberId };
  await addNotices(tx, [{ ...notice, crewId: crew_id }]);
}

export async function changeAlwaysGoing(
  { database }: Context,
  { memberId }: Viewer,
  { crewId, going }: { crewId: number; going: boolean },
): Promise<void> {
  const own = { crew_id: crewId, member_id: memberId };
  if ((await execute(database, setAlwaysGoing, { ...own, always_going: going })) === 0)
    throw crewNotFound();
}
