import { DATES_AHEAD_MAX } from '@azit/contract/crews/crew.field';
import { firstComingDay } from '@azit/rules/crews/due-dates';
import { plannedDates } from '@azit/rules/crews/rhythm';
import { meetingStart } from '@azit/rules/meeting-time';
import { addDays, seoulToday } from '@azit/rules/seoul-clock';
import { execute, findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { openDueDates } from '#server/modules/clubs/crew-dates/crew-date.repository.ts';
import { openCrewDate } from '#server/modules/clubs/crew-dates/open-crew-date.ts';
import { confirmClub } from '#server/modules/clubs/meetings/attendance/attendance.repository.ts';
import { insertCrew } from '#server/modules/crews/crew.repository.ts';
import { toPlanColumns } from '#server/modules/crews/dates/crew-plan.ts';
import {
  setAlwaysGoing,
  upsertCrewMember,
} from '#server/modules/crews/members/crew-member.repository.ts';
import { imagePath } from '#server/modules/images/image-store.ts';
import type { DemoCrew } from './content/demo-crews.ts';
import { insertDemoMessages, insertDemoRoomMembers, insertDemoRooms } from './demo.repository.ts';
import { findMemberId, type MemberIds } from './member-ids.ts';
import { roomRows } from './room-rows.ts';

const PAST_DAYS = 42;
/** Past demo meetings were open to everyone, because profiles count no members-only meetings. */
const PAST_OPENS_HOURS_BEFORE = 48;
const DAY_MS = 24 * 60 * 60_000;

type Planned = { crew: DemoCrew; banner: string };

/**
 * Creates a crew that has met for six weeks. Only the members who always go have a seat in its next
 * meeting; the others have not answered yet.
 */
export async function seedCrew(
  tx: Transaction,
  { crew, banner }: Planned,
  ids: MemberIds,
  now: Date,
): Promise<void> {
  const startsOn = addDays(seoulToday(now), -PAST_DAYS);
  const plan = toPlanColumns({
    meetingTime: crew.time,
    durationMinutes: 120,
    isOnline: 'offline',
    location: crew.location,
    memberLimit: crew.limit,
    fee: 0,
  });
  const crewId = await insert(
    tx,
    { crew, banner },
    { plan, startsOn, hostId: findMemberId(ids, crew.host), now },
  );
  await addMembers(tx, crewId, crew, ids, now);
  await addRoom(tx, crewId, crew, ids, now);
  const from = firstComingDay(crew.time, now);
  const all = plannedDates(crew.rhythm, startsOn, startsOn, PAST_DAYS);
  const past = all.filter((date) => date < from);
  const coming = all.filter((date) => date >= from).slice(0, DATES_AHEAD_MAX);
  const open = (
    plannedDate: string,
    nicknames: readonly string[],
    openedAt: Date,
    opensHoursBefore: number | null = null,
  ) => {
    const memberIds = nicknames.map((nickname) => findMemberId(ids, nickname));
    return openCrewDate(
      tx,
      { crewId, plannedDate, plan, opensHoursBefore, isExtra: false, memberIds },
      openedAt,
    );
  };
  for (const [index, date] of past.entries()) {
    const start = meetingStart({ meetingDate: date, meetingTime: crew.time });
    const away = crew.members[index % crew.members.length];
    const going = [crew.host, ...crew.members.filter((nickname) => nickname !== away)];
    const openedAt = new Date(start.getTime() - 7 * DAY_MS);
    const clubId = await open(date, going, openedAt, PAST_OPENS_HOURS_BEFORE);
    const confirmed = new Date(start.getTime() + DAY_MS);
    if (clubId !== undefined && confirmed < now)
      await execute(tx, confirmClub, { club_id: clubId, now: confirmed });
  }
  await execute(tx, openDueDates, { now, crew_id: crewId });
  for (const date of coming) await open(date, [crew.host, ...crew.alwaysGoing], now);
}

type Start = {
  plan: ReturnType<typeof toPlanColumns>;
  startsOn: string;
  hostId: number;
  now: Date;
};

async function insert(
  tx: Transaction,
  { crew, banner }: Planned,
  { plan, startsOn, hostId, now }: Start,
): Promise<number> {
  const row = await findOne(tx, insertCrew, {
    ...plan,
    host_id: hostId,
    name: crew.name,
    intro: crew.intro,
    category_small_id: crew.category,
    every: crew.rhythm.every,
    weekday: crew.rhythm.weekday ?? null,
    nth: crew.rhythm.nth ?? null,
    starts_on: startsOn,
    ahead: DATES_AHEAD_MAX,
    opens_hours_before: null,
    releases_seats: false,
    image_path: imagePath('club_banner'),
    image_name: banner,
    now,
  });
  return row?.crew_id ?? 0;
}

async function addMembers(
  tx: Transaction,
  crewId: number,
  { host, members, alwaysGoing }: DemoCrew,
  ids: MemberIds,
  now: Date,
): Promise<void> {
  const joined = new Date(now.getTime() - PAST_DAYS * DAY_MS);
  for (const nickname of [host, ...members]) {
    const own = { crew_id: crewId, member_id: findMemberId(ids, nickname) };
    const role = nickname === host ? 'HOST' : 'MEMBER';
    await execute(tx, upsertCrewMember, { ...own, role, now: joined });
    await execute(tx, setAlwaysGoing, { ...own, always_going: alwaysGoing.includes(nickname) });
  }
}

async function addRoom(
  tx: Transaction,
  crewId: number,
  { host, members, messages }: DemoCrew,
  ids: MemberIds,
  now: Date,
): Promise<void> {
  const rows = roomRows({
    clubId: null,
    pairKey: null,
    crewId,
    createdAt: new Date(now.getTime() - PAST_DAYS * DAY_MS),
    messages: messages.map(([daysAgo, nickname, body]) => ({
      at: new Date(now.getTime() - daysAgo * DAY_MS),
      senderId: findMemberId(ids, nickname),
      kind: 'TEXT',
      body,
    })),
    members: [host, ...members].map((nickname) => {
      return { memberId: findMemberId(ids, nickname), unread: 0 };
    }),
  });
  await execute(tx, insertDemoRooms, { rooms: JSON.stringify([rows.room]) });
  const pictures = { image_path: '', width: 0, height: 0 };
  const said = JSON.stringify(rows.messages);
  await execute(tx, insertDemoMessages, { messages: said, ...pictures });
  await execute(tx, insertDemoRoomMembers, { members: JSON.stringify(rows.members) });
}
