-- oldest program: 0132
-- Everybody with a seat counts as having come, except those whom the host marks as absent.
alter table clubs
  add column attendance_confirmed_at timestamptz,
  add constraint club_attendance_after_end check (
    attendance_confirmed_at is null
    or attendance_confirmed_at >= (meeting_date + meeting_time
      + duration_minutes * interval '1 minute') at time zone 'Asia/Seoul');

create table absences (
  club_id      integer     not null,
  member_id    integer     not null,
  -- The member is notified at the same time and has seven days to contest.
  marked_at    timestamptz not null,
  contested_at timestamptz,
  decided_at   timestamptz,
  decision     text        check (decision in ('CAME', 'ABSENT')),
  primary key (club_id, member_id),
  constraint absence_of_a_seat foreign key (club_id, member_id)
    references club_members (club_id, member_id) on delete cascade,
  constraint absence_contested_in_time check (
    contested_at >= marked_at and contested_at < marked_at + interval '168 hours'),
  constraint absence_decided_whole check ((decided_at is null) = (decision is null)),
  constraint absence_decided_once_contested check (
    decided_at is null or contested_at is not null)
);
-- These wait for an operator.
create index absences_contested on absences (contested_at)
  where contested_at is not null and decided_at is null;

create function require_joined_absent() returns trigger language plpgsql as $$
begin
  if not exists (
    select from club_members s join clubs c using (club_id)
    where s.club_id = new.club_id and s.member_id = new.member_id and s.status = 'CLUB_JOINED'
      and s.member_id <> c.host_id and c.attendance_confirmed_at is not null) then
    raise exception 'member % has no seat to be absent from in club %', new.member_id, new.club_id
      using errcode = 'check_violation', constraint = 'absence_of_joined_member';
  end if;
  return new;
end
$$;

create trigger absences_of_joined_members before insert on absences
  for each row execute function require_joined_absent();
