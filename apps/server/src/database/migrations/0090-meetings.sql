-- City and district of an address that begins with its province, for viewers who may not know all
-- of it. The twin of locationArea in the rules.
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

alter table clubs
  add column duration_minutes smallint not null default 120
    check (duration_minutes between 30 and 720),
  -- Written by nobody, so it is right whoever writes the location.
  add column area text generated always as (location_area(location)) stored,
  add column location_visibility text not null default 'ALL'
    check (location_visibility in ('ALL', 'JOINED')),
  add column online_link text check (char_length(online_link) between 1 and 300),
  add column cancel_reason text check (char_length(cancel_reason) between 1 and 128),
  -- Counts what a calendar has to be told again: changes and the cancellation.
  add column sequence integer not null default 0,
  -- The earlier club of the same host that this one repeats.
  add column again_of integer references clubs,
  add constraint club_online_link check (online_link is null or is_online),
  add constraint club_cancel_reason check (cancel_reason is null or cancelled_at is not null);

alter table club_members
  -- Whether a joined member has said to come since the last change; null where nothing changed.
  add column confirmation text check (confirmation in ('PENDING', 'GOING')),
  add column rejection_reason text
    check (rejection_reason in ('BALANCE', 'FULL_SOON', 'NOT_FITTING', 'NEXT_TIME')),
  add constraint club_member_confirmation check (confirmation is null or status = 'CLUB_JOINED'),
  add constraint club_member_rejection
    check (rejection_reason is null or status = 'CLUB_REJECTED');

-- Every change of a plan that people had applied for. The link of an online club is not in it.
create table club_changes (
  change_id  bigint generated always as identity primary key,
  club_id    integer not null references clubs,
  -- The club's sequence from this change on.
  sequence   integer not null,
  changed_at timestamptz not null,
  note       text check (char_length(note) between 1 and 128),
  -- By the wire's name of the field: {"meetingTime": {"from": "14:00:00", "to": "15:00:00"}}.
  fields     jsonb   not null check (fields <> '{}'),
  constraint club_changes_once unique (club_id, sequence)
);

-- A member's calendar feed. Only a hash of the secret in its address is kept.
create table calendars (
  member_id   integer primary key references members on delete cascade,
  secret_hash bytea not null unique,
  created_at  timestamptz not null
);

-- What is hidden is not found either: a search must not confirm a guessed address.
create or replace view club_search_source as
select c.club_id, c.meeting_date, c.meeting_time, documents.name_text, documents.body_text,
  search_grams(documents.body_text) || search_name_grams(search_grams(documents.name_text)) as grams
from clubs c
join small_categories s on s.category_small_id = c.category_small_id
join large_categories l on l.category_large_id = c.category_large_id
join members h on h.member_id = c.host_id
cross join lateral (select
  search_text(c.club_name) as name,
  search_text(concat_ws(' ', c.club_name, c.club_info, s.category_name, l.category_name,
    case c.location_visibility when 'ALL' then c.location else c.area end,
    h.nickname)) as body offset 0) as texts
cross join lateral (select
  texts.name || ' ' || search_initials(texts.name) as name_text,
  texts.body || ' ' || search_initials(texts.body) as body_text offset 0) as documents
where c.cancelled_at is null;

drop trigger clubs_searched_when_edited on clubs;
create trigger clubs_searched_when_edited
  after update of club_name, club_info, category_small_id, category_large_id, location,
    location_visibility, host_id, meeting_date, meeting_time, cancelled_at on clubs
  for each row when (
    (old.club_name, old.club_info, old.category_small_id, old.category_large_id, old.location,
      old.location_visibility, old.host_id, old.meeting_date, old.meeting_time, old.cancelled_at)
    is distinct from
    (new.club_name, new.club_info, new.category_small_id, new.category_large_id, new.location,
      new.location_visibility, new.host_id, new.meeting_date, new.meeting_time, new.cancelled_at))
  execute function refresh_club_search();
