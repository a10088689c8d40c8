import type pg from 'pg';
import { TODAY } from '../worlds/world.ts';

/** A tenth of 200,000 clubs are the meetings of these crews: 16 past and four coming weeks. */
const CREWS = 1_000;
export const CREW_SIZE = 12;
const WEEKS_PAST = 16;

/** Clubs with these ids become meetings of crews. All others stay ordinary clubs. */
const isCrewDate = 'club_id % 10 = 7';
/**
 * Ordinary clubs whose pages are measured: their hosts have a record, and the full ones have a
 * queue.
 */
export const isShown = 'club_id % 10 in (3, 5)';

const hasSeat = '(nth = 0 or (nth + week) % 4 <> 3)';
const crewMember = `1 + (crew_no - 1) * ${CREW_SIZE} + nth`;
const members = `generate_series(0, ${CREW_SIZE - 1}) as nth`;
const begins = `(meeting_date + meeting_time) at time zone 'Asia/Seoul'`;

/**
 * Fills the clubs that become crew meetings with the same people on the same days in every build.
 * In a build without crews they stay ordinary clubs.
 */
export async function prepareClubs(client: pg.Client): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query(`
    create table crew_dates as
    select club_id, 1 + n % ${CREWS} as crew_no, n / ${CREWS} as week,
      date '${TODAY}' + 1 + n % ${CREWS} % 7 + 7 * (n / ${CREWS} - ${WEEKS_PAST}) as day
    from (select club_id, club_id / 10 as n from clubs where ${isCrewDate}) as numbered`);
  await client.query(`delete from club_members where ${isCrewDate}`);
  await client.query(`
    insert into club_members (club_id, member_id, status, applied_at)
    select club_id, ${crewMember}, 'CLUB_JOINED', now() from crew_dates, ${members}
    where ${hasSeat}`);
  await client.query(`
    update clubs c set meeting_date = day, meeting_time = '19:00', host_id = first.member_id,
      joined_count = seats.taken, gender_restriction = 'ALL', birth_year_min = null,
      birth_year_max = null, cancelled_at = null, attendance_confirmed_at = null,
      member_limit = case when crew_no % 6 = 0 then seats.taken + 1
        when crew_no % 3 = 0 then seats.taken else ${CREW_SIZE + 1} end
    from crew_dates d
    cross join lateral (select ${crewMember} as member_id from (values (0)) as host (nth)) as first
    cross join lateral (select count(*) as taken from ${members} where ${hasSeat}) as seats
    where d.club_id = c.club_id`);
  await client.query(`
    update clubs set attendance_confirmed_at = ${begins} + interval '1 day'
    where meeting_date < date '${TODAY}' - 1 and cancelled_at is null
      and (${isCrewDate} or ${isShown})`);
  await client.query(`
    update club_members set applied_at = now() - interval '90 days',
      decided_at = now() - interval '90 days' + club_member_id % 30 * interval '1 hour'
    where ${isShown} and status in ('CLUB_JOINED', 'CLUB_REJECTED')`);
  await client.query(`
    insert into club_members (club_id, member_id, status, join_answer)
    select club_id, 1 + (club_id * 31 + nth * 17) % (select count(*) from members),
      'CLUB_WAITING', '기다릴게요.'
    from clubs, generate_series(1, 3) as nth
    where ${isShown} and is_full and meeting_date > date '${TODAY}' on conflict do nothing`);
}

export async function insertCrews(client: pg.Client): Promise<void> {
  for (const text of [...crews, ...dates, ...queues, ...rooms]) await client.query(text);
  await client.query('vacuum analyze crews, crew_members, club_answers, club_cohosts, seat_offers');
  await client.query('vacuum analyze chat_rooms, chat_members, chat_messages');
}

/** Creates the statistics and search texts that the jobs of a server would create. */
export async function finishClubs(client: pg.Client): Promise<void> {
  await client.query(`
    delete from club_search where ${isCrewDate}
      or club_id in (select club_id from clubs where not is_listed)`);
  await client.query(`
    insert into club_search select * from club_search_source
    where ${isCrewDate} and meeting_date >= date '${TODAY}'`);
  await client.query('drop table crew_dates');
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze clubs, club_members, club_search');
}

