import { randomUUID } from 'node:crypto';
import { multipartForm, smallImage } from '../../apps/server/test/harness/multipart-form.ts';
import { type Act, DAY_MS, HOUR_MS, type Town, type TownClub, type TownMember } from './town.ts';

const banner = await smallImage();
const NAMES = ['아침 산책', '보드게임', '와인 한 잔', '책 읽는 밤', '성수 카페', '한강 러닝'];
const PLACES = ['서울 성동구 연무장길 7', '서울 마포구 양화로 45', '부산 수영구 광안해변로 219'];
/** Reminders are due between the hours at which members act. */
const STARTS = [11, 13, 15, 17, 19, 21];

const toSeoul = (at: number) => new Date(at + 9 * HOUR_MS).toISOString();

export function newClub(own: Pick<TownClub, 'clubId' | 'host' | 'startsAt' | 'isDate'>): TownClub {
  const waiting = { applicants: new Set<TownMember>(), maybeWaiting: new Set<TownMember>() };
  return { ...own, ...waiting, seats: new Set([own.host]) };
}

export function openClub(town: Town, host = town.pickMember()): Act {
  const { random } = town;
  const midnight = Date.parse(`${toSeoul(town.now).slice(0, 10)}T00:00:00+09:00`);
  const startsAt = midnight + random.between(1, 7) * DAY_MS + (random.pick(STARTS) ?? 19) * HOUR_MS;
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
    location: random.pick(PLACES),
    categorySmallId: random.between(1, 35),
  };
  return async () => {
    const reply = await town.send(host, 'POST', '/api/clubs', await multipartForm(banner, plan));
    if (reply === undefined) return;
    const clubId = Number(reply.data.clubId);
    town.clubs.set(clubId, newClub({ clubId, host, startsAt, isDate: false }));
  };
}

/** What members do in one step with a club that is ahead. */
export function planClubActs(town: Town, club: TownClub): Act[] {
  const { random } = town;
  const acts: Act[] = [];
  const hoursLeft = (club.startsAt - town.now) / HOUR_MS;
  if (random.chance(0.09)) acts.push(apply(town, club, town.pickMember()));
  for (const applicant of club.applicants)
    if (random.chance(0.35)) acts.push(decide(town, club, applicant, random.chance(0.85)));
  for (const member of club.seats) {
    if (member === club.host) continue;
    if (random.chance(0.0025)) acts.push(loseSeat(town, club, member, random.chance(0.2)));
    if (random.chance(0.01)) acts.push(confirm(town, club, member));
  }
  const writer = random.pick([...club.seats]) ?? club.host;
  if (random.chance(0.05)) acts.push(write(town, club, writer, 'TEXT'));
  if (random.chance(0.006)) acts.push(write(town, club, club.host, 'ANNOUNCEMENT'));
  if (random.chance(0.03)) acts.push(read(town, club, writer));
  if (random.chance(0.003) && hoursLeft > 48) acts.push(moveByDay(town, club));
  else if (random.chance(0.0015)) acts.push(cancel(town, club));
  return acts;
}

function apply(town: Town, club: TownClub, applicant: TownMember): Act {
  // The web app repeats an unanswered request with its key, so the server stores the reply.
  const isKeyed = town.random.chance(0.1);
  return async () => {
    const payload = { joinAnswer: '두 번 해 봤어요.', waitlist: true };
    const headers = isKeyed ? { 'idempotency-key': randomUUID() } : {};
    const url = `/api/clubs/${club.clubId}/signups`;
    const reply = await town.send(applicant, 'POST', url, { payload, headers });
    if (reply === undefined) return;
    club.applicants.add(applicant);
    const kind = reply.data.queue === undefined ? 'APPLICATION_RECEIVED' : 'WAITLISTED';
    town.notices.add(kind, { to: club.host, by: applicant, at: town.now }, club);
  };
}

/** In the queue of a full club, an applicant can be approved before a seat is free. */
function decide(town: Town, club: TownClub, applicant: TownMember, isWelcome: boolean): Act {
  const { host } = club;
  return async () => {
    const url = `/api/clubs/${club.clubId}/signups/${applicant.memberId}`;
    const status = isWelcome ? 'CLUB_JOINED' : 'CLUB_REJECTED';
    club.applicants.delete(applicant);
    if ((await town.send(host, 'PATCH', url, { payload: { status } })) === undefined) {
      club.maybeWaiting.add(applicant);
      await town.send(host, 'PUT', `${url}/preapproval`, { payload: { approved: true } });
      return;
    }
    if (isWelcome) club.seats.add(applicant);
    const kind = isWelcome ? 'APPLICATION_ACCEPTED' : 'APPLICATION_REJECTED';
    town.notices.add(kind, { to: applicant, by: host, at: town.now }, club);
  };
}

