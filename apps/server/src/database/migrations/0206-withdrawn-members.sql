-- oldest program: 0150
-- Each function rejects a row for a member whose withdrawal committed while the request was running.
-- The key-share lock waits for the withdrawal. One function for all tables read the columns through
-- jsonb and queried the members twice, which took more than twice as long.
drop trigger clubs_host_is_here on clubs;
drop trigger club_members_member_is_here on club_members;
drop trigger follows_members_are_here on follows;
drop function refuse_withdrawn_member();

create function refuse_withdrawn_host() returns trigger language plpgsql as $$
begin
  perform from members where member_id = new.host_id and status <> 'WITHDRAWN' for key share;
  if not found then raise exception 'member has withdrawn' using errcode = 'AZ001'; end if;
  return new;
end $$;
create trigger clubs_host_is_here before insert on clubs
  for each row execute function refuse_withdrawn_host();

create function refuse_withdrawn_member() returns trigger language plpgsql as $$
begin
  perform from members where member_id = new.member_id and status <> 'WITHDRAWN' for key share;
  if not found then raise exception 'member has withdrawn' using errcode = 'AZ001'; end if;
  return new;
end $$;
create trigger club_members_member_is_here before insert on club_members
  for each row execute function refuse_withdrawn_member();

-- Locks the members in id order to avoid deadlocks.
create function refuse_withdrawn_follow() returns trigger language plpgsql as $$
declare
  present integer;
begin
  perform from members
  where member_id in (new.follower_id, new.followee_id) and status <> 'WITHDRAWN'
  order by member_id for key share;
  get diagnostics present = row_count;
  if present < 2 then raise exception 'member has withdrawn' using errcode = 'AZ001'; end if;
  return new;
end $$;
create trigger follows_members_are_here before insert on follows
  for each row execute function refuse_withdrawn_follow();
