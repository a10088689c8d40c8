import { randomUUID } from 'node:crypto';
import type { TownCrew, TownMember } from './neighbours.ts';
import { inParallel, type Town } from './town.ts';

const MEMBERS = 8;
const plan = {
  meetingTime: '19:00',
  durationMinutes: 120,
  isOnline: 'offline',
  location: '서울 성동구 연무장길 7',
  memberLimit: MEMBERS,
  fee: 0,
};

export async function foundCrew(town: Town): Promise<void> {
  const host = pickNewMember(town);
  const every = town.random.chance(0.25) ? 'BIWEEKLY' : 'WEEKLY';
  const rhythm = { every, weekday: town.random.between(0, 6) };
  const body = { name: '수요일엔 책방', categorySmallId: 6, plan, rhythm, ahead: 2 };
  const made = await town.send(host, 'POST', '/api/crews', { payload: body });
  const [crewId, roomId] = [Number(made?.data.crewId), Number(made?.data.roomId)];
  const url = `/api/crews/${crewId}`;
  const link = await town.send(host, 'POST', `${url}/invite-links`, { payload: { admits: true } });
  const headers = { 'x-invite-key': String(link?.data.url).split('#key=')[1] ?? '' };
  const members = [host];
  while (members.length < MEMBERS) {
    const member = pickNewMember(town);
    const joining = { payload: { joining: true }, headers };
    if (await town.send(member, 'PUT', `${url}/membership`, joining)) members.push(member);
  }
  town.crews.set(crewId, { crewId, roomId, host, members });
}

function pickNewMember(town: Town): TownMember {
  for (;;) {
    const member = town.pickMember();
    if (member.isInCrew) continue;
    member.isInCrew = true;
    return member;
  }
}

/**
 * In some crews a member writes a message; a crew that has paused because few members came is
 * resumed.
 */
export async function visitCrew(town: Town, { crewId, roomId, host, members }: TownCrew) {
  const { random } = town;
  const writer = random.pick(members) ?? host;
  const payload = { clientId: randomUUID(), body: '이번 주에도 만나요.' };
  const [writes, resumes] = [random.chance(0.3), random.chance(0.03)];
  if (writes) await town.send(writer, 'POST', `/api/chats/${roomId}/messages`, { payload });
  if (resumes) await town.send(host, 'POST', `/api/crews/${crewId}/resume`);
}

/** Members answer each crew meeting that a background job has created. */
export async function answerDates(town: Town): Promise<void> {
  const rows = await town.sql(
    `select c.crew_id, c.club_id,
       extract(epoch from (c.meeting_date + c.meeting_time) at time zone 'Asia/Seoul') as starts,
       array(select member_id from club_answers a where a.club_id = c.club_id) as answered
     from clubs c where c.crew_id is not null and c.cancelled_at is null
       and (c.meeting_date + c.meeting_time) at time zone 'Asia/Seoul' > $1 order by c.club_id`,
    [new Date(town.now)],
  );
  const dates = rows.map((row) => ({
    crew: town.crews.get(Number(row.crew_id)),
    clubId: Number(row.club_id),
    startsAt: Number(row.starts) * 1_000,
    answered: new Set(row.answered as number[]),
  }));
  // Answers to the meetings of one crew wait for each other on the server, so send them one after
  // another.
  const byCrew = [...Map.groupBy(dates, ({ crew }) => crew)];
  await inParallel(byCrew, async ([crew, ownDates]) => {
    if (crew === undefined) throw new Error('nobody founded this crew');
    for (const date of ownDates) await answerDate(town, crew, date);
  });
}

type CrewDate = { clubId: number; startsAt: number; answered: ReadonlySet<number> };

async function answerDate(town: Town, { host, members }: TownCrew, date: CrewDate): Promise<void> {
  const { clubId, startsAt, answered } = date;
  if (!town.clubs.has(clubId)) town.addClub(clubId, town.newClub({ host, startsAt, isDate: true }));
  const random = town.clubs.get(clubId)?.random ?? town.random;
  for (const member of members) {
    const isNew = !answered.has(member.memberId);
    if (member === host || !random.chance(isNew ? 0.4 : 0.01)) continue;
    const payload = { going: isNew && random.chance(0.8) };
    await town.send(member, 'PUT', `/api/clubs/${clubId}/answer`, { payload });
  }
}
