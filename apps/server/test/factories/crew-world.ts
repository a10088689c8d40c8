import type { Rhythm } from '@azit/contract/crews/crew.field';
import { seoulToday } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { joinCrewRoom } from '#server/modules/chats/rooms/crew-room.ts';
import { planDates } from '#server/modules/crews/dates/plan-dates.ts';
import { insertRow, runSql } from './insert-row.ts';
import { createMember, logInAs, type TestMember } from './member-factory.ts';

type CrewParts = {
  size?: number;
  rhythm?: Rhythm;
  ahead?: number;
  memberLimit?: number;
  meetingTime?: string;
  opensHoursBefore?: number | null;
  always?: readonly number[];
};

export type TestCrew = { crewId: number; host: TestMember; members: TestMember[] };

/** Creates a crew that meets every Wednesday at 20:00, with a host and `size - 1` other members. */
export async function createCrew(context: Context, parts: CrewParts = {}): Promise<TestCrew> {
  const { database, clock } = context;
  const host = await createMember(context);
  const { every, weekday, nth } = parts.rhythm ?? { every: 'WEEKLY', weekday: 3 };
  const { crew_id } = await insertRow(database, 'crews', {
    host_id: host.memberId,
    name: '수요일엔 책방',
    category_small_id: 6,
    every,
    weekday: weekday ?? null,
    nth: nth ?? null,
    starts_on: seoulToday(clock.now()),
    meeting_time: parts.meetingTime ?? '20:00',
    duration_minutes: 120,
    is_online: false,
    location: '서울 성동구 연무장길 7',
    member_limit: parts.memberLimit ?? 8,
    fee: 0,
    ahead: parts.ahead ?? 2,
    opens_hours_before: parts.opensHoursBefore ?? null,
    created_at: clock.now(),
    hosted_at: clock.now(),
  });
  const crew: TestCrew = { crewId: Number(crew_id), host, members: [] };
  await addCrewMember(context, crew, host, 'HOST');
  for (let index = 1; index < (parts.size ?? 4); index += 1) {
    const member = await createMember(context);
    await addCrewMember(context, crew, member, 'MEMBER', parts.always?.includes(index));
    crew.members.push(member);
  }
  await inTransaction(context, (tx) => planDates(tx, crew.crewId));
  return crew;
}

async function addCrewMember(
  context: Context,
  { crewId }: TestCrew,
  { memberId }: TestMember,
  role: 'HOST' | 'COHOST' | 'MEMBER' = 'MEMBER',
  alwaysGoing = false,
): Promise<void> {
  await runSql(
    context.database,
    `insert into crew_members (crew_id, member_id, role, state, always_going, joined_at)
     values ($1, $2, $3, 'JOINED', $4, $5)
     on conflict (crew_id, member_id) do update set state = 'JOINED', joined_at = excluded.joined_at`,
    [crewId, memberId, role, alwaysGoing, context.clock.now()],
  );
  await inTransaction(context, (tx) => joinCrewRoom(tx, { crewId, memberId }));
}

export type DateRow = { clubId: number; plannedDate: string; isOpen: boolean };

export async function readDates({ database }: Context, { crewId }: TestCrew): Promise<DateRow[]> {
  const rows = await runSql(
    database,
    `select club_id, planned_date::text as date, cancelled_at is null as is_open
     from clubs where crew_id = $1 order by planned_date`,
    [crewId],
  );
  return rows.map((row) => ({
    clubId: Number(row.club_id),
    plannedDate: String(row.date),
    isOpen: Boolean(row.is_open),
  }));
}

export async function getCrewRoom({ database }: Context, { crewId }: TestCrew): Promise<number> {
  const rows = await runSql(database, 'select room_id from chat_rooms where crew_id = $1', [
    crewId,
  ]);
  return Number(rows[0]?.room_id);
}

/**
 * The app renews the login when it is opened, so logging in has the same effect as opening the app.
 */
export async function openApp(context: Context, { memberId }: TestMember): Promise<void> {
  await logInAs(context, memberId);
  await runSql(
    context.database,
    `insert into refresh_tokens (session_id, token_hash, created_at, expires_at)
     select session_id, decode(md5(random()::text), 'hex'), $2, $2
     from sessions where member_id = $1 order by created_at desc limit 1`,
    [memberId, context.clock.now()],
  );
}
