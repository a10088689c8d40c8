import { bool, bytes, int, nullable, timestamp } from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';

export type InviteTarget = { clubId: number } | { crewId: number };

export function targetColumns(target: InviteTarget) {
  return 'clubId' in target
    ? { club_id: target.clubId, crew_id: null }
    : { club_id: null, crew_id: target.crewId };
}

const isOpen = 'revoked_at is null and (expires_at is null or expires_at > :now)';
const isLive = `(${isOpen} and (uses_left is null or uses_left > 0))`;

const matchesTarget = '(club_id = :club_id or crew_id = :crew_id)';
const targetParams = { club_id: nullable(int), crew_id: nullable(int) };

export const selectInviteLink = statement('select_invite_link', {
  text: `
    select link_id, club_id, crew_id, secret_hash, admits, ${isLive} as is_live
    from invite_links where link_id = :link_id`,
  params: { link_id: int, now: timestamp },
  row: {
    link_id: int,
    club_id: nullable(int),
    crew_id: nullable(int),
    secret_hash: bytes,
    admits: bool,
    is_live: bool,
  },
});

export const selectInviteLinks = statement('select_invite_links', {
  text: `
    select link_id, admits, uses_left, expires_at, created_at
    from invite_links where ${matchesTarget} and (${isLive} or :with_used and ${isOpen})
    order by link_id desc`,
  params: { ...targetParams, with_used: bool, now: timestamp },
  row: {
    link_id: int,
    admits: bool,
    uses_left: nullable(int),
    expires_at: nullable(timestamp),
    created_at: timestamp,
  },
});
export type InviteLinkRow = StatementRow<typeof selectInviteLinks>;

export const insertInviteLink = statement('insert_invite_link', {
  text: `
    insert into invite_links
      (club_id, crew_id, created_by, secret_hash, admits, uses_left, expires_at, created_at)
    values (:club_id, :crew_id, :created_by, :secret_hash, :admits, :uses_left, :expires_at, :now)
    returning link_id, admits, uses_left, expires_at, created_at`,
  params: {
    ...targetParams,
    created_by: int,
    secret_hash: bytes,
    admits: bool,
    uses_left: nullable(int),
    expires_at: nullable(timestamp),
    now: timestamp,
  },
  row: {
    link_id: int,
    admits: bool,
    uses_left: nullable(int),
    expires_at: nullable(timestamp),
    created_at: timestamp,
  },
});

export const revokeInviteLink = statement('revoke_invite_link', {
  text: `
    update invite_links set revoked_at = coalesce(revoked_at, :now)
    where link_id = :link_id and ${matchesTarget}`,
  params: { link_id: int, ...targetParams, now: timestamp },
});

/**
 * Revokes all links of the member or, if a crew is given, only those to that crew and to its
 * meetings.
 */
export const revokeLinksBy = statement('revoke_invite_links_by_member', {
  text: `
    update invite_links set revoked_at = :now
    where created_by = :member_id and revoked_at is null and (:crew_id::int4 is null
      or crew_id = :crew_id or club_id in (select club_id from clubs where crew_id = :crew_id))`,
  params: { member_id: int, crew_id: nullable(int), now: timestamp },
});

export const takeInviteUse = statement('take_invite_use', {
  text: `
    update invite_links set uses_left = uses_left - 1
    where link_id = :link_id and ${isLive}`,
  params: { link_id: int, now: timestamp },
});
