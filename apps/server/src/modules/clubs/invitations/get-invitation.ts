import type { Invitation } from '@azit/contract/clubs/invitation.schema';
import type { Context } from '#server/context.ts';
import { hiddenValues, NOBODY } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import { HttpResult } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { requireClub, requireLiveLink } from '#server/modules/clubs/club.refusal.ts';
import { selectClub, selectInvitedClub } from '#server/modules/clubs/club.repository.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { findInviteLink } from '#server/modules/invite-links/invite-key.ts';
import { toInvitation } from './invitation.view.ts';

const caching = { 'Cache-Control': 'public, max-age=60' };
const noCaching = { 'Cache-Control': 'no-store' };

type InvitationRequest = {
  clubId: number;
  known: string | undefined;
  inviteKey: string | undefined;
};

export async function getInvitation(
  context: Context,
  viewer: Viewer | undefined,
  { clubId, known, inviteKey }: InvitationRequest,
): Promise<HttpResult<{ data: Invitation }>> {
  const { database, clock } = context;
  const ids = {
    club_id: clubId,
    viewer_id: viewer?.memberId ?? NOBODY,
    ...hiddenValues(viewer),
    ...nowValues(clock.now()),
  };
  const link =
    inviteKey && (await findInviteLink(database, context, { key: inviteKey, target: { clubId } }));
  // A wrong key counts as no key: a listed club then shows its ordinary invitation.
  if (!link) {
    const club = requireClub(await findOne(database, selectClub, ids));
    const data = toInvitation(club, clock.now());
    // A member of a link-only club may read its invitation without a key. Nobody else may get a
    // cached copy of that response.
    const isPublic = club.visibility === 'LISTED' && inviteKey === undefined;
    const headers = isPublic ? caching : noCaching;
    return new HttpResult({ body: { data }, headers, version: { known } });
  }
  const club = requireClub(await findOne(database, selectInvitedClub, ids));
  requireLiveLink(link, club, clock.now());
  const { admits } = link;
  const data = { ...toInvitation(club, clock.now()), admits, joinQuestion: club.join_question };
  return new HttpResult({ body: { data }, headers: noCaching, version: { known } });
}
