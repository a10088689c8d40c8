import type { Invitation } from '@azit/contract/clubs/invitation.schema';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import { HttpResult } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { requireClub } from '#server/modules/clubs/club.refusal.ts';
import { selectClub } from '#server/modules/clubs/club.repository.ts';
import { toInvitation } from './invitation.view.ts';

const caching = { 'Cache-Control': 'public, max-age=60' };

type InvitationRequest = { clubId: number; known: string | undefined };

export async function getInvitation(
  { database, clock }: Context,
  viewer: Viewer | undefined,
  { clubId, known }: InvitationRequest,
): Promise<HttpResult<{ data: Invitation }>> {
  const ids = { club_id: clubId, viewer_id: viewer?.memberId ?? null, ...hiddenValues(viewer) };
  const club = requireClub(await findOne(database, selectClub, ids));
  const data = toInvitation(club, clock.now());
  return new HttpResult({ body: { data }, headers: caching, version: { known } });
}
