-- The city and district of an address that starts with its province. Viewers who may not see the
-- whole address see this. locationArea in packages/rules does the same.
create function location_area(location text) returns text
  language sql immutable strict parallel safe as $$
  select concat_ws(' ', province,
    case when has_district then words[2] end, case when has_ward then words[3] end)
  from (select array_remove(string_to_array(location, ' '), '') as words) as split
  cross join lateral (select case
    when words[1] in ('충청북도', '충청남도', '전라북도', '전라남도', '경상북도', '경상남도')
      then substr(words[1], 1, 1) || substr(words[1], 3, 1)
    when left(words[1], 2) in ('서울', '부산', '대구', '인천', '광주', '대전', '울산', '세종', '경기',
        '강원', '제주', '충북', '충남', '전북', '전남', '경북', '경남')
      and substr(words[1], 3)
        in ('', '시', '도', '특별시', '광역시', '특별자치시', '특별자치도')
      then left(words[1], 2) end as province) as named
  cross join lateral (select char_length(words[2]) between 2 and 5
    and right(words[2], 1) in ('시', '군', '구') as has_district) as second
  cross join lateral (select has_district and right(words[2], 1) = '시'
    and char_length(words[3]) between 2 and 5 and right(words[3], 1) = '구' as has_ward) as third
  where province is not null
$$;

create table clubs (
  club_id            integer generated always as identity primary key,
  host_id            integer  not null references members,
  club_name          text     not null check (char_length(club_name) between 2 and 24),
  club_info          text     not null check (char_length(club_info) between 1 and 128),
  join_question      text     not null check (char_length(join_question) between 1 and 24),
  fee                integer  not null check (fee between 0 and 10000000),
  -- Wall-clock time in Seoul.
  meeting_date       date     not null,
  meeting_time       time(0)  not null,
  member_limit       smallint not null check (member_limit between 3 and 20),
  joined_count       smallint not null default 0 check (joined_count >= 0),
  gender_restriction text     not null check (gender_restriction in ('ALL', 'MALE_ONLY', 'FEMALE_ONLY')),
  birth_year_min     smallint check (birth_year_min between 1950 and 2023),
  birth_year_max     smallint check (birth_year_max between 1950 and 2023),
  is_online          boolean  not null,
  location           text     check (char_length(location) between 1 and 100),
  category_small_id  smallint not null,
  category_large_id  smallint not null,
  image_path         text,
  image_name         text,
  created_at         timestamptz not null default now(),
  cancelled_at       timestamptz,
  duration_minutes   smallint not null default 120 check (duration_minutes between 30 and 720),
  area               text     generated always as (location_area(location)) stored,
  location_visibility text    not null default 'ALL' check (location_visibility in ('ALL', 'JOINED')),
  online_link        text     check (char_length(online_link) between 1 and 300),
  cancel_reason      text     check (char_length(cancel_reason) between 1 and 128),
  -- Increases with every change and the cancellation; calendars use it to detect updates.
  sequence           integer  not null default 0,
  -- The earlier club of the same host that this one repeats.
  again_of           integer  references clubs,
  -- Null for online clubs and for locations without a known area.
  area_code          text     references areas,
  -- False for clubs created before areas existed; a job reads their locations.
  is_area_read       boolean  not null default false,
  -- Indexes include this instead of joined_count, which changes with every seat.
  is_full            boolean  generated always as (joined_count >= member_limit) stored,
  attendance_confirmed_at timestamptz,
  constraint club_not_overbooked check (joined_count <= member_limit),
  constraint club_birth_years_ordered check (birth_year_min <= birth_year_max),
  constraint club_place check (is_online = (location is null)),
  constraint club_image_whole check ((image_path is null) = (image_name is null)),
  constraint club_online_link check (online_link is null or is_online),
  constraint club_cancel_reason check (cancel_reason is null or cancelled_at is not null),
  constraint club_area_place check (area_code is null or not is_online),
  constraint club_attendance_after_end check (
    attendance_confirmed_at is null
    or attendance_confirmed_at >= (meeting_date + meeting_time
      + duration_minutes * interval '1 minute') at time zone 'Asia/Seoul'),
  foreign key (category_small_id, category_large_id)
    references small_categories (category_small_id, category_large_id)
) with (autovacuum_vacuum_scale_factor = 0.02);

-- Lists scan these indexes in date order. The included columns let them apply filters and count
-- without reading the table.
create index clubs_by_large_category
  on clubs (category_large_id, meeting_date, meeting_time, club_id)
  include (fee, is_online, is_full, gender_restriction, birth_year_min, birth_year_max, host_id)
  where cancelled_at is null;
create index clubs_by_small_category
  on clubs (category_small_id, meeting_date, meeting_time, club_id)
  include (fee, is_online, is_full, gender_restriction, birth_year_min, birth_year_max, host_id)
  where cancelled_at is null;
create index clubs_by_date
  on clubs (meeting_date, meeting_time, club_id)
  include (fee, is_online, is_full, gender_restriction, birth_year_min, birth_year_max, host_id)
  where cancelled_at is null;
create index clubs_by_area
  on clubs (area_code, meeting_date, meeting_time, club_id)
  include (category_large_id, category_small_id, fee, is_online, is_full, gender_restriction,
    birth_year_min, birth_year_max, host_id)
  where cancelled_at is null and area_code is not null;
