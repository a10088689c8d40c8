import type {
  InviteLink,
  InviteLinkBody,
  NewInviteLink,
} from '@azit/contract/clubs/invite-link.schema';
import { appPaths } from '@azit/rules/app-path';
import type { Context } from '#server/context.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { makeOpaqueToken } from '#server/runtime/opaque-token.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import {
  type InviteLinkRow,
  type InviteTarget,
  insertInviteLink,
  revokeInviteLink,
  selectInviteLinks,
  targetColumns,
} from './invite-link.repository.ts';

const MAX_LIVE_LINKS = 20;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Each guard refuses viewers who may not invite. The guards for writes also lock the club or crew.
 */
type Guards<Target> = {
  create: (tx: Transaction, viewer: Viewer, target: Target, now: Date) => Promise<unknown>;
  list: (db: Queryable, viewer: Viewer, target: Target, now: Date) => Promise<unknown>;
  end: (tx: Transaction, viewer: Viewer, target: Target) => Promise<unknown>;
};

/** Links of a club and of a crew differ only in who may manage them. */
export function inviteLinkActs<Target extends InviteTarget>(guards: Guards<Target>) {
  return {
    create: (context: Context, viewer: Viewer, target: Target, body: InviteLinkBody) =>
      inTransaction(context, async (tx) => {
        await guards.create(tx, viewer, target, context.clock.now());
        return createInviteLink(tx, context, { target, memberId: viewer.memberId, body });
      }),
    list: async (
      context: Context,
      viewer: Viewer,
      target: Target,
      { used }: { used?: number | undefined },
    ): Promise<InviteLink[]> => {
      const now = context.clock.now();
      await guards.list(context.database, viewer, target, now);
      const listed = { ...targetColumns(target), with_used: used !== undefined, now };
      return (await findMany(context.database, selectInviteLinks, listed)).map(toInviteLink);
    },
    end: (context: Context, viewer: Viewer, target: Target & { linkId: number }) =>
      inTransaction(context, async (tx) => {
        await guards.end(tx, viewer, target);
        await endInviteLink(tx, target, target.linkId);
      }),
  };
}

type NewLink = { target: InviteTarget; memberId: number; body: InviteLinkBody };

/**
 * Lock the club or crew first: concurrent calls must not exceed the maximum number of active links.
 */
export async function createInviteLink(
  tx: Transaction,
  context: Pick<Context, 'clock' | 'config'>,
  { target, memberId, body }: NewLink,
): Promise<NewInviteLink> {
  const now = context.clock.now();
  const { admits, usesLeft = null, expiresInHours = null, replaces } = body;
  if (replaces !== undefined) await endInviteLink(tx, target, replaces);
  const live = await findMany(tx, selectInviteLinks, {
    ...targetColumns(target),
    with_used: false,
    now,
  });
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

async function endInviteLink(tx: Transaction, target: InviteTarget, linkId: number): Promise<void> {
  const ended = { link_id: linkId, ...targetColumns(target), now: tx.clock.now() };
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

export function inviteEnded(): Refusal {
  return new Refusal(410, 'INVITE_ENDED', '이 초대 링크는 끝났어요.');
}

function inviteLinkNotFound(): Refusal {
  return new Refusal(404, 'INVITE_LINK_NOT_FOUND', '초대 링크를 찾을 수 없어요.');
}

function tooManyInviteLinks(): Refusal {
  const message = '초대 링크는 스무 개까지 쓸 수 있어요. 쓰지 않는 링크를 끝내 주세요.';
  return new Refusal(409, 'TOO_MANY_INVITE_LINKS', message);
}
