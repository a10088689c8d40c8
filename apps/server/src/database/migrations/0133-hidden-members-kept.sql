-- oldest program: 0132
-- Who is hidden from a member is kept beside how many they are: a read that asks for it looks up one
-- row and not one for every block. `blocks` stays the truth, and the arrays follow it by its triggers.
alter table members
  add column hidden_ids integer[] not null default '{}',
  add column blocked_ids integer[] not null default '{}';

create or replace function count_blocks() returns trigger language plpgsql as $$
declare
  made boolean := tg_op = 'INSERT';
begin
  perform 1 from members
    where member_id in (select blocker_id from changed union all select blocked_id from changed)
    order by member_id for no key update;
  update members m set
    block_count = m.block_count + case when made then others else -others end,
    hidden_ids = case when made then m.hidden_ids || hidden
      else array(select unnest(m.hidden_ids) except all select unnest(hidden)) end,
    blocked_ids = case when made then m.blocked_ids || blocked
      else array(select unnest(m.blocked_ids) except all select unnest(blocked)) end
  from (
    select member_id, count(*)::integer as others, array_agg(other_id) as hidden,
      coalesce(array_agg(other_id) filter (where is_blocker), '{}') as blocked
    from (
      select blocker_id, blocked_id, true from changed
      union all
      select blocked_id, blocker_id, false from changed) as side (member_id, other_id, is_blocker)
    group by member_id) as counted
  where counted.member_id = m.member_id;
  return null;
end
$$;

update members m set
  hidden_ids = array(
    select blocked_id from blocks where blocker_id = m.member_id
    union all
    select blocker_id from blocks where blocked_id = m.member_id),
  blocked_ids = array(select blocked_id from blocks where blocker_id = m.member_id)
where m.block_count > 0;
