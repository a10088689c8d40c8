import { planAttendance, SETTLED_AFTER_MS } from './after-meeting.ts';
import type { clockJobs } from './clock-jobs.ts';
import { answerOffer, openClub, planClubActs } from './club-acts.ts';
import { planCrewActs } from './crew-acts.ts';
import { planMemberActs, withdraw } from './member-acts.ts';
import { DAY_MS, HOUR_MS, HOURS, inOrder, inParallel, type Town } from './town.ts';

type Jobs = ReturnType<typeof clockJobs>;

export async function liveWeek(town: Town, jobs: Jobs, monday: number): Promise<void> {
  for (let day = 0; day < 7; day += 1)
    for (const hour of HOURS) {
      const isMorning = hour === HOURS[0];
      town.server.clock.set(new Date(monday + day * DAY_MS + hour * HOUR_MS).toISOString());
      await act(town, isMorning);
      await jobs.run({ isMorning, isMonday: day === 0 });
    }
}

async function act(town: Town, isMorning: boolean): Promise<void> {
  const { members, random } = town;
  await readRooms(town);
  if (town.count(members.size / 1_000) > 0) await withdraw(town, town.pickMember());
  await settleMeetings(town);
  const clubs = [...town.clubs.values()].filter((one) => one.startsAt > town.now && !one.isDate);
  await inParallel([
    ...Array.from({ length: town.count(members.size * CLUBS_PER_MEMBER) }, () => openClub(town)),
    ...clubs.map((club) => inOrder(planClubActs(town, club))),
    ...(isMorning ? await planCrewActs(town) : []),
    ...planMemberActs(town),
  ]);
  const offers = await town.sql(`select club_id, member_id from seat_offers where state = 'OPEN'`);
  for (const { club_id, member_id } of offers) {
    const [club, member] = [town.clubs.get(Number(club_id)), members.get(Number(member_id))];
    if (club && member && random.chance(0.5)) await answerOffer(town, club, member)();
  }
}

/** 300 clubs a week for 2,000 members. */
const CLUBS_PER_MEMBER = 0.15;

/** Members answer dates of crews whenever they like, so read who came when they are over. */
async function settleMeetings(town: Town): Promise<void> {
  const over = [...town.clubs.values()].filter((one) => one.startsAt + SETTLED_AFTER_MS < town.now);
  for (const club of over) {
    town.clubs.delete(club.clubId);
    if (!club.isDate) continue;
    const rows = await town.sql(
      `select member_id from club_members where club_id = $1 and status = 'CLUB_JOINED'`,
      [club.clubId],
    );
    const seated = rows.map((row) => town.members.get(Number(row.member_id)));
    club.seats = new Set(seated.filter((member) => member !== undefined));
  }
  await inParallel(over.map((club) => inOrder(planAttendance(town, club))));
}

async function readRooms(town: Town): Promise<void> {
  const clubs = [...town.clubs.values()].filter(({ roomId }) => roomId === undefined);
  const ids = clubs.map(({ clubId }) => clubId);
  const sql = 'select club_id, room_id from chat_rooms where club_id = any($1)';
  for (const { club_id, room_id } of await town.sql(sql, [ids])) {
    const club = town.clubs.get(Number(club_id));
    if (club) club.roomId = Number(room_id);
  }
}
