import { SETTLED_AFTER_MS, settleMeeting } from './after-meeting.ts';
import type { clockJobs } from './clock-jobs.ts';
import { answerOffer, openClub, visitClub } from './club-acts.ts';
import { answerDates, visitCrew } from './crew-acts.ts';
import { browse, follow, readInbox, withdraw } from './member-acts.ts';
import type { TownClub } from './neighbours.ts';
import { DAY_MS, HOUR_MS, HOURS, inParallel, type Town } from './town.ts';

/** 300 clubs a week for 2,000 members. */
const CLUBS_PER_MEMBER = 0.15;

export async function liveWeek(town: Town, jobs: ReturnType<typeof clockJobs>, monday: number) {
  for (let day = 0; day < 7; day += 1)
    for (const [nth, hour] of HOURS.entries()) {
      const isMorning = nth === 0;
      town.server.clock.set(new Date(monday + day * DAY_MS + hour * HOUR_MS).toISOString());
      await act(town, isMorning);
      await jobs.run({ isMorning, isMonday: day === 0, isCrowded: nth % 4 === 0 });
    }
}

async function act(town: Town, isMorning: boolean): Promise<void> {
  const { clubs, crews, everyone, now } = town;
  await readRooms(town);
  for (let left = town.count(everyone.length / 1_000); left > 0; left -= 1) await withdraw(town);
  const over = [...clubs.values()].filter(({ startsAt }) => startsAt + SETTLED_AFTER_MS < now);
  await inParallel(over, (club) => leaveMeeting(town, club));
  if (isMorning) await answerDates(town);
  if (isMorning) await inParallel([...crews.values()], (crew) => visitCrew(town, crew));
  const open = [...clubs.values()].filter(({ startsAt, isDate }) => startsAt > now && !isDate);
  await inParallel(open, (club) => visitClub(town, club));
  const rates = [
    [openClub, CLUBS_PER_MEMBER],
    [readInbox, 1 / 8],
    [browse, 1 / 8],
    [follow, 1 / 50],
  ] as const;
  for (const [once, perMember] of rates)
    await inParallel(Array(town.count(everyone.length * perMember)).fill(town), once);
  const offers = await town.sql(`select club_id, member_id from seat_offers where state = 'OPEN'`);
  for (const { club_id, member_id } of offers) {
    const [club, member] = [clubs.get(Number(club_id)), town.members.get(Number(member_id))];
    if (club && member && club.random.chance(0.5)) await answerOffer(town, club, member);
  }
}

/** Members may answer crew meetings at any time, so read the seats at the end. */
async function leaveMeeting(town: Town, club: TownClub): Promise<void> {
  town.clubs.delete(club.clubId);
  if (club.isDate) {
    const sql = `select member_id from club_members where club_id = $1 and status = 'CLUB_JOINED'`;
    const rows = await town.sql(sql, [club.clubId]);
    const seated = rows.map((row) => town.members.get(Number(row.member_id)));
    club.seats = new Set(seated.filter((member) => member !== undefined));
  }
  await settleMeeting(town, club);
}

async function readRooms({ clubs, sql }: Town): Promise<void> {
  const unknown = [...clubs.values()].filter(({ roomId }) => roomId === undefined);
  const ids = unknown.map(({ clubId }) => clubId);
  const rooms = 'select club_id, room_id from chat_rooms where club_id = any($1)';
  for (const { club_id, room_id } of await sql(rooms, [ids])) {
    const club = clubs.get(Number(club_id));
    if (club) club.roomId = Number(room_id);
  }
}
