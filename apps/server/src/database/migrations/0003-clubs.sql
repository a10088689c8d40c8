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
  constraint club_not_overbooked check (joined_count <= member_limit),
  constraint club_birth_years_ordered check (birth_year_min <= birth_year_max),
  constraint club_place check (is_online = (location is null)),
  constraint club_image_whole check ((image_path is null) = (image_name is null)),
  foreign key (category_small_id, category_large_id)
    references small_categories (category_small_id, category_large_id)
) with (autovacuum_vacuum_scale_factor = 0.02);

create index clubs_by_large_category on clubs (category_large_id, meeting_date, meeting_time, club_id)
  where cancelled_at is null;
create index clubs_by_small_category on clubs (category_small_id, meeting_date, meeting_time, club_id)
  where cancelled_at is null;
create index clubs_by_date on clubs (meeting_date, meeting_time, club_id)
  where cancelled_at is null;
create index clubs_by_host on clubs (host_id);

create table club_members (
  club_member_id integer generated always as identity primary key,
  club_id        integer not null references clubs,
  member_id      integer not null references members,
  status         text    not null
    check (status in ('CLUB_WAITING', 'CLUB_JOINED', 'CLUB_REJECTED', 'CLUB_KICKED')),
  -- Null for the host, who answers no question.
  join_answer    text    check (char_length(join_answer) between 1 and 128),
  is_hidden      boolean not null default false,
  applied_at     timestamptz not null default now(),
  decided_at     timestamptz,
  constraint club_members_once unique (club_id, member_id)
) with (autovacuum_vacuum_scale_factor = 0.02);

create index club_members_joined on club_members (club_id, club_member_id) include (member_id)
  where status = 'CLUB_JOINED';
create index club_members_by_member on club_members (member_id, club_member_id desc);

-- The seat count follows the rows by itself; the club's own check stops the seat too many.
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
