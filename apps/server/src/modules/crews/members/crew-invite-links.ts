import { findOne } from '#server/database/run-statement.ts';
import { selectCrewMember } from '#server/modules/crews/crew.repository.ts';
import { inviteLinkActs } from '#server/modules/invite-links/manage-invite-links.ts';
import { requireCrewCapability } from '../crew.refusal.ts';
import { lockExistingCrew, lockHostedCrew } from '../lock-crew.ts';

type Crew = { crewId: number };

export const crewInviteLinks = inviteLinkActs<Crew>({
  create: (tx, viewer, { crewId }, now) =>
    lockHostedCrew(tx, viewer, crewId, { capability: 'invite', now }),
  list: async (db, { memberId }, { crewId }) => {
    const own = await findOne(db, selectCrewMember, { crew_id: crewId, member_id: memberId });
    requireCrewCapability(own, 'invite');
  },
  end: async (tx, viewer, { crewId }) =>
    requireCrewCapability((await lockExistingCrew(tx, viewer, crewId)).own, 'invite'),
});
