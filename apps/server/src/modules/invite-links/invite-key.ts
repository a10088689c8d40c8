import { timingSafeEqual } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import type { Queryable, Transaction } from '#server/database/transaction.ts';
import { hashSecret } from '#server/runtime/opaque-token.ts';
import {
  type InviteTarget,
  selectInviteLink,
  takeInviteUse,
  targetColumns,
} from './invite-link.repository.ts';
import { inviteEnded } from './manage-invite-links.ts';

export type InviteLinkState = { linkId: number; admits: boolean; isLive: boolean };

const NO_HASH = Buffer.alloc(32);

type InviteKey = { key: string; target: InviteTarget };

/**
 * Returns undefined for an unknown link, a wrong secret and a link of another club or crew. Each
 * case costs one statement, one hash and one comparison, so that the response time does not reveal
 * which it was.
 */
export async function findInviteLink(
  db: Queryable,
  { clock }: Pick<Context, 'clock'>,
  { key, target }: InviteKey,
): Promise<InviteLinkState | undefined> {
  const [linkId, secret = ''] = key.split('.');
  const ids = { link_id: Number(linkId), now: clock.now() };
  const link = await findOne(db, selectInviteLink, ids);
  const isSecret = timingSafeEqual(hashSecret(secret), link?.secret_hash ?? NO_HASH);
  const { club_id, crew_id } = targetColumns(target);
  const matchesTarget = link?.club_id === club_id && link.crew_id === crew_id;
  if (link === undefined || !isSecret || !matchesTarget) return undefined;
  return { linkId: link.link_id, admits: link.admits, isLive: link.is_live };
}

/** Lock the club or crew first: two concurrent calls must not both take the last use. */
export async function takeUse(tx: Transaction, { linkId }: InviteLinkState) {
  const taken = await execute(tx, takeInviteUse, { link_id: linkId, now: tx.clock.now() });
  if (taken === 0) throw inviteEnded();
}
