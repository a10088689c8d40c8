import type {
  InviteLink,
  InviteLinkBody,
  NewInviteLink,
} from '@azit/contract/clubs/invite-link.schema';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { selectCrewMember } from '#server/modules/crews/crew.repository.ts';
import {
  createInviteLink,
  endInviteLink,
  listInviteLinks,
} from '#server/modules/invite-links/manage-invite-links.ts';
import { requireCrewCapability } from '../crew.refusal.ts';
import { lockExistingCrew, lockHostedCrew } from '../lock-crew.ts';

export function createCrewLink(
  context: Context,
  viewer: Viewer,
  { crewId, body }: { crewId: number; body: InviteLinkBody },
): Promise<NewInviteLink> {
  const now = context.clock.now();
  const { memberId } = viewer;
  return inTransaction(context.database, async (tx) => {
    await lockHostedCrew(tx, viewer, crewId, { capability: 'invite', now });
    return createInviteLink(tx, context, { target: { crewId }, memberId, body });
  });
}

export async function listCrewLinks(
  context: Context,
  { memberId }: Viewer,
  crewId: number,
): Promise<InviteLink[]> {
  const { database } = context;
  const own = await findOne(database, selectCrewMember, { crew_id: crewId, member_id: memberId });
  requireCrewCapability(own, 'invite');
  return listInviteLinks(database, context, { crewId });
}

export async function endCrewLink(
  context: Context,
  viewer: Viewer,
  { crewId, linkId }: { crewId: number; linkId: number },
): Promise<void> {
  await inTransaction(context.database, async (tx) => {
    const { own } = await lockExistingCrew(tx, viewer, crewId);
    requireCrewCapability(own, 'invite');
    await endInviteLink(tx, context, { crewId }, linkId);
  });
}
