-- oldest program: 0150
-- The search index holds texts only; filters are columns of clubs, which a search joins. The previous
-- release searches for filters in these texts, so it must be stopped before this one starts.
lock table clubs in share row exclusive mode;

-- Rebuilt below: sorting all n-grams once is faster than updating them row by row.
drop index club_search_grams;
-- Scans by date read the indexes of clubs.
drop index club_search_by_date;
drop trigger clubs_searched_when_edited on clubs;
drop view club_search_source;
drop function search_filter_letters;
drop function club_grams;
drop function search_name_grams;

-- Blocks leave out clubs by their host.
alter table club_search add column host_id integer;
alter table club_search disable trigger club_search_terms_of_changed;
update club_search as search set
  name_text = regexp_replace(name_text, E'( [\U000F0000-\U0010FFFF])+$', ''),
  body_text = regexp_replace(body_text, E'( [\U000F0000-\U0010FFFF])+$', ''),
  host_id = c.host_id
from clubs c
where c.club_id = search.club_id;
alter table club_search enable trigger club_search_terms_of_changed;
alter table club_search alter column host_id set not null;

-- The only definition of what is searched; triggers and the rebuild both read it.
-- OFFSET 0 computes each text once, although it is used twice.
create view club_search_source as
select c.club_id, c.meeting_date, c.meeting_time,
  texts.name || ' ' || search_initials(texts.name) as name_text,
  texts.body || ' ' || search_initials(texts.body) as body_text,
  c.host_id
from clubs c
join small_categories s on s.category_small_id = c.category_small_id
join large_categories l on l.category_large_id = c.category_large_id
join members h on h.member_id = c.host_id
cross join lateral (select
  search_text(c.club_name) as name,
  search_text(concat_ws(' ', c.club_name, c.club_info, s.category_name, l.category_name,
    case c.location_visibility when 'ALL' then c.location else c.area end,
    h.nickname)) as body offset 0) as texts
where c.cancelled_at is null and c.is_listed;

create or replace function refresh_club_search() returns trigger language plpgsql as $$
begin
  if new.cancelled_at is not null or not new.is_listed then
    delete from club_search where club_id = new.club_id;
  else
    insert into club_search select * from club_search_source where club_id = new.club_id
    on conflict (club_id) do update set
      meeting_date = excluded.meeting_date, meeting_time = excluded.meeting_time,
      name_text = excluded.name_text, body_text = excluded.body_text, host_id = excluded.host_id;
  end if;
  return null;
end
$$;

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

-- Online clubs are few, and hold no place name: a scan for one reads all of them.
create index clubs_online_by_date on clubs (meeting_date, meeting_time, club_id)
  include (fee, is_full, is_listed, gender_restriction, birth_year_min, birth_year_max, host_id)
  where cancelled_at is null and is_online;

-- 0.2 ms for each club: the planner must use the index and never call it for a scanned row.
alter function search_grams(text) cost 10000;
create index club_search_grams on club_search using gin (search_grams(body_text))
  with (fastupdate = off);
-- Statistics count the 4,000 most frequent n-grams.
alter index club_search_grams alter column 1 set statistics 400;
