-- oldest program: 0132
-- Adds a private-use character per filter to the search texts. Migration 0150 removes them again.
create function search_filter_letters(fee integer, is_online boolean, is_full boolean, area_code text,
  meeting_date date) returns text language sql immutable parallel safe
  return concat_ws(' ',
    case when fee = 0 then chr(983041) end,
    case when is_online then chr(983042) else chr(983043) end,
    case when not is_full then chr(983044) end,
    -- The weekday, the day and its weekend.
    chr(983100 + extract(isodow from meeting_date)::integer),
    -- Only days of 5,000 weekends have a character.
    case when meeting_date between date '2020-01-04' and date '2115-11-01'
      then chr(1048576 + (meeting_date - date '2020-01-04')) end,
    case when meeting_date between date '2020-01-04' and date '2115-11-01'
        and extract(isodow from meeting_date) >= 6
      then chr(1108576 + (meeting_date - date '2020-01-04') / 7) end,
    -- The area, its city and its province.
    chr(983040 + area_code::integer),
    chr(983040 + left(area_code, 4)::integer),
    chr(983040 + left(area_code, 2)::integer));

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
where c.cancelled_at is null;

-- Writes of clubs wait for this lock; reads do not.
lock table clubs in share row exclusive mode;
alter table club_search disable trigger club_search_terms_of_changed;
update club_search as kept set name_text = source.name_text, body_text = source.body_text
from club_search_source as source
where source.club_id = kept.club_id and kept.body_text ~ E'[\U000F0000-\U0010FFFF]';
update club_search as kept
set name_text = name_text || ' ' || letters, body_text = body_text || ' ' || letters
from clubs c,
  lateral search_filter_letters(c.fee, c.is_online, c.is_full, c.area_code, c.meeting_date)
    as letters
where c.club_id = kept.club_id and kept.body_text !~ E'[\U000F0000-\U0010FFFF]';
alter table club_search enable trigger club_search_terms_of_changed;

drop trigger clubs_searched_when_edited on clubs;
create trigger clubs_searched_when_edited
  after update of club_name, club_info, category_small_id, category_large_id, location,
    location_visibility, host_id, meeting_date, meeting_time, cancelled_at, fee, is_online, area_code,
    joined_count, member_limit on clubs
  for each row when (
    (old.club_name, old.club_info, old.category_small_id, old.category_large_id, old.location,
      old.location_visibility, old.host_id, old.meeting_date, old.meeting_time, old.cancelled_at,
      old.fee, old.is_online, old.area_code, old.is_full)
    is distinct from
    (new.club_name, new.club_info, new.category_small_id, new.category_large_id, new.location,
      new.location_visibility, new.host_id, new.meeting_date, new.meeting_time, new.cancelled_at,
      new.fee, new.is_online, new.area_code, new.is_full))
  execute function refresh_club_search();

alter function club_grams(text, text) cost 10000;
