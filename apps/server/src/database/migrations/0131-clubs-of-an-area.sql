-- oldest program: 0126
-- What is recommended in a member's own districts, one category at a time.
create index clubs_by_area_and_small_category
  on clubs (area_code, category_small_id, meeting_date, meeting_time, club_id)
  where cancelled_at is null;
