import { randomUUID } from 'node:crypto';
import { multipartForm, smallImage } from '../../apps/server/test/harness/multipart-form.ts';
import type { TownClub, TownMember } from './neighbours.ts';
import { DAY_MS, HOUR_MS, type Town } from './town.ts';

const banner = await smallImage();
const NAMES = ['아침 산책', '보드게임', '와인 한 잔', '책 읽는 밤', '성수 카페', '한강 러닝'];
const LOCATIONS = ['서울 성동구 연무장길 7', '서울 마포구 양화로 45', '부산 수영구 광안해변로 219'];
/**
 * Meetings start at odd hours and the simulation steps at even hours, so reminders are due between
 * two steps.
 */
const STARTS = [11, 13, 15, 17, 19, 21];

const toSeoul = (at: number) => new Date(at + 9 * HOUR_MS).toISOString();

export async function openClub(town: Town): Promise<void> {
  const { random } = town;
  const host = town.pickMember();
  const midnight = Date.parse(`${toSeoul(town.now).slice(0, 10)}T00:00:00+09:00`);
  const startsAt = midnight + random.between(1, 7) * DAY_MS + (random.pick(STARTS) ?? 0) * HOUR_MS;
  const club = town.newClub({ host, startsAt, isDate: false });
  const plan = {
    clubName: `${random.pick(NAMES)} ${random.between(1, 999)}`,
    clubInfo: '처음이어도 괜찮아요.',
    joinQuestion: '몇 번 해 봤나요?',
    fee: 0,
    meetingDate: toSeoul(startsAt).slice(0, 10),
    meetingTime: toSeoul(startsAt).slice(11, 16),
    memberLimit: random.between(3, 6),
    genderRestriction: 'ALL',
    birthYearMin: null,
    birthYearMax: null,
    isOnline: 'offline',
    location: random.pick(LOCATIONS),
    categorySmallId: random.between(1, 35),
  };
  const reply = await town.send(host, 'POST', '/api/clubs', await multipartForm(banner, plan));
  if (reply) town.addClub(Number(reply.data.clubId), club);
}

/** What members do in one step with an upcoming club. */
export async function visitClub(town: Town, club: TownClub): Promise<void> {
  const { random, host, seats } = club;
  const hoursLeft = (club.startsAt - town.now) / HOUR_MS;
  if (random.chance(0.09)) await apply(town, club, town.pickMember(random));
  for (const applicant of club.applicants)
    if (random.chance(0.35)) await decide(town, club, applicant);
  for (const member of seats) {
    if (member === host) continue;
    if (random.chance(0.0025)) await endSeat(town, club, member, random.chance(0.2));
    else if (random.chance(0.01)) {
      const payload = { going: true };
      await town.send(member, 'PUT', `/api/clubs/${club.clubId}/answer`, { payload });
    }
  }
  const writer = random.pick([...seats]) ?? host;
  if (random.chance(0.05)) await write(town, club, writer, 'TEXT');
  if (random.chance(0.006)) await write(town, club, host, 'ANNOUNCEMENT');
  if (random.chance(0.03)) await read(town, club, writer);
  if (random.chance(0.003) && hoursLeft > 48) await moveByDay(town, club);
  else if (random.chance(0.0015)) await cancel(town, club);
}

async function apply(town: Town, club: TownClub, applicant: TownMember): Promise<void> {
  const payload = { joinAnswer: '두 번 해 봤어요.', waitlist: true };
  // Send some requests with an Idempotency-Key, so that the server stores their replies.
  const headers = club.random.chance(0.1) ? { 'idempotency-key': randomUUID() } : {};
  const url = `/api/clubs/${club.clubId}/signups`;
  const reply = await town.send(applicant, 'POST', url, { payload, headers });
  if (reply === undefined) return;
  club.applicants.add(applicant);
  const kind = reply.data.queue === undefined ? 'APPLICATION_RECEIVED' : 'WAITLISTED';
  town.expectNotice(kind, club.host, applicant, club);
}

