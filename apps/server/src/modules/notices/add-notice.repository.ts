import { bigint, int, jsonText, notNull, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { isNoticeHidden, isOwnOutcome } from './hidden-notice.ts';
import { hasDevice } from './push/push-subscription.repository.ts';

const INSERTED = 'inserted columns; the outer joins are in other parts';

/**
 * SQL: the crew meetings in two notices that are merged. For a meeting in both, the newer notice
 * counts.
 */
const mergedDates = (earlier: string, given: string) => `coalesce((
  select jsonb_agg(one) from jsonb_array_elements(${earlier} -> 'dates') as one
  where not exists (
    select from jsonb_array_elements(${given} -> 'dates') as other
    where other -> 'clubId' = one -> 'clubId')), '[]') || (${given} -> 'dates')`;

/** SQL: the new notices, without those that a block hides from their recipients. */
const given = `
  select given.* from jsonb_to_recordset(:notices::jsonb) as given (
    member_id integer, kind text, club_id integer, crew_id integer, actor_id integer, data jsonb,
    dedupe_key text, folds boolean, push text, mail text)
  where not ${isNoticeHidden({
    notice: 'given',
    actors: 'array_remove(array[given.actor_id], null)',
    viewer: 'given.member_id',
  })}`;

/** SQL: the unread notice that each new notice replaces. */
const earlier = `
  select given.dedupe_key, line.*
  from given cross join lateral (
    select n.notice_id, n.fold_since, n.fold_actors, n.data
    from notices n
    where given.folds and n.member_id = given.member_id and n.kind = given.kind
      and (n.club_id is not distinct from given.club_id or given.crew_id is not null)
      and n.crew_id is not distinct from given.crew_id
      and n.folded_into is null and n.read_at is null and n.fold_since > :fold_after
    order by n.fold_since desc, n.notice_id desc limit 1
  ) line`;

/** SQL: stores the new notices, together with the news of those that they replace. */
const added = `
  insert into notices (member_id, kind, club_id, crew_id, actor_id, data, dedupe_key, created_at,
    fold_since, fold_actors)
  select given.member_id, given.kind, given.club_id, given.crew_id, given.actor_id,
    coalesce(earlier.data, '{}') || given.data || jsonb_strip_nulls(jsonb_build_object(
      'earlier', earlier.data -> 'earlier',
      'clubName', (select club_name from clubs where club_id = given.club_id
        and (visibility = 'BY_LINK' or ${isOwnOutcome('given')})),
      'crewName', (select name from crews where crew_id = given.crew_id),
      'dates', ${mergedDates('earlier.data', 'given.data')},
      'change', case
        when changes.words ~ 'both|time.*place|place.*time' then 'both'
        when changes.words ~ 'time' then 'time'
        when changes.words ~ 'place' then 'place'
        when changes.words ~ 'link' then 'link' end)),
    given.dedupe_key, :now, coalesce(earlier.fold_since, :now),
    array_remove(given.actor_id || array_remove(
      coalesce(earlier.fold_actors, '{}'), given.actor_id), null)
  from given left join earlier using (dedupe_key)
  cross join lateral (
    select concat_ws(' ', earlier.data ->> 'change', given.data ->> 'change') as words
  ) changes
  order by given.member_id
  on conflict (dedupe_key) do nothing
  returning notice_id, member_id, kind, club_id, dedupe_key`;

/** SQL: drops the pending deliveries of the replaced notices. */
const superseded = `
  update deliveries d set state = 'dropped', finished_at = :now
  from earlier join added using (dedupe_key)
  where d.notice_id = earlier.notice_id and d.state = 'pending'
  returning added.notice_id, d.channel, d.subscription_id, d.due_at`;

/** SQL: adds a delivery for each device and mailbox that gets the notice. */
const queued = `
  insert into deliveries (notice_id, channel, subscription_id, due_at)
  select added.notice_id, way.channel, way.subscription_id, case
    when earlier.notice_id is null then :now
    else coalesce(superseded.due_at, earlier.fold_since + (:now - :fold_after)) end
  from added
  join given using (dedupe_key)
  left join earlier using (dedupe_key)
  left join notice_settings chosen on chosen.member_id = added.member_id
  cross join lateral (
    select 'push' as channel, device.subscription_id
    from push_subscriptions device
    where device.member_id = added.member_id and given.push <> 'never'
      and coalesce((chosen.kinds -> added.kind ->> 'push')::boolean, given.push = 'on')
    union all
    select 'mail', null
    where given.mail <> 'never'
      and coalesce((chosen.kinds -> added.kind ->> 'mail')::boolean,
        given.mail = 'on' or given.mail = 'without-push' and not (
          coalesce((chosen.kinds -> added.kind ->> 'push')::boolean, given.push = 'on')
          and ${hasDevice('added.member_id')}))
  ) way
  left join superseded on superseded.notice_id = added.notice_id
    and superseded.channel = way.channel
    and superseded.subscription_id is not distinct from way.subscription_id
  where not exists (
    select from muted_clubs
    where muted_clubs.member_id = added.member_id and muted_clubs.club_id = added.club_id)`;

/**
 * A new notice replaces an unread notice of the same kind and club (or crew) from the last ten
 * minutes. Its push waits for the end of these ten minutes, so ten applications cause only two
 * pushes. The new notice also contains the news of the replaced one: a changed location must not
 * hide an earlier change of the time.
 */
export const insertNotices = statement('insert_notices', {
  text: `
    with given as (${given}
    ), earlier as (${earlier}
    ), added as (${added}
    ), folded as (
      update notices n set folded_into = added.notice_id
      from earlier join added using (dedupe_key)
      where n.notice_id = earlier.notice_id
    ), superseded as (${superseded}
    ), queued as (${queued}
    )
    select notice_id, member_id from added`,
  params: { notices: jsonText, now: timestamp, fold_after: timestamp },
  row: { notice_id: notNull(bigint, INSERTED), member_id: notNull(int, INSERTED) },
});
