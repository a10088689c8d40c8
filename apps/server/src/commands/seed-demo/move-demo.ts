import type { Context } from '#server/context.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { comingClubs } from './content/demo-clubs.ts';
import { demoMembers } from './content/demo-members.ts';
import { lockDemo } from './demo.repository.ts';
import { nextMeeting } from './demo-days.ts';
import { demoEmail } from './demo-login.ts';
import { deleteDemoReminders, lockMovableClubs, updateDemoMeeting } from './moving.repository.ts';

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
