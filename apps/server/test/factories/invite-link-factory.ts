import type { Context } from '#server/context.ts';
import { hashSecret } from '#server/runtime/opaque-token.ts';
import { runSql } from './insert-row.ts';

type LinkParts = {
  clubId?: number;
  crewId?: number;
  admits?: boolean;
  usesLeft?: number | null;
  expiresAt?: Date | null;
};

const SECRET = 's'.repeat(43);

export async function addInviteLink({ database, clock }: Context, parts: LinkParts) {
  const { clubId, crewId, admits = true, usesLeft = null, expiresAt = null } = parts;
  const [link] = await runSql(
    database,
    `insert into invite_links
       (club_id, crew_id, created_by, secret_hash, admits, uses_left, expires_at, created_at)
     select $1::int, $7::int, host_id, $2, $3, $4, $5, $6 from (
       select host_id from clubs where club_id = $1
       union all select host_id from crews where crew_id = $7) as target
     returning link_id`,
    [clubId, hashSecret(SECRET), admits, usesLeft, expiresAt, clock.now(), crewId],
  );
  return Number(link?.link_id);
}

export const toKey = (linkId: number, secret = SECRET) => ({
  'X-Invite-Key': `${linkId}.${secret}`,
});
