import { addDays } from '@azit/rules/seoul-clock';
import type pg from 'pg';
import { httpGet, httpPost } from '../../client/load.ts';
import { TODAY } from '../worlds/world.ts';
import { CREW_SIZE, isShown } from './crew-world.ts';

/** Only the first crews are measured. Their members are the members with the lowest ids. */
const MEASURED_CREWS = 40;
export const VIEWERS = MEASURED_CREWS * CREW_SIZE;

/**
 * `limit` is a ratio to the earlier build for requests that both builds answer, and milliseconds
 * for requests that only this build answers.
 */
export type CrewAct = {
  name: string;
  limit: number;
  isWrite?: boolean;
  isMissing?: boolean;
  request: (nth: number, findToken: (memberId: number) => string) => Buffer;
};

const LIST_LIMIT = 1.05;
const CLUB_PAGE_LIMIT = 1.1;
const PAGE_LIMIT_MS = 15;
const ANSWER_LIMIT_MS = 30;

const pickMember = (crewId: number, nth: number) => 1 + (crewId - 1) * CREW_SIZE + nth;
const pickCrew = (nth: number) => 1 + (nth % MEASURED_CREWS);
/** Cycles through 60 members: so few that the rows of each are in memory after the warm-up. */
const anybody = (nth: number) => 1 + (nth % 60) * 7;

function get(
  name: string,
  limit: number,
  memberId: (nth: number) => number,
  path: (nth: number) => string,
): CrewAct {
  const request: CrewAct['request'] = (nth, findToken) =>
    httpGet(path(nth), findToken(memberId(nth)));
  return { name, limit, request };
}

/** Requests that also exist in the earlier build without crews. */
export async function listSharedActs(client: pg.Client): Promise<CrewAct[]> {
  const list = (name: string, path: (memberId: number) => string) =>
    get(name, LIST_LIMIT, anybody, (nth) => path(anybody(nth)));
  const clubPage = async (name: string, condition: string) => {
    const ids = await findClubs(client, condition);
    return get(name, CLUB_PAGE_LIMIT, anybody, (nth) => `/api/clubs/${pick(ids, nth)}`);
  };
  return [
    list('category', () => '/api/clubs/category?cl=3'),
    list('category, free, online', () => '/api/clubs/category?cl=3&free=1&mode=online'),
    list('date', () => `/api/clubs/date?date=${addDays(TODAY, 5)}`),
    list('recommend', (memberId) => `/api/clubs/recommend/${memberId}`),
    list('search, common word', () => '/api/clubs/search?keyword=서울'),
    list('search, two words', () => '/api/clubs/search?keyword=서울 보드게임'),
    list('search, rare word', () => '/api/clubs/search?keyword=쀍쀍'),
    list('own activity', (memberId) => `/api/members/${memberId}/clubs`),
    list('home overview', (memberId) => `/api/members/${memberId}/overview`),
    list('inbox', () => '/api/notices'),
    list('rooms', () => '/api/chats'),
    await clubPage('club page', `${isShown} and not is_full`),
    await clubPage('club page, full', `${isShown} and is_full`),
  ];
}

/** Requests that exist only in a build with crews. */
export async function listCrewActs(client: pg.Client): Promise<CrewAct[]> {
  const page = (name: string, memberId: (nth: number) => number, crew = pickCrew) =>
    get(name, PAGE_LIMIT_MS, memberId, (nth) => `/api/crews/${crew(nth)}`);
  const withPublicDate = (nth: number) => 1 + ((2 * nth) % MEASURED_CREWS);
  const dates = await findDates(client);
  const pickClub = (nth: number) => pick(dates, nth);
  return [
    page('crew page, host', (nth) => pickMember(pickCrew(nth), 0)),
    page('crew page, co-host', (nth) => pickMember(pickCrew(nth), 1)),
    page('crew page, member', (nth) => pickMember(pickCrew(nth), 2 + (nth % (CREW_SIZE - 2)))),
    page('crew page, stranger', (nth) => pickMember(pickCrew(nth + 1), 3), withPublicDate),
    get('own crews', PAGE_LIMIT_MS, anybody, (nth) => `/api/members/${anybody(nth)}/crews`),
    get(
      'club page of a date',
      PAGE_LIMIT_MS,
      (nth) => pickClub(nth).member_id,
      (nth) => `/api/clubs/${pickClub(nth).club_id}`,
    ),
    await missing('unknown club', 'select 2000000000 + club_id as club_id from clubs limit 60'),
    await missing('date of members', closedDates),
    await missing('club by link', clubsByLink),
    { name: 'answer', limit: ANSWER_LIMIT_MS, isWrite: true, request: answer },
  ];

  /**
   * Requests clubs that do not exist or that the member may not see. Both must take equally long:
   * otherwise the time would reveal that a club exists.
   */
  async function missing(what: string, query: string): Promise<CrewAct> {
    const { rows } = await client.query<{ club_id: number }>(query);
    const path = (nth: number) => `/api/clubs/${pick(rows, nth).club_id}`;
    return { ...get(`404, ${what}`, PAGE_LIMIT_MS, anybody, path), isMissing: true };
  }

  /** Each member answers 못 가요 and 갈게요 alternately, so that every answer changes a seat. */
  function answer(nth: number, findToken: (memberId: number) => string): Buffer {
    const { club_id, member_id } = pick(dates, Math.floor(nth / 2));
    return httpPut(`/api/clubs/${club_id}/answer`, { going: nth % 2 === 1 }, findToken(member_id));
  }
}

function httpPut(path: string, body: object, token: string): Buffer {
  return Buffer.from(httpPost(path, body, token).toString().replace('POST', 'PUT'));
}

function pick<Item>(items: readonly Item[], nth: number): Item {
  const item = items[nth % items.length];
  if (item === undefined) throw new Error('the world has no such row');
  return item;
}

async function findClubs(client: pg.Client, condition: string): Promise<number[]> {
  const { rows } = await client.query<{ club_id: number }>(
    `select club_id from clubs
     where cancelled_at is null and meeting_date between $1::date + 2 and $1::date + 40
       and ${condition}
     order by md5(club_id::text) limit 60`,
    [TODAY],
  );
  return rows.map(({ club_id }) => club_id);
}

/**
 * Returns the next meeting with free seats of each measured crew, if it has one, and a member with
 * a seat in it.
 */
async function findDates(client: pg.Client) {
  const { rows } = await client.query<{ club_id: number; member_id: number }>(
    `select distinct on (c.crew_id) c.club_id, s.member_id
     from clubs c join club_members s using (club_id)
     where c.crew_id <= $2 and c.meeting_date > $1::date + 2 and not c.is_full
       and c.offered_count = 0 and s.status = 'CLUB_JOINED' and s.member_id <> c.host_id
     order by c.crew_id, c.meeting_date, s.member_id desc`,
    [TODAY, MEASURED_CREWS],
  );
  return rows;
}

const closedDates = `
  select club_id from clubs where crew_id > ${MEASURED_CREWS} and visibility = 'BY_LINK' limit 60`;
const clubsByLink = `
  select club_id from clubs where crew_id is null and visibility = 'BY_LINK' limit 60`;
