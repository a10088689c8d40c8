import { auth } from '@azit/contract/auth/auth.endpoints';
import { applications } from '@azit/contract/clubs/applications.endpoints';
import { members } from '@azit/contract/members/members.endpoints';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { sampleSeat, viewer } from '#web/testing/sample-replies.ts';
import { call } from './client.ts';

const peer = apiPeerPerTest();
const seat = { json: { data: sampleSeat(viewer, 'CLUB_WAITING') }, status: 201 };
let clocks: AbortController[] = [];
const limits: number[] = [];

beforeEach(() => {
  clocks = [];
  limits.length = 0;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const clock = new AbortController();
    limits.push(limit);
    clocks.push(clock);
    return clock.signal;
  });
});

afterEach(() => vi.restoreAllMocks());

function apply(joinAnswer: string) {
  const body = { memberId: viewer.memberId, joinAnswer };
  return call(applications.apply, { params: { clubId: 3 }, body });
}

const keys = () => peer.seen.map(({ headers }) => headers['idempotency-key']);

async function loseReply(attempt: number): Promise<void> {
  await vi.waitFor(() => expect(peer.seen).toHaveLength(attempt));
  clocks[attempt - 1]?.abort();
}

test('an application with a late response is sent again with the same idempotency key', async () => {
  const late = Promise.withResolvers<void>();
  peer.reply = () => (peer.seen.length === 1 ? { ...seat, after: late.promise } : seat);
  const sent = apply('한 번요.');
  await loseReply(1);
  await expect(sent).resolves.toEqual(seat.json);
  expect(peer.seen).toHaveLength(2);
  expect(keys()[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys()[1]).toBe(keys()[0]);
  expect(peer.seen[1]?.body).toBe(peer.seen[0]?.body);
  late.resolve();
});

test('a manual retry of an application without a response has the same idempotency key', async () => {
  const never = Promise.withResolvers<void>();
  peer.reply = () => (peer.seen.length <= 2 ? { ...seat, after: never.promise } : seat);
  const sent = apply('두 번요.');
  const failed = expect(sent).rejects.toMatchObject({ code: 'TIMED_OUT' });
  await loseReply(1);
  await loseReply(2);
  await failed;
  await apply('두 번요.');
  await apply('두 번요.');
  expect(new Set(keys().slice(0, 3)).size).toBe(1);
  expect(keys()[3]).not.toBe(keys()[0]);
  never.resolve();
});

test('a login request has a timeout of 10 s', async () => {
  peer.reply = () => ({ status: 401, json: { status: 401, code: 'X', message: '틀렸어요.' } });
  await expect(call(auth.logIn, { body: { email: 'a@b.kr', password: 'x' } })).rejects.toThrow();
  expect(limits).toEqual([10_000]);
});

test('an upload has a timeout of 15 s and an idempotency key', async () => {
  const upload = vi.spyOn(XMLHttpRequest.prototype, 'send');
  peer.reply = () => ({ status: 413, json: { status: 413, code: 'X', message: '커요.' } });
  const files = { image: new File(['pixels'], 'me.png', { type: 'image/png' }) };
  await expect(call(members.changeImage, { params: { memberId: 7 }, files })).rejects.toThrow();
  expect(upload.mock.contexts[0]).toMatchObject({ timeout: 15_000 });
  expect(keys()[0]).toBeDefined();
});
