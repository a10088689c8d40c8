-- Every request asks whether anybody is hidden from its member: the row that it reads anyway says so.
alter table members add column block_count integer not null default 0 check (block_count >= 0);

update members m set block_count = counted.blocks
from (
  select member_id, count(*) as blocks
  from (select blocker_id from blocks union all select blocked_id from blocks) as side (member_id)
  group by member_id) as counted
where counted.member_id = m.member_id;

-- Of either side; both members are locked in the order of their ids, as count_follows does.
create function count_blocks() returns trigger language plpgsql as $$
declare
  edge blocks := case when tg_op = 'INSERT' then new else old end;
  step integer := case when tg_op = 'INSERT' then 1 else -1 end;
begin
  perform 1 from members where member_id in (edge.blocker_id, edge.blocked_id)
    order by member_id for no key update;
  update members set block_count = block_count + step
  where member_id in (edge.blocker_id, edge.blocked_id);
  return null;
end
$$;

create trigger blocks_counted after insert or delete on blocks
  for each row execute function count_blocks();
