import { beforeEach, expect } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import { joinClubRoom } from '#server/modules/chats/rooms/club-room.ts';
import { remindMembers } from '#server/modules/reminders/remind-members.ts';
import { unchangedPlan } from '#test/factories/club-factory.ts';
import { createCrew, insertDate, send } from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import type { TestMember } from '#test/factories/member-factory.ts';
import {
  cancel,
  createFullClub,
  readClub,
  readKinds,
  readPart,
  runSeatJob,
  type SeatWorld,
  setTime,
} from '#test/factories/seat-world.ts';
import { server, test } from '#test/harness/server-test.ts';

const LATE = '2026-11-21T08:00:00+09:00';

let world: SeatWorld;
let silent: TestMember;
let next: TestMember;
beforeEach(async () => {
  world = await createFullClub(1);
  [, silent, next] = [...world.seated, ...world.queue] as [TestMember, TestMember, TestMember];
  const body = { ...unchangedPlan, memberLimit: 3, releasesSeats: true };
  await send(world.host, 'PATCH', `/api/clubs/${world.clubId}`, body);
});

const everybody = () => [world.host, ...world.seated, ...world.queue];
const readParts = () => Promise.all([silent, next].map((who) => readPart(world.clubId, who)));
const answer = (who: TestMember, going: boolean) =>
  send(who, 'PUT', `/api/clubs/${world.clubId}/answer`, { going });

async function answerTheDayBefore() {
  await setTime('2026-11-20T15:00:00+09:00', ...everybody());
  const [first = silent] = world.seated;
  expect((await answer(first, true)).statusCode).toBe(200);
}

// covers G52 (docs/coverage-statements.md)
test('the seat of a member who did not answer is offered six hours before the start', async () => {
  await answerTheDayBefore();
  await setTime('2026-11-21T07:59:59+09:00');
  await runSeatJob();
  expect(await readParts()).toEqual(['joined', 'queued']);
  await setTime(LATE, ...everybody());
  await Promise.all([runSeatJob(), runSeatJob()]);
  expect(await readParts()).toEqual(['none', 'offered']);
  expect(await readPart(world.clubId, world.seated[0] ?? silent)).toBe('joined');
  expect(await readKinds(silent)).toEqual(['SEAT_RELEASED']);
  expect(await readKinds(next)).toContain('SEAT_OFFERED');
});

test('the room says that the seat was handed on, not that the member left', async () => {
  const { context } = server;
  await inTransaction(context, (tx) =>
    joinClubRoom(tx, {
      clubId: world.clubId,
      memberId: silent.memberId,
      hostId: world.host.memberId,
    }),
  );
  await answerTheDayBefore();
  await setTime(LATE, ...everybody());
  await runSeatJob();
  const rooms = (await send(world.host, 'GET', '/api/chats')).json().data;
  expect(rooms[0].lastMessage.text).toBe(`답이 없어 ${silent.nickname}님의 자리를 넘겼어요`);
});

test('notices warn of the release, and promise no queue of a link-only club', async () => {
  await answerTheDayBefore();
  await remindMembers(server.context, new AbortController().signal);
  const warning = '내일 오전 8:00까지 답이 없으면 자리가 기다리는 사람에게 넘어가요.';
  const readRemark = async (kind: string) => {
    const { data } = (await send(silent, 'GET', '/api/notices')).json();
    const notice = data.find((one: { kind: string }) => one.kind === kind);
    return notice.remark?.replaceAll('\u00a0', ' ');
  };
  expect(await readRemark('MEETING_TOMORROW')).toBe(warning);
  await runSql(server.context.database, `update clubs set visibility = 'BY_LINK'`, []);
  await setTime(LATE, ...everybody());
  await runSeatJob();
  expect(await readRemark('SEAT_RELEASED')).toBeUndefined();
});

