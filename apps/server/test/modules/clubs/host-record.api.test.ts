import { expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { insertRow } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let viewer: TestMember;
test.beforeEach(async () => {
  host = await createMember(server.context);
  viewer = await createMember(server.context);
});

async function readRecord() {
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const call = { method: 'GET', url: `/api/clubs/${clubId}`, token: viewer.token } as const;
  return (await server.call(call)).json().data.hostRecord;
}

/** Adds a past meeting for which the host accepted one member after the given number of minutes. */
async function hold(minutes: number, parts: object = {}) {
  const { context } = server;
  const past = { hostId: host.memberId, meetingDate: '2026-11-10', ...parts };
  const clubId = await createClub(context, past);
  const { memberId } = await createMember(context);
  const decidedAt = new Date(context.clock.now().getTime() - 5 * 24 * 60 * 60_000);
  await addClubMember(context, clubId, memberId, 'CLUB_JOINED', null, decidedAt);
  const { database } = context;
  const appliedAt = new Date(decidedAt.getTime() - minutes * 60_000);
  const client = await database.checkOut();
  await client.query(
    'update club_members set applied_at = $2 where club_id = $1 and member_id = $3',
    [clubId, appliedAt, memberId],
  );
  client.release();
  return { clubId, memberId };
}

test('the host record of a new host is empty', async () => {
  expect(await readRecord()).toEqual({
    clubsHeld: 0,
    usualAnswerMinutes: null,
    meetingCount: 0,
    topPraise: null,
  });
});

// covers G43 (docs/coverage-statements.md)
test('the usual answer time of a host is unknown until five answers, then their median', async () => {
  for (const minutes of [10, 20, 180, 400]) await hold(minutes);
  expect(await readRecord()).toMatchObject({ clubsHeld: 4, usualAnswerMinutes: null });
  await hold(500);
  expect(await readRecord()).toMatchObject({ clubsHeld: 5, usualAnswerMinutes: 180 });
});

// covers G43 (docs/coverage-statements.md)
test('cancelled and link-only meetings do not count in the host record', async () => {
  await hold(10, { visibility: 'BY_LINK' });
  await hold(10, { cancelledAt: server.clock.now() });
  expect(await readRecord()).toMatchObject({ clubsHeld: 0, meetingCount: 0 });
});

test('other members see a member’s number of meetings and most frequent praise', async () => {
  const { clubId, memberId } = await hold(10);
  for (const [reviewer, comment_category] of [
    [viewer, 'KEEP_ON_TIME'],
    [host, 'MOOD_MAKER'],
    [await createMember(server.context), 'KEEP_ON_TIME'],
  ] as const)
    await insertRow(server.context.database, 'reviews', {
      club_id: clubId,
      reviewer_id: reviewer.memberId,
      reviewee_id: memberId,
      comment_category,
    });
  const call = { method: 'GET', url: `/api/members/${memberId}`, token: viewer.token } as const;
  expect((await server.call(call)).json().data).toMatchObject({
    meetingCount: 1,
    topPraise: 'KEEP_ON_TIME',
  });
});
