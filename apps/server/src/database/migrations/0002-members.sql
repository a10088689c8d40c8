create table members (
  member_id       integer generated always as identity primary key,
  email           text,
  nickname        text,
  -- Null for members who have only used a social login.
  password_hash   text,
  about_me        text,
  gender          text     check (gender in ('MALE', 'FEMALE')),
  birth_year      smallint check (birth_year >= 1950),
  image_path      text,
  image_name      text,
  reputation      double precision not null default 36.5 check (reputation between 0 and 99),
  following_count integer  not null default 0 check (following_count >= 0),
  follower_count  integer  not null default 0 check (follower_count >= 0),
  status          text     not null default 'ACTIVE' check (status in ('ACTIVE', 'SUSPENDED', 'WITHDRAWN')),
  created_at      timestamptz not null default now(),
  withdrawn_at    timestamptz,
  -- When the member proved that the address is theirs, by a mail code or through a social login.
  email_proven_at timestamptz,
  -- Null for a password the member has chosen.
  temporary_password_until timestamptz,
  -- Blocks in either direction, and the members in them; triggers on blocks maintain all three.
  block_count     integer  not null default 0 check (block_count >= 0),
  hidden_ids      integer[] not null default '{}',
  blocked_ids     integer[] not null default '{}',
  constraint member_email_length check (char_length(email) between 3 and 254),
  constraint member_nickname_pattern check (nickname ~ '^[A-Za-z가-힣_-]{2,8}$'),
  constraint member_about_me_length check (char_length(about_me) <= 128),
  constraint member_image_whole check ((image_path is null) = (image_name is null)),
  constraint member_withdrawn_is_erased check (
    case when status = 'WITHDRAWN'
      then num_nonnulls(email, nickname, password_hash, about_me, gender, birth_year, image_name) = 0
           and withdrawn_at is not null
      else num_nonnulls(email, nickname, about_me, gender, birth_year) = 5
    end)
);
create unique index members_email_key on members (lower(email));
create unique index members_nickname_key on members (lower(nickname));

create table member_interests (
  member_id         integer  not null references members on delete cascade,
  category_small_id smallint not null references small_categories,
  primary key (member_id, category_small_id)
);

-- 내 동네: up to two areas, in the order of choice.
create table member_areas (
  member_id integer  not null references members on delete cascade,
  position  smallint not null check (position in (1, 2)),
  area_code text     not null references areas,
  primary key (member_id, position),
  constraint member_areas_once unique (member_id, area_code)
);

-- Rejects a row for a member whose withdrawal committed while the request was running. The key-share
-- lock waits for the withdrawal. Ids are locked in order to avoid deadlocks.
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
