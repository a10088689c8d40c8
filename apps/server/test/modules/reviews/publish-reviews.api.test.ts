import { expect } from 'vitest';
import { publishReviews } from '#server/modules/reviews/publish-reviews.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const HOUR = 60 * 60_000;

let host: TestMember;
let me: TestMember;
let third: TestMember;
let clubId: number;
test.beforeEach(async () => {
  host = await createMember(server.context);
  me = await createMember(server.context);
  third = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId, meetingDate: '2026-11-14' });
  await addClubMember(server.context, clubId, me.memberId, 'CLUB_JOINED');
  await addClubMember(server.context, clubId, third.memberId, 'CLUB_JOINED');
});

/** An access token expires within a day, so a member logs in again before each request. */
const logIn = ({ memberId }: TestMember) => logInAs(server.context, memberId);

async function write(from: TestMember, to: TestMember, parts: object = {}) {
  const token = await logIn(from);
  const ids = { reviewerId: from.memberId, revieweeId: to.memberId, clubId };
  const payload = [{ ...ids, commentCategory: 'MOOD_MAKER', ...parts }];
  return server.call({ method: 'POST', url: '/api/reviews', payload, token });
}

const publish = () => publishReviews(server.context, new AbortController().signal);

async function read(url: string, member: TestMember) {
  const token = await logIn(member);
  return (await server.call({ method: 'GET', url, token })).json().data;
}

async function readState(member: TestMember) {
  await publish();
  const received = await read(`/api/reviews/reviewee/${member.memberId}`, member);
  const { reputation } = await read(`/api/members/${member.memberId}`, member);
  const notices: { kind: string }[] = await read('/api/notices', member);
  return [
    received.length,
    reputation,
    notices.filter(({ kind }) => kind === 'REVIEW_RECEIVED').length,
  ];
}

function markAbsent(member: TestMember) {
  const payload = { absent: [member.memberId] };
  const url = `/api/clubs/${clubId}/attendance`;
  return server.call({ method: 'PUT', url, payload, token: host.token });
}

test('reviews of a meeting are published together 24 hours after the first review', async () => {
  expect((await write(me, host)).statusCode).toBe(201);
  server.clock.advance(HOUR);
  await write(host, third);
  server.clock.advance(23 * HOUR - 1000);
  expect([await readState(host), await readState(third)]).toEqual([
    [0, 36.5, 0],
    [0, 36.5, 0],
  ]);
  server.clock.advance(1000);
  expect([await readState(host), await readState(third)]).toEqual([
    [1, 37, 1],
    [1, 37, 1],
  ]);
  expect(await readState(host)).toEqual([1, 37, 1]);
});

test('a published review is readable before the job has raised the reputation', async () => {
  await write(me, host);
  server.clock.advance(24 * HOUR);
  expect(await read(`/api/reviews/reviewee/${host.memberId}`, host)).toHaveLength(1);
});

test('a review written after the first publication is published 24 hours later', async () => {
  await write(me, host);
  server.clock.advance(25 * HOUR);
  await write(third, host);
  expect((await readState(host))[0]).toBe(1);
  server.clock.advance(24 * HOUR);
  expect((await readState(host))[0]).toBe(2);
});

test('reviews are published at once when every participant has written', async () => {
  await write(me, host);
  await write(host, me);
  expect(await readState(host)).toEqual([0, 36.5, 0]);
  await write(third, me);
  expect([await readState(host), await readState(me)]).toEqual([
    [1, 37, 1],
    [2, 37.5, 1],
  ]);
});

test('the last three reviews, written in parallel, publish all reviews immediately', async () => {
  await Promise.all([write(me, host), write(host, third), write(third, me)]);
  for (const member of [host, me, third]) expect(await readState(member)).toEqual([1, 37, 1]);
});

test('reviews published by three jobs in parallel raise the reputation once', async () => {
  await write(me, host);
  server.clock.advance(24 * HOUR);
  await Promise.all([publish(), publish(), publish()]);
  expect(await readState(host)).toEqual([1, 37, 1]);
});

test('a member marked absent cannot be reviewed and does not delay the publication', async () => {
  expect((await markAbsent(third)).statusCode).toBeLessThan(300);
  const offered = await read(`/api/reviews/clubs/${clubId}/reviewees`, me);
  expect(offered).toMatchObject([{ memberId: host.memberId }]);
  const refused = await write(me, third);
  expect(refused.json()).toMatchObject({ status: 403, code: 'REVIEW_NOT_ALLOWED' });
  await write(me, host);
  await write(host, me);
  expect(await readState(host)).toEqual([1, 37.1, 1]);
  const url = `/api/members/${me.memberId}/clubs`;
  const activity = await server.call({ method: 'GET', url, token: await logIn(me) });
  expect(activity.json()).toMatchObject([{ isReviewed: true }]);
});

test('a member who contests the absence can be reviewed again', async () => {
  await markAbsent(third);
  const url = `/api/clubs/${clubId}/attendance/contest`;
  await server.call({ method: 'PUT', url, token: third.token });
  expect(await read(`/api/reviews/clubs/${clubId}/reviewees`, me)).toHaveLength(2);
});

test('a review has one praise or two different praises', async () => {
  expect((await write(me, host, { secondCategory: 'MOOD_MAKER' })).statusCode).toBe(400);
  await write(me, host, { secondCategory: 'CONSIDERATE' });
  await write(third, host, { secondCategory: null });
  server.clock.advance(24 * HOUR);
  const received = await read(`/api/reviews/reviewee/${host.memberId}`, host);
  expect(received).toMatchObject([
    { commentCategory: 'MOOD_MAKER', secondCategory: null },
    { commentCategory: 'MOOD_MAKER', secondCategory: 'CONSIDERATE' },
  ]);
});
