-- oldest program: 0131
-- Whoever asks for several areas is recommended each interest from this index alone: without what
-- filters ask for, all clubs of the areas were read for every interest.
drop index clubs_by_area_and_small_category;
create index clubs_by_area_and_small_category
  on clubs (area_code, category_small_id, meeting_date, meeting_time, club_id)
  include (fee, is_online, is_full, gender_restriction, birth_year_min, birth_year_max, host_id)
  where cancelled_at is null and area_code is not null;
