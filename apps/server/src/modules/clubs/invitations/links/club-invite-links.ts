import type {
  InviteLink,
  InviteLinkBody,
  NewInviteLink,
} from '@azit/contract/clubs/invite-link.schema';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { requireCapability } from '#server/modules/clubs/club.refusal.ts';
import { findVisibleClub } from '#server/modules/clubs/get-club.ts';
import { lockExistingClub, lockHostedClub } from '#server/modules/clubs/lock-club.ts';
import {
  createInviteLink,
  endInviteLink,
  listInviteLinks,
} from '#server/modules/invite-links/manage-invite-links.ts';

type ClubLink = { clubId: number; linkId: number };

export function createClubLink(
  context: Context,
  viewer: Viewer,
  { clubId, body }: { clubId: number; body: InviteLinkBody },
): Promise<NewInviteLink> {
  const now = context.clock.now();
  return inTransaction(context.database, async (tx) => {
    await lockHostedClub(tx, viewer, clubId, { capability: 'invite', now });
    const { memberId } = viewer;
    return createInviteLink(tx, context, { target: { clubId }, memberId, body });
  });
}

export async function listClubLinks(
  context: Context,
  viewer: Viewer,
  clubId: number,
): Promise<InviteLink[]> {
  const club = await findVisibleClub(context.database, viewer, clubId, context.clock.now());
  requireCapability(club, viewer, 'invite');
  return listInviteLinks(context.database, context, { clubId });
}

export async function endClubLink(
  context: Context,
  viewer: Viewer,
  { clubId, linkId }: ClubLink,
): Promise<void> {
  await inTransaction(context.database, async (tx) => {
    requireCapability(await lockExistingClub(tx, viewer, clubId), viewer, 'invite');
    await endInviteLink(tx, context, { clubId }, linkId);
  });
}
