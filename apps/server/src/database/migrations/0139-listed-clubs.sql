-- oldest program: 0132
-- A suspended host's clubs stay as they are for their members; everybody else's lists leave them out.
alter table clubs add column is_host_suspended boolean not null default false;

update clubs c set is_host_suspended = true
from members m where m.member_id = c.host_id and m.status = 'SUSPENDED';

-- The one definition of which clubs may be listed, searched, recommended and counted.
alter table clubs
  add column is_listed boolean generated always as (not is_host_suspended) stored;

create function mark_clubs_of_suspended_host() returns trigger language plpgsql as $$
begin
  update clubs set is_host_suspended = (new.status = 'SUSPENDED') where host_id = new.member_id;
  return null;
end
$$;

create trigger members_clubs_marked_when_suspended after update of status on members
  for each row when ((old.status = 'SUSPENDED') <> (new.status = 'SUSPENDED'))
  execute function mark_clubs_of_suspended_host();

-- Lists read index-only, so every list index includes `is_listed`. The predicates stay as they were:
-- the previous release uses the same indexes.
drop index clubs_by_large_category;
create index clubs_by_large_category
  on clubs (category_large_id, meeting_date, meeting_time, club_id)
  include (fee, is_online, is_full, is_listed, gender_restriction, birth_year_min, birth_year_max,
    host_id)
  where cancelled_at is null;
drop index clubs_by_small_category;
create index clubs_by_small_category
  on clubs (category_small_id, meeting_date, meeting_time, club_id)
  include (fee, is_online, is_full, is_listed, gender_restriction, birth_year_min, birth_year_max,
    host_id)
  where cancelled_at is null;
drop index clubs_by_date;
create index clubs_by_date
  on clubs (meeting_date, meeting_time, club_id)
  include (fee, is_online, is_full, is_listed, gender_restriction, birth_year_min, birth_year_max,
    host_id)
  where cancelled_at is null;
drop index clubs_by_area;
create index clubs_by_area
  on clubs (area_code, meeting_date, meeting_time, club_id)
  include (category_large_id, category_small_id, fee, is_online, is_full, is_listed,
    gender_restriction, birth_year_min, birth_year_max, host_id)
  where cancelled_at is null and area_code is not null;
drop index clubs_by_area_and_small_category;
create index clubs_by_area_and_small_category
  on clubs (area_code, category_small_id, meeting_date, meeting_time, club_id)
  include (fee, is_online, is_full, is_listed, gender_restriction, birth_year_min, birth_year_max,
    host_id)
  where cancelled_at is null and area_code is not null;
drop index clubs_open_by_host;
create index clubs_open_by_host on clubs (host_id, meeting_date, meeting_time, club_id)
  include (category_large_id, is_listed) where cancelled_at is null;

create or replace view club_search_source as
select c.club_id, c.meeting_date, c.meeting_time,
  texts.name || ' ' || search_initials(texts.name) || ' ' || texts.letters as name_text,
  texts.body || ' ' || search_initials(texts.body) || ' ' || texts.letters as body_text
from clubs c
join small_categories s on s.category_small_id = c.category_small_id
join large_categories l on l.category_large_id = c.category_large_id
join members h on h.member_id = c.host_id
cross join lateral (select
  search_text(regexp_replace(c.club_name, filter_letter, '', 'g')) as name,
  search_text(regexp_replace(
    concat_ws(' ', c.club_name, c.club_info, s.category_name, l.category_name,
      case c.location_visibility when 'ALL' then c.location else c.area end, h.nickname),
    filter_letter, '', 'g')) as body,
  search_filter_letters(c.fee, c.is_online, c.is_full, c.area_code, c.meeting_date) as letters
  from (values (E'[\U000F0000-\U0010FFFF]')) as every (filter_letter) offset 0) as texts
where c.cancelled_at is null and c.is_listed;

create or replace function refresh_club_search() returns trigger language plpgsql as $$
begin
  if new.cancelled_at is not null or not new.is_listed then
    delete from club_search where club_id = new.club_id;
  else
    insert into club_search select * from club_search_source where club_id = new.club_id
    on conflict (club_id) do update set
      meeting_date = excluded.meeting_date, meeting_time = excluded.meeting_time,
      name_text = excluded.name_text, body_text = excluded.body_text;
  end if;
  return null;
end
$$;

create trigger clubs_searched_while_listed after update of is_host_suspended on clubs
  for each row when (old.is_listed <> new.is_listed) execute function refresh_club_search();

delete from club_search where club_id in (select club_id from clubs where not is_listed);
