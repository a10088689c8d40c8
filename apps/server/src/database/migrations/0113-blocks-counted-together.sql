-- Blocks are counted once for all rows of a statement: whoever withdraws may end hundreds, and every
-- update of one row makes the next one slower. The members are locked in the order of their ids.
drop trigger blocks_counted on blocks;

create or replace function count_blocks() returns trigger language plpgsql as $$
declare
  step integer := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  perform 1 from members
    where member_id in (select blocker_id from changed union all select blocked_id from changed)
    order by member_id for no key update;
  update members m set block_count = m.block_count + step * counted.blocks
  from (
    select member_id, count(*)::integer as blocks
    from (select blocker_id from changed union all select blocked_id from changed) as side (member_id)
    group by member_id) as counted
  where counted.member_id = m.member_id;
  return null;
end
$$;

create trigger blocks_counted_when_made after insert on blocks
  referencing new table as changed for each statement execute function count_blocks();
create trigger blocks_counted_when_ended after delete on blocks
  referencing old table as changed for each statement execute function count_blocks();