create index clubs_by_area_and_small_category
  on clubs (area_code, category_small_id, meeting_date, meeting_time, club_id)
  include (fee, is_online, is_full, gender_restriction, birth_year_min, birth_year_max, host_id)
  where cancelled_at is null and area_code is not null;
create index clubs_by_host on clubs (host_id);
create index clubs_open_by_host on clubs (host_id, meeting_date, meeting_time, club_id)
  include (category_large_id) where cancelled_at is null;
create index clubs_area_unread on clubs (club_id) where not is_area_read;

create trigger clubs_host_is_here before insert on clubs
  for each row execute function refuse_withdrawn_member('host_id');

create table club_members (
  club_member_id bigint generated always as identity primary key,
  club_id        integer not null references clubs,
  member_id      integer not null references members,
  status         text    not null
    check (status in ('CLUB_WAITING', 'CLUB_JOINED', 'CLUB_REJECTED', 'CLUB_KICKED')),
  -- Null for the host.
  join_answer    text    check (char_length(join_answer) between 1 and 128),
  is_hidden      boolean not null default false,
  applied_at     timestamptz not null default now(),
  decided_at     timestamptz,
  -- The member's answer to the last change of the plan; null if there was none.
  confirmation   text    check (confirmation in ('PENDING', 'GOING')),
  rejection_reason text
    check (rejection_reason in ('BALANCE', 'FULL_SOON', 'NOT_FITTING', 'NEXT_TIME')),
  constraint club_members_once unique (club_id, member_id),
  constraint club_member_confirmation check (confirmation is null or status = 'CLUB_JOINED'),
  constraint club_member_rejection
    check (rejection_reason is null or status = 'CLUB_REJECTED')
) with (autovacuum_vacuum_scale_factor = 0.02);

create index club_members_joined on club_members (club_id, club_member_id) include (member_id)
  where status = 'CLUB_JOINED';
create index club_members_by_member on club_members (member_id, club_member_id desc)
  include (club_id, status, decided_at);

create trigger club_members_member_is_here before insert on club_members
  for each row execute function refuse_withdrawn_member('member_id');

-- Triggers maintain the seat count; the check club_not_overbooked rejects one seat too many.
create function count_joined_seats() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'CLUB_JOINED' then
    update clubs set joined_count = joined_count - 1 where club_id = old.club_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'CLUB_JOINED' then
    update clubs set joined_count = joined_count + 1 where club_id = new.club_id;
  end if;
  return null;
end
$$;

create trigger club_members_seats_gained_or_lost
  after insert or delete on club_members
  for each row execute function count_joined_seats();
create trigger club_members_seats_changed
  after update of status, club_id on club_members
  for each row when (old.status is distinct from new.status or old.club_id <> new.club_id)
  execute function count_joined_seats();

-- A hash of everything a host typed for each new club, so that a double tap creates one club.
create table club_openings (
  host_id     integer     not null references members on delete cascade,
  fingerprint bytea       not null,
  opened_at   timestamptz not null,
  primary key (host_id, fingerprint)
);

-- Changes of a plan after people had applied. Online links are not recorded.
create table club_changes (
  change_id  bigint generated always as identity primary key,
  club_id    integer not null references clubs,
  -- The sequence of the club after this change.
  sequence   integer not null,
  changed_at timestamptz not null,
  note       text check (char_length(note) between 1 and 128),
  -- Keyed by wire name: {"meetingTime": {"from": "14:00:00", "to": "15:00:00"}}.
  fields     jsonb   not null check (fields <> '{}'),
  constraint club_changes_once unique (club_id, sequence)
);

-- A member's calendar feed. Only a hash of its secret is stored.
create table calendars (
  member_id   integer primary key references members on delete cascade,
  secret_hash bytea not null unique,
  created_at  timestamptz not null
);

-- Joined members count as present unless they have a row here.
create table absences (
  club_id      integer     not null,
  member_id    integer     not null,
  -- The member is notified now and has seven days to contest.
  marked_at    timestamptz not null,
  contested_at timestamptz,
  decided_at   timestamptz,
  decision     text        check (decision in ('CAME', 'ABSENT')),
  primary key (club_id, member_id),
  constraint absence_of_a_seat foreign key (club_id, member_id)
    references club_members (club_id, member_id) on delete cascade,
  constraint absence_contested_in_time check (
    contested_at >= marked_at and contested_at < marked_at + interval '168 hours'),
  constraint absence_decided_whole check ((decided_at is null) = (decision is null)),
  constraint absence_decided_once_contested check (
    decided_at is null or contested_at is not null)
);
-- The operator's queue.
create index absences_contested on absences (contested_at)
  where contested_at is not null and decided_at is null;

-- Only joined members of a club with confirmed attendance can be absent, and never the host.
create function require_joined_absent() returns trigger language plpgsql as $$
begin
  if not exists (
    select from club_members s join clubs c using (club_id)
    where s.club_id = new.club_id and s.member_id = new.member_id and s.status = 'CLUB_JOINED'
      and s.member_id <> c.host_id and c.attendance_confirmed_at is not null) then
    raise exception 'member % has no seat to be absent from in club %', new.member_id, new.club_id
      using errcode = 'check_violation', constraint = 'absence_of_joined_member';
  end if;
  return new;
end
$$;

create trigger absences_of_joined_members before insert on absences
  for each row execute function require_joined_absent();