const crews = [
  `insert into crews (crew_id, host_id, name, intro, category_small_id, every, weekday, starts_on,
      meeting_time, duration_minutes, is_online, location, member_limit, fee, ahead,
      opens_hours_before, joined_count, created_at, hosted_at)
    overriding system value
    select crew_no, c.host_id, c.club_name, c.club_info, c.category_small_id, 'WEEKLY',
      extract(dow from day), day, '19:00', c.duration_minutes, false, '서울 성동구 연무장길',
      ${CREW_SIZE + 1}, c.fee, 4, case when crew_no % 2 = 1 then 168 end, ${CREW_SIZE},
      now() - interval '200 days', now()
    from crew_dates join clubs c using (club_id) where week = 0`,
  `insert into crew_members (crew_id, member_id, role, state, always_going, joined_at)
    select crew_no, ${crewMember}, case nth when 0 then 'HOST' when 1 then 'COHOST' else 'MEMBER' end,
      'JOINED', nth < 3, now() - interval '190 days'
    from generate_series(1, ${CREWS}) as crew_no, ${members}`,
];

const dates = [
  `update clubs c set crew_id = d.crew_no, planned_date = day,
      opens_at = case when d.crew_no % 2 = 1 then ${begins} - interval '168 hours' end,
      visibility = case when d.crew_no % 2 = 1 and ${begins} < now() + interval '168 hours'
        then 'LISTED' else 'BY_LINK' end
    from crew_dates d where d.club_id = c.club_id`,
  `update clubs set visibility = 'BY_LINK' where club_id % 1000 = 1`,
  `insert into club_cohosts (club_id, member_id)
    select club_id, ${crewMember} from crew_dates, (values (1)) as cohost (nth)`,
  `insert into club_answers (club_id, member_id, is_going, answered_at)
    select club_id, ${crewMember}, ${hasSeat}, now() - interval '2 days'
    from crew_dates, ${members}
    where week >= ${WEEKS_PAST} and nth > 0 and (${hasSeat} or nth % 2 = 0)`,
];

/** Members of full crew meetings and applicants of full clubs wait; some of them have an offer. */
const queues = [
  `insert into club_members (club_id, member_id, status, queued_at, is_preapproved)
    select club_id, ${crewMember}, 'CLUB_WAITING', now() - nth * interval '1 hour', true
    from crew_dates, ${members}
    where week >= ${WEEKS_PAST} and crew_no % 3 = 0 and not ${hasSeat} and nth % 2 = 1`,
  `update club_members q set queued_at = now() - club_member_id % 9 * interval '1 hour',
      is_preapproved = club_member_id % 2 = 0
    from clubs c where c.club_id = q.club_id and c.club_id % 10 = 5 and c.is_full
      and c.meeting_date > date '${TODAY}' and q.status = 'CLUB_WAITING'`,
  `update club_members q set expires_at = now() + interval '12 hours'
    where club_member_id in (
      select min(club_member_id) from club_members join crew_dates using (club_id)
      where queued_at is not null and crew_no % 6 = 0 group by club_id)`,
  `insert into seat_offers (club_id, member_id, offered_at, expires_at)
    select club_id, member_id, now(), expires_at from club_members
    where queued_at is not null and expires_at is not null`,
  `update clubs set offered_count = 1 where club_id in (select club_id from seat_offers)`,
];

const rooms = [
  `insert into chat_rooms (crew_id, last_seq, last_message_at, created_at)
    select crew_id, 30, now(), now() - interval '190 days' from crews`,
  `insert into chat_members (room_id, member_id, joined_seq, read_seq)
    select room_id, member_id, 0, 10 from chat_rooms join crew_members using (crew_id)`,
  `insert into chat_messages (room_id, seq, sender_id, client_id, kind, body, created_at)
    select room_id, n, host_id, 'crew-' || n || '-message',
      case when n = 20 then 'ANNOUNCEMENT' else 'TEXT' end, '여섯 시에 만나요.', now()
    from chat_rooms join crews using (crew_id), generate_series(1, 30) as n`,
];
