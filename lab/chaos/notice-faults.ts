type Client = { query(text: string, values: unknown[]): Promise<{ rows: object[] }> };

/**
 * The simulated members never withdraw an application or unfollow, so these rows still show every
 * application and follow that required a notice.
 */
const ACTS = `
  select 'APPLICATION_RECEIVED' as kind, c.host_id as member_id, s.club_id, s.member_id as actor
  from club_members s join clubs c using (club_id) where s.member_id <> c.host_id
  union all
  select 'APPLICATION_ACCEPTED', s.member_id, s.club_id, c.host_id
  from club_members s join clubs c using (club_id)
  where s.member_id <> c.host_id and s.status = 'CLUB_JOINED'
  union all
  select 'CLUB_CANCELLED', s.member_id, s.club_id, c.host_id
  from club_members s join clubs c using (club_id)
  where s.member_id <> c.host_id and c.cancelled_at is not null
  union all
  select 'NEW_FOLLOWER', followee_id, null, follower_id from follows`;

const KINDS = ['APPLICATION_RECEIVED', 'APPLICATION_ACCEPTED', 'CLUB_CANCELLED', 'NEW_FOLLOWER'];

const DIFFERENCES = `
  with acts as (${ACTS}),
  sent as (
    select kind, member_id, club_id, actor_id as actor, count(*) as times
    from notices
    where kind in (${KINDS.map((kind) => `'${kind}'`).join(', ')})
    group by kind, member_id, club_id, actor_id)
  select coalesce(acts.kind, sent.kind) as kind,
    coalesce(acts.member_id, sent.member_id) as member,
    coalesce(acts.club_id, sent.club_id) as club, coalesce(acts.actor, sent.actor) as actor,
    coalesce(sent.times, 0) as times, acts.kind is not null as happened
  from acts full join sent
    on (acts.kind, acts.member_id, acts.actor) = (sent.kind, sent.member_id, sent.actor)
    and coalesce(acts.club_id, 0) = coalesce(sent.club_id, 0)
  where (acts.kind is null or sent.times is distinct from 1)
    and coalesce(acts.actor, sent.actor) >= $1
    and coalesce(acts.member_id, sent.member_id) >= $1`;

/**
 * Compares the actions of members from this id on, because the actions of demo members cause no
 * notices.
 */
export async function findNoticeFaults(client: Client, fromMemberId = 1): Promise<string[]> {
  const { rows } = await client.query(DIFFERENCES, [fromMemberId]);
  return rows.map((row) => `act and notice differ: ${JSON.stringify(row)}`);
}
