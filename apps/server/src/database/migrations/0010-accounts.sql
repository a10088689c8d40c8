-- Tokens are swept one by one: a parent that ages out must not take its living children along.
alter table refresh_tokens
  drop constraint refresh_tokens_parent_id_fkey,
  add foreign key (parent_id) references refresh_tokens on delete set null;
create index refresh_tokens_expiry_idx on refresh_tokens (expires_at);

-- How often a mail server took a whole mail and then did not say what became of it.
alter table mail_outbox add column unconfirmed smallint not null default 0;

-- A request that was under way while its member left must not bring the member back.
-- The key-share lock waits for a withdrawal, which holds the row for update, and then sees it.
create function refuse_withdrawn_member() returns trigger language plpgsql as $$
declare
  column_name text;
begin
  foreach column_name in array tg_argv loop
    perform 1 from members
      where member_id = (to_jsonb(new) ->> column_name)::integer and status <> 'WITHDRAWN'
      for key share;
    if not found then
      raise exception 'member has withdrawn' using errcode = 'AZ001';
    end if;
  end loop;
  return new;
end
$$;

create trigger clubs_host_is_here before insert on clubs
  for each row execute function refuse_withdrawn_member('host_id');
create trigger club_members_member_is_here before insert on club_members
  for each row execute function refuse_withdrawn_member('member_id');
create trigger follows_members_are_here before insert on follows
  for each row execute function refuse_withdrawn_member('follower_id', 'followee_id');