test('a first answer in the last six hours is refused even before the job has run', async () => {
  await answerTheDayBefore();
  await setTime(LATE, ...everybody());
  const released = { status: 409, message: '답이 없어 자리를 넘겼어요.' };
  expect((await answer(silent, true)).json()).toMatchObject(released);
  expect((await cancel(silent, world.clubId)).statusCode).toBe(404);
  expect(await readParts()).toEqual(['joined', 'queued']);
  await runSeatJob();
  expect(await readParts()).toEqual(['none', 'offered']);
  for (const path of ['answer', 'confirmation']) {
    const url = `/api/clubs/${world.clubId}/${path}`;
    expect((await send(silent, 'PUT', url, { going: true })).json()).toMatchObject(released);
  }
});

test.for([
  ['the time is changed', LATE, { meetingTime: '15:00' }],
  [
    'the meeting is moved to an earlier day',
    '2026-11-20T15:00:00+09:00',
    { meetingDate: '2026-11-20', meetingTime: '20:00' },
  ],
] as const)(
  'less than six hours before the start, no seat is released when %s',
  async ([, now, body]) => {
    await answerTheDayBefore();
    expect((await answer(silent, true)).statusCode).toBe(200);
    await setTime(now, ...everybody());
    const url = `/api/clubs/${world.clubId}/changes`;
    expect((await send(world.host, 'POST', url, body)).statusCode).toBe(201);
    await runSeatJob();
    expect(await readParts()).toEqual(['joined', 'queued']);
  },
);

test('a plan change in the last six hours releases unanswered seats before a job runs', async () => {
  await answerTheDayBefore();
  await setTime(LATE, ...everybody());
  const url = `/api/clubs/${world.clubId}/changes`;
  await send(world.host, 'POST', url, { meetingTime: '15:00' });
  expect(await readParts()).toEqual(['none', 'offered']);
});

test.for([
  ['if the club does not release seats', 'update clubs set releases_seats = false'],
  ['if nobody is in the queue', `delete from club_members where status = 'CLUB_WAITING'`],
  ['if the queued member is not approved', 'update club_members set is_preapproved = false'],
  [
    'to a member who joins the queue later',
    `update club_members set queued_at = '${LATE}'::timestamptz + interval '1 second' where status = 'CLUB_WAITING'`,
  ],
])('no seat is released %s', async ([, sql = '']) => {
  await answerTheDayBefore();
  await runSql(server.context.database, sql, []);
  await setTime('2026-11-21T08:30:00+09:00');
  await runSeatJob();
  expect(await readPart(world.clubId, silent)).toBe('joined');
});

test('the host and members with a seat see releasesSeats; an edit keeps it', async () => {
  const body = { ...unchangedPlan, memberLimit: 3 };
  await send(world.host, 'PATCH', `/api/clubs/${world.clubId}`, body);
  expect((await readClub(world.host, world.clubId)).releasesSeats).toBe(true);
  expect((await readClub(silent, world.clubId)).releasesSeats).toBe(true);
  expect(await readClub(next, world.clubId)).not.toHaveProperty('releasesSeats');
});

test('the meetings of a crew inherit its setting releasesSeats', async () => {
  const crew = await createCrew(0);
  const clubId = await insertDate(crew, { day: '2026-11-25' });
  expect((await readClub(crew.host, clubId)).releasesSeats).toBe(false);
  await send(crew.host, 'PATCH', `/api/crews/${crew.crewId}`, { releasesSeats: true });
  expect((await readClub(crew.host, clubId)).releasesSeats).toBe(true);
  const opened = await send(crew.host, 'POST', `/api/crews/${crew.crewId}/dates`, {
    meetingDate: '2026-12-02',
  });
  expect((await readClub(crew.host, opened.json().data.clubId)).releasesSeats).toBe(true);
});

test('members with a seat see who has answered, others do not', async () => {
  await answerTheDayBefore();
  const [first = silent] = world.seated;
  const read = async (who: TestMember) => {
    const { clubMembers } = await readClub(who, world.clubId);
    return clubMembers
      .filter(({ member }: { member: TestMember }) =>
        world.seated.some(({ memberId }) => memberId === member.memberId),
      )
      .map(({ confirmation }: { confirmation?: string }) => confirmation);
  };
  expect(await read(silent)).toEqual(['GOING', 'PENDING']);
  expect(await read(first)).toEqual(['GOING', 'PENDING']);
  expect(await read(next)).toEqual([undefined, undefined]);
});
