import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { send } from '#test/factories/crew-factory.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { resetLimits } from '#test/factories/reset-limits.ts';
import { readParts, runSeatJob } from '#test/factories/seat-world.ts';
import { roundCount } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';
import { TEST_START } from '#test/harness/test-clock.ts';
import { type Act, SeatModel, type Step } from './seat-model.ts';

const HISTORIES = roundCount(12);
const STEPS = 80;
vi.setConfig({ testTimeout: 120_000 + HISTORIES * 10_000 });

const HOUR_MS = 60 * 60_000;
const PEOPLE = 5;
/**
 * Starts half an hour away from every limit: each request moves the clock a little, while the model
 * counts whole hours.
 */
const HOURS_AHEAD = 146.5;
const MEETING = { meetingDate: '2026-11-21', meetingTime: '14:30' };

const acts = fc.record({
  who: fc.nat(PEOPLE - 1),
  act: fc.constantFrom<Act>(
    ...(['apply', 'queue', 'queue', 'cancel', 'take', 'take', 'decline'] as const),
    ...(['approve', 'approve', 'accept', 'accept', 'accept', 'reject', 'kick'] as const),
  ),
  amount: fc.constant(0),
});
const limits = fc.record({
  who: fc.constant(0),
  act: fc.constant<Act>('limit'),
  amount: fc.integer({ min: 3, max: 5 }),
});
const waits = fc.record({
  who: fc.constant(0),
  act: fc.constant<Act>('wait'),
  amount: fc.constantFrom(1, 2, 5, 12, 24),
});
/**
 * Choose acts much more often than waiting: otherwise the meeting would begin before the club is
 * full.
 */
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 20, arbitrary: acts },
  { weight: 1, arbitrary: limits },
  { weight: 2, arbitrary: waits },
);

function request(clubId: number, host: TestMember, who: TestMember, { act, amount }: Step) {
  const club = `/api/clubs/${clubId}`;
  const own = `${club}/signups/${who.memberId}`;
  const application = { joinAnswer: '저요.', ...(act === 'queue' && { waitlist: true }) };
  switch (act) {
    case 'apply':
    case 'queue':
      return send(who, 'POST', `${club}/signups`, application);
    case 'cancel':
      return send(who, 'DELETE', own);
    case 'take':
    case 'decline':
      return send(who, 'PUT', `${club}/offer`, { accepting: act === 'take' });
    case 'approve':
      return send(host, 'PUT', `${own}/preapproval`, { approved: true });
    case 'accept':
      return send(host, 'PATCH', own, { status: 'CLUB_JOINED' });
    case 'reject':
      return send(host, 'PATCH', own, { status: 'CLUB_REJECTED' });
    case 'kick':
      return send(host, 'PATCH', `${club}/kicks/${who.memberId}`);
    case 'limit':
      return send(host, 'POST', `${club}/changes`, { memberLimit: amount });
    case 'wait':
      return runSeatJob();
  }
}

async function play(steps: readonly Step[]): Promise<void> {
  server.clock.set(TEST_START);
  const [host, ...people] = (await Promise.all(
    Array.from({ length: PEOPLE + 1 }, () => createMember(server.context)),
  )) as [TestMember, ...TestMember[]];
  const clubId = await createClub(server.context, {
    hostId: host.memberId,
    memberLimit: 3,
    ...MEETING,
  });
  const model = new SeatModel(3, HOURS_AHEAD);
  const expectedParts = () =>
    Object.entries({ ...model.describe() }).map(([who, part]) => [
      String(people[Number(who)]?.memberId),
      part,
    ]);
  for (const one of steps) {
    const who = people[one.who] as TestMember;
    await resetLimits(server.context);
    if (one.act === 'wait') server.clock.advance(one.amount * HOUR_MS);
    // Advance the clock, so that two members never join the queue at the same instant.
    else server.clock.advance(1);
    for (const member of [host, who]) member.token = await logInAs(server.context, member.memberId);
    const status = model.play(one);
    if (status === undefined && one.act !== 'wait') continue;
    const reply = await request(clubId, host, who, one);
    expect(reply?.statusCode).toBe(status);
    const { [host.memberId]: hostPart, ...parts } = await readParts(clubId);
    expect([hostPart, parts]).toEqual(['joined', Object.fromEntries(expectedParts())]);
  }
}

test('after every step of random histories, seats are as the model expects', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), play), {
    numRuns: HISTORIES,
    endOnFailure: false,
  });
});
