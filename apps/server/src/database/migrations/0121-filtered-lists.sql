-- oldest program: 0113
-- In an index where joined_count cannot be: it changes with every seat, this only with the last one.
alter table clubs
  add column is_full boolean generated always as (joined_count >= member_limit) stored;

-- What filters ask for stands in the indexes that lists walk along, so that clubs that do not fit
-- are passed by without reading them, and counted without reading any.
drop index clubs_by_large_category;
create index clubs_by_large_category
  on clubs (category_large_id, meeting_date, meeting_time, club_id)
  include (fee, is_online, is_full, gender_restriction, birth_year_min, birth_year_max, host_id)
  where cancelled_at is null;
drop index clubs_by_small_category;
create index clubs_by_small_category
  on clubs (category_small_id, meeting_date, meeting_time, club_id)
  include (fee, is_online, is_full, gender_restriction, birth_year_min, birth_year_max, host_id)
  where cancelled_at is null;
drop index clubs_by_date;
create index clubs_by_date
  on clubs (meeting_date, meeting_time, club_id)
  include (fee, is_online, is_full, gender_restriction, birth_year_min, birth_year_max, host_id)
  where cancelled_at is null;

create index clubs_by_area
  on clubs (area_code, meeting_date, meeting_time, club_id)
  include (category_large_id, category_small_id, fee, is_online, is_full, gender_restriction,
    birth_year_min, birth_year_max, host_id)
  where cancelled_at is null and area_code is not null;
