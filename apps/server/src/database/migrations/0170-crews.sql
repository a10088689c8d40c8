-- oldest program: 0150
-- A crew is a group that keeps meeting. Each of its meetings is an ordinary club.
create table crews (
  crew_id            integer generated always as identity primary key,
  -- Null after the host has left and nobody has taken over.
  host_id            integer references members,
  name               text not null check (char_length(name) between 2 and 24),
  intro              text not null default '' check (char_length(intro) <= 500),
  category_small_id  smallint not null references small_categories,
  image_path         text,
  image_name         text,
  every              text not null check (every in ('NONE', 'WEEKLY', 'BIWEEKLY', 'MONTHLY')),
  weekday            smallint check (weekday between 0 and 6),
  -- The nth weekday of the month; -1 is the last one.
  nth                smallint check (nth = -1 or nth between 1 and 4),
  -- Weeks of a biweekly rhythm are counted from this date.
  starts_on          date not null,
  meeting_time       time(0) not null,
  duration_minutes   smallint not null check (duration_minutes between 30 and 720),
  is_online          boolean not null,
  location           text check (char_length(location) between 1 and 100),
  area               text generated always as (location_area(location)) stored,
  area_code          text,
  online_link        text,
  member_limit       smallint not null check (member_limit between 3 and 20),
  fee                integer not null check (fee between 0 and 10000000),
  ahead              smallint not null default 4 check (ahead between 1 and 4),
  opens_hours_before smallint check (opens_hours_before between 1 and 168),
  joined_count       smallint not null default 0 check (joined_count between 0 and 40),
  created_at         timestamptz not null,
  -- The last time a host did something; after eight weeks without, the rhythm pauses.
  hosted_at          timestamptz not null,
  paused_at          timestamptz,
  pause_reason       text check (pause_reason in ('TOO_FEW', 'NO_ACTIVITY', 'NO_HOST')),
  ended_at           timestamptz,
  constraint crew_has_a_place check (is_online or location is not null),
  constraint crew_rhythm_is_complete check (
    every = 'NONE' or (weekday is not null and (every <> 'MONTHLY' or nth is not null))),
  constraint crew_pause_has_a_reason check ((paused_at is null) = (pause_reason is null)),
  constraint crew_without_host_rests check (
    host_id is not null or paused_at is not null or ended_at is not null)
);
create index crews_of_host on crews (host_id);
create index crews_running on crews (crew_id) where ended_at is null and paused_at is null;

create table crew_members (
  crew_id        integer not null references crews,
  member_id      integer not null references members,
  role           text not null default 'MEMBER' check (role in ('HOST', 'COHOST', 'MEMBER')),
  state          text not null check (state in ('INVITED', 'JOINED', 'LEFT', 'REMOVED')),
  always_going   boolean not null default false,
  -- The last invitation, also an unanswered or declined one: nobody is invited twice in 90 days.
  invited_at     timestamptz,
  invited_by     integer references members,
  declined_at    timestamptz,
  joined_at      timestamptz,
  left_at        timestamptz,
  removal_reason text check (removal_reason in ('AWAY', 'DIRECTION', 'SMALLER', 'PROMISES')),
  requested_role     text check (requested_role in ('HOST', 'COHOST')),
  primary key (crew_id, member_id),
  constraint crew_role_needs_membership check (role = 'MEMBER' or state = 'JOINED'),
  constraint crew_request_needs_membership check (requested_role is null or state = 'JOINED'),
  constraint crew_member_joined check (state <> 'JOINED' or joined_at is not null)
);
create index crew_members_by_member on crew_members (member_id, state);
create unique index crew_members_one_host on crew_members (crew_id) where role = 'HOST';

create function count_crew_members() returns trigger language plpgsql as $$
declare
  change integer := (case when tg_op <> 'DELETE' and new.state = 'JOINED' then 1 else 0 end)
    - (case when tg_op <> 'INSERT' and old.state = 'JOINED' then 1 else 0 end);
begin
  if change <> 0 then
    update crews set joined_count = joined_count + change
    where crew_id = coalesce(new.crew_id, old.crew_id);
  end if;
  return null;
end
$$;
create trigger crew_members_counted after insert or delete or update of state on crew_members
  for each row execute function count_crew_members();

create table crew_skips (
  crew_id      integer not null references crews,
  planned_date date not null,
  note         text check (char_length(note) <= 128),
  skipped_at   timestamptz not null,
  primary key (crew_id, planned_date)
);

alter table clubs
  add column visibility   text not null default 'LISTED' check (visibility in ('LISTED', 'BY_LINK')),
  add column crew_id      integer references crews,
  -- The date that the rhythm gave: it stays when the meeting moves, so that no date is made twice.
  add column planned_date date,
  -- When a date of a crew opens to everyone; null for members only.
  add column opens_at     timestamptz,
  add constraint clubs_one_per_planned_date unique (crew_id, planned_date),
  add constraint club_of_crew_has_planned_date check ((crew_id is null) = (planned_date is null));
create index clubs_opening on clubs (opens_at)
  where opens_at is not null and visibility = 'BY_LINK' and cancelled_at is null;
alter table clubs alter column is_listed
  set expression as (not is_host_suspended and visibility = 'LISTED');

drop trigger clubs_searched_while_listed on clubs;
create trigger clubs_searched_while_listed
  after update of is_host_suspended, visibility on clubs for each row
  when (old.is_listed <> new.is_listed) execute function refresh_club_search();

-- The co-hosts of a crew at the moment when its date was created.
create table club_cohosts (
  club_id   integer not null references clubs,
  member_id integer not null references members,
  primary key (club_id, member_id)
);
create index club_cohosts_by_member on club_cohosts (member_id);

create table club_answers (
  club_id     integer not null references clubs,
  member_id   integer not null references members,
  is_going    boolean not null,
  answered_at timestamptz not null,
  primary key (club_id, member_id)
);
create index club_answers_by_member on club_answers (member_id);

create table invite_links (
  link_id     integer generated always as identity primary key,
  club_id     integer references clubs,
  crew_id     integer references crews,
  created_by  integer not null references members,
  secret_hash bytea not null,
  -- Members take a seat without an application.
  admits      boolean not null,
  uses_left   smallint check (uses_left between 0 and 40),
  expires_at  timestamptz,
  revoked_at  timestamptz,
  created_at  timestamptz not null,
  constraint invite_link_of_club_or_crew check ((club_id is null) <> (crew_id is null))
);
create index invite_links_of_club on invite_links (club_id) where club_id is not null;
create index invite_links_of_crew on invite_links (crew_id) where crew_id is not null;
create index invite_links_by_member on invite_links (created_by);

alter table chat_rooms
  add column crew_id integer references crews unique,
  drop constraint chat_room_of_club_or_pair,
  add constraint chat_room_has_one_subject check (num_nonnulls(club_id, pair_key, crew_id) = 1);
-- An outsider with a seat on a date leaves the room of the crew three days after it.
alter table chat_members add column until timestamptz;
-- An announcement in the room of a crew may belong to one of its dates.
alter table chat_messages add column club_id integer references clubs;

alter table notices add column crew_id integer references crews;
create index notices_of_crew on notices (crew_id) where crew_id is not null;