export function answerOffer(town: Town, club: TownClub, member: TownMember): Act {
  const payload = { accepting: town.random.chance(0.8) };
  return async () => {
    const reply = await town.send(member, 'PUT', `/api/clubs/${club.clubId}/offer`, { payload });
    if (reply !== undefined && payload.accepting) club.seats.add(member);
  };
}

function loseSeat(town: Town, club: TownClub, member: TownMember, isKick: boolean): Act {
  const { clubId, host } = club;
  const way = isKick ? (['PATCH', 'kicks'] as const) : (['DELETE', 'signups'] as const);
  return async () => {
    const url = `/api/clubs/${clubId}/${way[1]}/${member.memberId}`;
    if ((await town.send(isKick ? host : member, way[0], url)) === undefined) return;
    club.seats.delete(member);
    town.notices.retractAnnouncements(club, member);
    const at = town.now;
    if (isKick) town.notices.add('MEMBER_REMOVED', { to: member, by: host, at }, club);
    else town.notices.add('APPLICATION_WITHDRAWN', { to: host, by: member, at }, club);
  };
}

function confirm(town: Town, { clubId }: TownClub, member: TownMember): Act {
  const payload = { going: true };
  return () => town.send(member, 'PUT', `/api/clubs/${clubId}/answer`, { payload });
}

type Writing = 'TEXT' | 'ANNOUNCEMENT';

function write(town: Town, club: TownClub, writer: TownMember, kind: Writing): Act {
  const isReported = town.random.chance(0.02);
  return async () => {
    if (club.roomId === undefined) return;
    const payload = { clientId: randomUUID(), body: '그날 만나요!', kind };
    const url = `/api/chats/${club.roomId}/messages`;
    const reply = await town.send(writer, 'POST', url, { payload });
    if (reply === undefined) return;
    const [reader, ...others] = [...club.seats].filter((member) => member !== writer);
    if (reader === undefined) return;
    if (kind === 'ANNOUNCEMENT')
      for (const to of [reader, ...others])
        town.notices.add(kind, { to, by: writer, at: town.now }, club);
    const report = { reportCategory: 'BAD_LANGUAGE', reportReason: '욕을 했어요.' };
    if (isReported)
      await town.send(reader, 'POST', `${url}/${reply.data.seq}/reports`, { payload: report });
  };
}

function read(town: Town, { roomId }: TownClub, reader: TownMember): Act {
  return async () => {
    if (roomId === undefined) return;
    const reply = await town.send(reader, 'GET', `/api/chats/${roomId}/messages`);
    const last = (reply?.data as unknown as { seq: number }[] | undefined)?.at(-1);
    const payload = { seq: last?.seq };
    if (last) await town.send(reader, 'PUT', `/api/chats/${roomId}/read`, { payload });
  };
}

function moveByDay(town: Town, club: TownClub): Act {
  const startsAt = club.startsAt + DAY_MS;
  return async () => {
    const payload = { meetingDate: toSeoul(startsAt).slice(0, 10), note: '비가 와요.' };
    const url = `/api/clubs/${club.clubId}/changes`;
    if ((await town.send(club.host, 'POST', url, { payload })) === undefined) return;
    club.startsAt = startsAt;
    notifyInvolved(town, club, 'CLUB_CHANGED');
  };
}

function cancel(town: Town, club: TownClub): Act {
  return async () => {
    if (await town.send(club.host, 'DELETE', `/api/clubs/${club.clubId}`)) endClub(town, club);
  };
}

export function endClub(town: Town, club: TownClub): void {
  town.clubs.delete(club.clubId);
  notifyInvolved(town, club, 'CLUB_CANCELLED');
}

/** An application may have expired, so only members with a seat certainly get the notice. */
function notifyInvolved(town: Town, club: TownClub, kind: 'CLUB_CHANGED' | 'CLUB_CANCELLED') {
  const { host: by, seats, applicants, maybeWaiting } = club;
  const others = new Set([...seats, ...applicants, ...maybeWaiting]);
  others.delete(by);
  for (const to of others) town.notices.add(kind, { to, by, at: town.now }, club, seats.has(to));
}
