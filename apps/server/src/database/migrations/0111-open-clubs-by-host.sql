-- A list leaves out the clubs of hidden hosts: found from here alone, without those that are past.
create index clubs_open_by_host on clubs (host_id, meeting_date, meeting_time, club_id)
  include (category_large_id) where cancelled_at is null;
