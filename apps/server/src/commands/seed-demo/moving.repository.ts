import { date, int, intArray, text, textArray, time } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const lockMovableClubs = statement('lock_movable_demo_clubs', {
  text: `
    select c.club_id, c.club_name, c.meeting_date, c.meeting_time, c.duration_minutes
    from clubs c join members h on h.member_id = c.host_id
    where c.club_name = any(:names) and lower(h.email) = any(:emails) and c.cancelled_at is null
      and c.attendance_confirmed_at is null
      and not exists (select from reviews r where r.club_id = c.club_id)
    order by c.club_id
    for update of c`,
  params: { names: textArray, emails: textArray },
  row: {
    club_id: int,
    club_name: text,
    meeting_date: date,
    meeting_time: time,
    duration_minutes: int,
  },
});

export const updateDemoMeeting = statement('update_demo_meeting', {
  text: `
    update clubs set meeting_date = :meeting_date, meeting_time = :meeting_time
    where club_id = :club_id`,
  params: { club_id: int, meeting_date: date, meeting_time: time },
});

export const deleteDemoReminders = statement('delete_demo_reminders', {
  text: `
    delete from notices
    where club_id = any(:club_ids) and kind in ('MEETING_TOMORROW', 'MEETING_SOON', 'REVIEW_DUE')`,
  params: { club_ids: intArray },
});
