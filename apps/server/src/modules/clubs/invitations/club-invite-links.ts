import { requireCapability } from '#server/modules/clubs/club.refusal.ts';
import { findVisibleClub } from '#server/modules/clubs/get-club.ts';
import { lockExistingClub, lockHostedClub } from '#server/modules/clubs/lock-club.ts';
import { inviteLinkActs } from '#server/modules/invite-links/manage-invite-links.ts';

type Club = { clubId: number };

export const clubInviteLinks = inviteLinkActs<Club>({
  create: (tx, viewer, { clubId }, now) =>
    lockHostedClub(tx, viewer, clubId, { capability: 'invite', now }),
  list: async (db, viewer, { clubId }, now) =>
    requireCapability(await findVisibleClub(db, viewer, clubId, now), viewer, 'invite'),
  end: async (tx, viewer, { clubId }) =>
    requireCapability(await lockExistingClub(tx, viewer, clubId), viewer, 'invite'),
});
