import type { Context } from '#server/context.ts';
import { date, int, intArray, text, textArray, time } from '#server/database/column.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { comingClubs } from './content/demo-clubs.ts';
import { demoMembers } from './content/demo-members.ts';
import { lockDemo } from './demo.repository.ts';
import { nextMeeting } from './demo-days.ts';
import { demoEmail } from './demo-login.ts';

const lockMovableClubs = statement('lock_movable_demo_clubs', {
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

const updateDemoMeeting = statement('update_demo_meeting', {
  text: `
    update clubs set meeting_date = :meeting_date, meeting_time = :meeting_time
    where club_id = :club_id`,
  params: { club_id: int, meeting_date: date, meeting_time: time },
});

const deleteDemoReminders = statement('delete_demo_reminders', {
  text: `
    delete from notices
    where club_id = any(:club_ids) and kind in ('MEETING_TOMORROW', 'MEETING_SOON', 'REVIEW_DUE')`,
  params: { club_ids: intArray },
});

const EMAILS = [...demoMembers.keys()].map(demoEmail);
const NAMES = comingClubs.map(({ name }) => name);
const clubByName = new Map(comingClubs.map((club) => [club.name, club]));

export async function moveDemo(context: Context): Promise<number> {
  const now = context.clock.now();
  return inTransaction(context, async (tx) => {
    await findOne(tx, lockDemo, {});
    const clubs = await findMany(tx, lockMovableClubs, { names: NAMES, emails: EMAILS });
    const moved: number[] = [];
    for (const row of clubs) {
      const { club_id, meeting_date: meetingDate, meeting_time: meetingTime } = row;
      const club = clubByName.get(row.club_name);
      const planned = { meetingDate, meetingTime, durationMinutes: row.duration_minutes };
      const next = club && nextMeeting(club, planned, now);
      if (next === undefined) continue;
      const { meetingDate: meeting_date, meetingTime: meeting_time } = next;
      await execute(tx, updateDemoMeeting, { club_id, meeting_date, meeting_time });
      moved.push(club_id);
    }
    if (moved.length === 0) return 0;
    await execute(tx, deleteDemoReminders, { club_ids: moved });
    tx.doorbells.ring({ event: 'lists' });
    return moved.length;
  });
}
