type Client = { query(text: string): Promise<{ rows: object[] }> };

/**
 * Each act that tells somebody, as the key of its notice, read from the acts themselves. In the
 * chaos nobody withdraws an application or a follow, so every act has left its row.
 */
const ACTS = `
  select 'APPLICATION_RECEIVED' as kind, c.host_id as told, s.club_id, s.member_id as actor
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
  told as (
    select kind, member_id as told, club_id, actor_id as actor, count(*) as times
    from notices
    where kind in (${KINDS.map((kind) => `'${kind}'`).join(', ')})
    group by kind, member_id, club_id, actor_id)
  select coalesce(acts.kind, told.kind) as kind, coalesce(acts.told, told.told) as member,
    coalesce(acts.club_id, told.club_id) as club, coalesce(acts.actor, told.actor) as actor,
    coalesce(told.times, 0) as times, acts.kind is not null as happened
  from acts full join told
    on (acts.kind, acts.told, acts.actor) = (told.kind, told.told, told.actor)
    and coalesce(acts.club_id, 0) = coalesce(told.club_id, 0)
  where acts.kind is null or told.times is distinct from 1`;

/** Returns every act that was not told exactly once, and every notice of something that did not happen. */
export async function findUntold(client: Client): Promise<string[]> {
  const { rows } = await client.query(DIFFERENCES);
  return rows.map((row) => `act and notice differ: ${JSON.stringify(row)}`);
}
