import type {
  InviteLink,
  InviteLinkBody,
  NewInviteLink,
} from '@azit/contract/clubs/invite-link.schema';
import { appPaths } from '@azit/rules/app-path';
import type { Context } from '#server/context.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import type { Queryable, Transaction } from '#server/database/transaction.ts';
import { makeOpaqueToken } from '#server/runtime/opaque-token.ts';
import { inviteLinkNotFound, tooManyInviteLinks } from './invite-link.refusal.ts';
import {
  type InviteLinkRow,
  insertInviteLink,
  revokeInviteLink,
  selectLiveInviteLinks,
} from './invite-link.repository.ts';
import { type InviteTarget, targetColumns } from './invite-target.ts';

const MAX_LIVE_LINKS = 20;
const HOUR_MS = 60 * 60 * 1000;

type NewLink = { target: InviteTarget; memberId: number; body: InviteLinkBody };

/** Lock the club or crew first: concurrent calls must not exceed the number of live links. */
export async function createInviteLink(
  tx: Transaction,
  context: Pick<Context, 'clock' | 'config'>,
  { target, memberId, body }: NewLink,
): Promise<NewInviteLink> {
  const now = context.clock.now();
  const { admits, usesLeft = null, expiresInHours = null, replaces } = body;
  if (replaces !== undefined) await endInviteLink(tx, context, target, replaces);
  const live = await findMany(tx, selectLiveInviteLinks, { ...targetColumns(target), now });
  if (live.length >= MAX_LIVE_LINKS) throw tooManyInviteLinks();
  const { token, hash } = makeOpaqueToken();
  const link = await findOne(tx, insertInviteLink, {
    ...targetColumns(target),
    created_by: memberId,
    secret_hash: hash,
    admits,
    uses_left: usesLeft,
    expires_at: expiresInHours === null ? null : new Date(now.getTime() + expiresInHours * HOUR_MS),
    now,
  });
  if (link === undefined) throw new Error('the invite link was not stored');
  const path =
    'clubId' in target
      ? `${appPaths.clubInvitation}/${target.clubId}`
      : `${appPaths.crew}/${target.crewId}`;
  const url = `${context.config.publicUrl ?? ''}${path}#key=${link.link_id}.${token}`;
  return { ...toInviteLink(link), url };
}

export async function listInviteLinks(
  db: Queryable,
  { clock }: Pick<Context, 'clock'>,
  target: InviteTarget,
): Promise<InviteLink[]> {
  const live = { ...targetColumns(target), now: clock.now() };
  return (await findMany(db, selectLiveInviteLinks, live)).map(toInviteLink);
}

export async function endInviteLink(
  tx: Transaction,
  { clock }: Pick<Context, 'clock'>,
  target: InviteTarget,
  linkId: number,
): Promise<void> {
  const ended = { link_id: linkId, ...targetColumns(target), now: clock.now() };
  if ((await execute(tx, revokeInviteLink, ended)) === 0) throw inviteLinkNotFound();
}

function toInviteLink(row: InviteLinkRow): InviteLink {
  return {
    linkId: row.link_id,
    admits: row.admits,
    usesLeft: row.uses_left,
    expiresAt: row.expires_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}