/** In the queue of a full club, an applicant can be approved before a seat is free. */
async function decide(town: Town, club: TownClub, applicant: TownMember): Promise<void> {
  const { host } = club;
  const url = `/api/clubs/${club.clubId}/signups/${applicant.memberId}`;
  const status = club.random.chance(0.85) ? 'CLUB_JOINED' : 'CLUB_REJECTED';
  club.applicants.delete(applicant);
  if ((await town.send(host, 'PATCH', url, { payload: { status } })) === undefined) {
    club.maybeWaiting.add(applicant);
    await town.send(host, 'PUT', `${url}/preapproval`, { payload: { approved: true } });
  } else if (status === 'CLUB_JOINED') {
    club.seats.add(applicant);
    town.expectNotice('APPLICATION_ACCEPTED', applicant, host, club);
  } else town.expectNotice('APPLICATION_REJECTED', applicant, host, club);
}

export async function answerOffer(town: Town, club: TownClub, member: TownMember): Promise<void> {
  const payload = { accepting: club.random.chance(0.8) };
  const reply = await town.send(member, 'PUT', `/api/clubs/${club.clubId}/offer`, { payload });
  if (reply !== undefined && payload.accepting) club.seats.add(member);
}

async function endSeat(town: Town, club: TownClub, member: TownMember, isKick: boolean) {
  const { clubId, host } = club;
  const way = isKick ? (['PATCH', 'kicks'] as const) : (['DELETE', 'signups'] as const);
  const url = `/api/clubs/${clubId}/${way[1]}/${member.memberId}`;
  if ((await town.send(isKick ? host : member, way[0], url)) === undefined) return;
  club.seats.delete(member);
  town.notices.retractAnnouncements(clubId, member);
  if (isKick) town.expectNotice('MEMBER_REMOVED', member, host, club);
  else town.expectNotice('APPLICATION_WITHDRAWN', host, member, club);
}

type Writing = 'TEXT' | 'ANNOUNCEMENT';

async function write(town: Town, club: TownClub, writer: TownMember, kind: Writing) {
  const url = `/api/chats/${club.roomId}/messages`;
  const [reader, ...others] = [...club.seats].filter((member) => member !== writer);
  if (club.roomId === undefined || reader === undefined) return;
  const payload = { clientId: randomUUID(), body: '그날 만나요!', kind };
  const reply = await town.send(writer, 'POST', url, { payload });
  if (reply === undefined) return;
  if (kind === 'ANNOUNCEMENT')
    for (const to of [reader, ...others]) town.expectNotice(kind, to, writer, club);
  const report = { reportCategory: 'BAD_LANGUAGE', reportReason: '욕을 했어요.' };
  if (club.random.chance(0.02))
    await town.send(reader, 'POST', `${url}/${reply.data.seq}/reports`, { payload: report });
}

async function read(town: Town, { roomId }: TownClub, reader: TownMember): Promise<void> {
  if (roomId === undefined) return;
  const reply = await town.send(reader, 'GET', `/api/chats/${roomId}/messages`);
  const last = (reply?.data as unknown as { seq: number }[] | undefined)?.at(-1);
  const payload = { seq: last?.seq };
  if (last) await town.send(reader, 'PUT', `/api/chats/${roomId}/read`, { payload });
}

async function moveByDay(town: Town, club: TownClub): Promise<void> {
  const startsAt = club.startsAt + DAY_MS;
  const payload = { meetingDate: toSeoul(startsAt).slice(0, 10), note: '비가 와요.' };
  const url = `/api/clubs/${club.clubId}/changes`;
  if ((await town.send(club.host, 'POST', url, { payload })) === undefined) return;
  club.startsAt = startsAt;
  expectNotices(town, club, 'CLUB_CHANGED');
}

async function cancel(town: Town, club: TownClub): Promise<void> {
  if (await town.send(club.host, 'DELETE', `/api/clubs/${club.clubId}`)) endClub(town, club);
}

export function endClub(town: Town, club: TownClub): void {
  town.clubs.delete(club.clubId);
  expectNotices(town, club, 'CLUB_CANCELLED');
}

/** An application may have expired, so only members with a seat certainly get the notice. */
function expectNotices(town: Town, club: TownClub, kind: 'CLUB_CHANGED' | 'CLUB_CANCELLED') {
  const { host, seats, applicants, maybeWaiting } = club;
  const others = new Set([...seats, ...applicants, ...maybeWaiting]);
  others.delete(host);
  for (const member of others) town.expectNotice(kind, member, host, club, seats.has(member));
}
