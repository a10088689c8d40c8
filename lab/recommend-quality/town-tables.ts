import type { TownClub } from './clubs.ts';
import type { Person } from './people.ts';
import type { TownEvent } from './town-life.ts';

export type RunSql = (text: string, values: unknown[]) => Promise<unknown>;

const PEOPLE_AT_A_TIME = 1_000;

export async function writePeople(run: RunSql, people: readonly Person[]): Promise<void> {
  for (let first = 0; first < people.length; first += PEOPLE_AT_A_TIME) {
    const some = people.slice(first, first + PEOPLE_AT_A_TIME);
    await run(insertMembers, [JSON.stringify(some.map(memberRow))]);
    await run(insertInterests, [JSON.stringify(some.flatMap(interestRows))]);
    await run(insertAreas, [JSON.stringify(some.flatMap(areaRows))]);
  }
}

const letters = (memberId: number) =>
  [0, 1, 2, 3].map((district) =>
    String.fromCodePoint(97 + (Math.floor(memberId / 26 ** district) % 26)),
  );

const memberRow = ({ memberId, gender, birthYear, reputation }: Person) => ({
  member_id: memberId,
  email: `town${memberId}@example.com`,
  nickname: `이웃${letters(memberId).join('')}`,
  gender,
  birth_year: birthYear,
  reputation,
});
const interestRows = ({ memberId, interests }: Person) =>
  interests.map((category) => ({ member_id: memberId, category_small_id: category }));
const areaRows = ({ memberId, ownAreas }: Person) =>
  ownAreas.map((areaCode, index) => ({
    member_id: memberId,
    position: index + 1,
    area_code: areaCode,
  }));

const insertMembers = `
  insert into members (member_id, email, nickname, about_me, gender, birth_year, reputation)
  overriding system value
  select member_id, email, nickname, '작게 모이는 걸 좋아해요.', gender, birth_year, reputation
  from jsonb_to_recordset($1) as row (member_id int, email text, nickname text, gender text,
    birth_year int, reputation float8)`;
const insertInterests = `
  insert into member_interests (member_id, category_small_id)
  select * from jsonb_to_recordset($1) as row (member_id int, category_small_id int)`;
const insertAreas = `
  insert into member_areas (member_id, position, area_code)
  select * from jsonb_to_recordset($1) as row (member_id int, position int, area_code text)`;

type Seat = { club_id: number; member_id: number; status: string; at: string; decided?: string };

export async function writeEvents(run: RunSql, events: readonly TownEvent[]): Promise<void> {
  const opened: object[] = [];
  const seats = new Map<string, Seat>();
  const decided: Seat[] = [];
  const followed: object[] = [];
  for (const event of events) {
    const at = new Date(event.at).toISOString();
    if (event.kind === 'opened') {
      opened.push(clubRow(event.club, at));
      addSeat(seats, event.club.clubId, event.club.host.memberId, 'CLUB_JOINED', at);
    } else if (event.kind === 'applied') {
      addSeat(seats, event.club.clubId, event.person.memberId, 'CLUB_WAITING', at);
    } else if (event.kind === 'followed') {
      followed.push({ follower_id: event.person.memberId, followee_id: event.followeeId, at });
    } else {
      const { club, person, kind } = event;
      const status = kind === 'accepted' ? 'CLUB_JOINED' : 'CLUB_REJECTED';
      const seat = seats.get(`${club.clubId} ${person.memberId}`);
      if (seat !== undefined) Object.assign(seat, { status, decided: at });
      else decided.push({ club_id: club.clubId, member_id: person.memberId, status, at });
    }
  }
  const write = async (text: string, rows: object[]) => {
    if (rows.length > 0) await run(text, [JSON.stringify(rows)]);
  };
  await write(insertClubs, opened);
  await write(insertSeats, [...seats.values()]);
  await write(decideSeats, decided);
  await write(insertFollows, followed);
}

function addSeat(
  seats: Map<string, Seat>,
  clubId: number,
  memberId: number,
  status: string,
  at: string,
) {
  seats.set(`${clubId} ${memberId}`, { club_id: clubId, member_id: memberId, status, at });
}

const clubRow = (club: TownClub, at: string) => ({
  club_id: club.clubId,
  host_id: club.host.memberId,
  club_name: `${club.district?.address.split(' ').at(-2) ?? '온라인'} 모임`,
  meeting_date: club.meetingDate,
  meeting_time: club.meetingTime,
  member_limit: club.memberLimit,
  gender_restriction: club.genderRestriction,
  birth_year_min: club.birthYearMin,
  birth_year_max: club.birthYearMax,
  is_online: club.district === null,
  location: club.district === null ? null : `${club.district.address} ${club.clubId % 200}`,
  area_code: club.district?.areaCode ?? null,
  category_small_id: club.categorySmallId,
  category_large_id: club.categoryLargeId,
  created_at: at,
});

const insertClubs = `
  insert into clubs (club_id, host_id, club_name, club_info, join_question, fee, meeting_date,
    meeting_time, member_limit, gender_restriction, birth_year_min, birth_year_max, is_online,
    location, area_code, is_area_read, category_small_id, category_large_id, created_at)
  overriding system value
  select club_id, host_id, club_name, '천천히 친해져요.', '어떻게 알고 왔나요?', 0, meeting_date,
    meeting_time, member_limit, gender_restriction, birth_year_min, birth_year_max, is_online,
    location, area_code, true, category_small_id, category_large_id, created_at
  from jsonb_to_recordset($1) as row (club_id int, host_id int, club_name text, meeting_date date,
    meeting_time time, member_limit int, gender_restriction text, birth_year_min int,
    birth_year_max int, is_online boolean, location text, area_code text, category_small_id int,
    category_large_id int, created_at timestamptz)
  order by created_at`;
const insertSeats = `
  insert into club_members (club_id, member_id, status, applied_at, decided_at)
  select club_id, member_id, status, at, decided
  from jsonb_to_recordset($1) as row (club_id int, member_id int, status text, at timestamptz,
    decided timestamptz)
  order by at`;
const decideSeats = `
  update club_members seat set status = row.status, decided_at = row.at
  from jsonb_to_recordset($1) as row (club_id int, member_id int, status text, at timestamptz)
  where seat.club_id = row.club_id and seat.member_id = row.member_id`;
const insertFollows = `
  insert into follows (follower_id, followee_id, created_at)
  select * from jsonb_to_recordset($1) as row (follower_id int, followee_id int, at timestamptz)`;
