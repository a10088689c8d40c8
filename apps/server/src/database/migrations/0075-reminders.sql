-- For which meeting time everyone in a club was last reminded, so that a look every minute at all
-- meetings near by costs one lookup for a club and not one for each of its members.
create table reminders (
  club_id      integer     not null references clubs,
  kind         text        not null
    check (kind in ('MEETING_TOMORROW', 'MEETING_SOON', 'REVIEW_DUE')),
  meeting_date date        not null,
  meeting_time time(0)     not null,
  made_at      timestamptz not null,
  primary key (club_id, kind)
);
