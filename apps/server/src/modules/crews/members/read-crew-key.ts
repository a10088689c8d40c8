import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/database/transaction.ts';
import { crewNotFound } from '#server/modules/crews/crew.refusal.ts';
import { type InviteLinkState, readInviteKey } from '#server/modules/invite-links/invite-key.ts';
import { inviteEnded } from '#server/modules/invite-links/invite-link.refusal.ts';

type CrewKey = {
  crew: { crew_id: number; ended_at: Date | null };
  own: { state: string | null } | undefined;
  key: string;
};

/** A link is for anyone, but a removed member comes back only by an invitation of the host. */
export async function readCrewKey(
  db: Queryable,
  context: Pick<Context, 'clock'>,
  { crew, own, key }: CrewKey,
): Promise<InviteLinkState> {
  const target = { crewId: crew.crew_id };
  const link = await readInviteKey(db, context, { key, target, notFound: crewNotFound });
  if (own?.state === 'REMOVED') throw crewNotFound();
  if (!link.isLive || crew.ended_at !== null) throw inviteEnded();
  return link;
}
