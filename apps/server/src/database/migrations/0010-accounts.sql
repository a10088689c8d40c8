-- Tokens are swept one by one: a parent that ages out must not take its living children along.
alter table refresh_tokens
  drop constraint refresh_tokens_parent_id_fkey,
  add foreign key (parent_id) references refresh_tokens on delete set null;
create index refresh_tokens_expiry_idx on refresh_tokens (expires_at);

-- How often a mail server took a whole mail and then did not say what became of it.
alter table mail_outbox add column unconfirmed smallint not null default 0;

-- A request that was under way while its member left must not bring the member back.
-- The key-share lock waits for a withdrawal, which holds the row for update, and then sees it.
-- In the order of the ids, so that it cannot deadlock with one.
create function refuse_withdrawn_member() returns trigger language plpgsql as $$
declare
  named integer[] := array(
    select (to_jsonb(new) ->> column_name)::integer from unnest(tg_argv::text[]) column_name);
begin
  perform 1 from members where member_id = any(named) order by member_id for key share;
  if exists (select 1 from members where member_id = any(named) and status = 'WITHDRAWN') then
    raise exception 'member has withdrawn' using errcode = 'AZ001';
  end if;
  return new;
end
$$;

create trigger clubs_host_is_here before insert on clubs
  for each row execute function refuse_withdrawn_member('host_id');
create trigger club_members_member_is_here before insert on club_members
  for each row execute function refuse_withdrawn_member('member_id');
create trigger follows_members_are_here before insert on follows
  for each row execute function refuse_withdrawn_member('follower_id', 'followee_id');
