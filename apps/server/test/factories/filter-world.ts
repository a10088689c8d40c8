import type { Context } from '#server/context.ts';
import { runSql } from './insert-row.ts';
import { matchRooms } from './match-rooms.ts';

const WORLD_AREAS = ['11680', '11440', '41110', '41117'];

const CLUBS = 140;
const values = (...given: string[]) => `(array[${given.join(', ')}])`;
const pick = (given: string[], step: number) =>
  `${values(...given)}[1 + (n * ${step} / 7) % ${given.length}]`;

const clubs = `
  insert into clubs (host_id, club_name, club_info, join_question, fee, meeting_date, meeting_time,
    member_limit, gender_restriction, birth_year_min, birth_year_max, is_online, location, area_code,
    is_area_read, category_small_id, category_large_id, cancelled_at)
  select case when n % 23 = 0 then $2 else ($1::int[])[1 + n % 3] end, '모여서 볼더링 ' || n,
    '소개', '질문', ${pick(['0', '0', '5000'], 5)}, date '2026-11-17' + n % 7,
    make_time(9 + n * 5 % 14, 0, 0), ${pick(['3', '8'], 11)},
    ${pick(["'ALL'", "'ALL'", "'MALE_ONLY'", "'FEMALE_ONLY'"], 3)},
    ${pick(['null', '1990', '1996'], 13)}::int, ${pick(['null', '2000'], 17)}::int,
    n % 4 = 0, case when n % 4 > 0 then '어딘가' end,
    case when n % 4 > 0 then ${pick([...WORLD_AREAS.map((code) => `'${code}'`), 'null'], 9)} end,
    true, 6 + n % 2 * 5, 2 + n % 2, case when n % 19 = 0 then now() end
  from generate_series(1, ${CLUBS}) n`;

const seats = `
  insert into club_members (club_id, member_id, status, decided_at)
  select club_id, host_id, 'CLUB_JOINED', null::timestamptz from clubs
  union all
  select club_id, other, 'CLUB_JOINED', null
  from clubs cross join unnest($1::int[]) other
  where other <> host_id and host_id <> $2 and club_id % 3 = 0
  union all
  select club_id, $2, ${values("'CLUB_WAITING'", "'CLUB_REJECTED'", "'CLUB_REJECTED'", "'CLUB_KICKED'")}[1 + club_id % 4],
    timestamptz '2026-11-17 12:00+09' - interval '1 hour' * (20 + club_id % 8)
  from clubs where host_id <> $2 and club_id % 5 = 0`;

export async function makeFilterWorld(
  { database }: Context,
  hostIds: number[],
  viewerId: number,
): Promise<void> {
  await runSql(database, clubs, [hostIds, viewerId]);
  await runSql(database, seats, [hostIds, viewerId]);
  await matchRooms({ database });
}
