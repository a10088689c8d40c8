import { randomUUID } from 'node:crypto';
import { newClub } from './club-acts.ts';
import type { Act, Town, TownCrew, TownMember } from './town.ts';

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
  const crewId = Number(made?.data.crewId);
  const url = `/api/crews/${crewId}`;
  const link = await town.send(host, 'POST', `${url}/invite-links`, { payload: { admits: true } });
  const headers = { 'x-invite-key': String(link?.data.url).split('#key=')[1] ?? '' };
  const members = [host];
  while (members.length < MEMBERS) {
    const member = pickNewMember(town);
    const joining = { payload: { joining: true }, headers };
    if (await town.send(member, 'PUT', `${url}/membership`, joining)) members.push(member);
  }
  town.crews.push({ crewId, roomId: Number(made?.data.roomId), host, members });
}

function pickNewMember(town: Town): TownMember {
  for (;;) {
    const member = town.pickMember();
    if (member.isInCrew) continue;
    member.isInCrew = true;
    return member;
  }
}

/** Members see the dates that the job has created; each of them is a club of the town. */
export async function planCrewActs(town: Town): Promise<Act[]> {
  const rows = await town.sql(
    `select c.crew_id, c.club_id,
       extract(epoch from (c.meeting_date + c.meeting_time) at time zone 'Asia/Seoul') as starts,
       array(select own.member_id from crew_members own
         where own.crew_id = c.crew_id and own.state = 'JOINED' and own.member_id <> c.host_id
           and not exists (select from club_answers a
             where (a.club_id, a.member_id) = (c.club_id, own.member_id))) as unanswered
     from clubs c where c.crew_id is not null and c.cancelled_at is null
       and (c.meeting_date + c.meeting_time) at time zone 'Asia/Seoul' > $1`,
    [new Date(town.now)],
  );
  const acts = town.crews.map((crew) => planTalk(town, crew));
  for (const row of rows) {
    const crew = town.crews.find(({ crewId }) => crewId === row.crew_id);
    if (crew === undefined) continue;
    const [clubId, startsAt] = [Number(row.club_id), Number(row.starts) * 1_000];
    const { host, members } = crew;
    if (!town.clubs.has(clubId))
      town.clubs.set(clubId, newClub({ clubId, host, startsAt, isDate: true }));
    for (const member of members) {
      const isAsked = (row.unanswered as number[]).includes(member.memberId);
      const going = isAsked && town.random.chance(0.8);
      if (member === host || !town.random.chance(isAsked ? 0.4 : 0.01)) continue;
      const answer = { payload: { going } };
      acts.push(() => town.send(member, 'PUT', `/api/clubs/${clubId}/answer`, answer));
    }
  }
  return acts;
}

/** A crew that paused because few members came goes on when its host wants it. */
function planTalk(town: Town, { crewId, roomId, host, members }: TownCrew): Act {
  const { random } = town;
  const writer = random.pick(members) ?? host;
  const payload = { clientId: randomUUID(), body: '이번 주에도 만나요.' };
  return async () => {
    if (random.chance(0.3))
      await town.send(writer, 'POST', `/api/chats/${roomId}/messages`, { payload });
    if (random.chance(0.03)) await town.send(host, 'POST', `/api/crews/${crewId}/resume`);
  };
}
