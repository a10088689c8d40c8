import { beforeEach, expect } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { send } from '#test/factories/crew-factory.ts';
import { deliveryWorld } from '#test/factories/delivery-world.ts';
import type { TestMember } from '#test/factories/member-factory.ts';
import {
  answerOffer,
  cancel,
  createFullClub,
  runSeatJob,
  type SeatWorld,
  setTime,
} from '#test/factories/seat-world.ts';
import { server, test } from '#test/harness/server-test.ts';

const { clear, deliver, outbox } = deliveryWorld(() => server, undefined as never);

let world: SeatWorld;
let leaver: TestMember;
let next: TestMember;
beforeEach(async () => {
  world = await createFullClub(1);
  [leaver] = world.seated as [TestMember];
  [next] = world.queue as [TestMember];
});

const readNewest = async (who: TestMember) => {
  const [notice] = (await send(who, 'GET', '/api/notices')).json().data;
  return [notice.kind, notice.text, notice.detail, notice.mayAnswer];
};
const offerAtNoon = async () => {
  await setTime('2026-11-18T12:10:00+09:00', world.host, leaver, next);
  await cancel(leaver, world.clubId);
};

// covers G23 (docs/coverage-statements.md)
test.each<[string, () => Promise<unknown>, string, boolean]>([
  ['open', async () => undefined, '내일\u00a0오전\u00a012:10까지 맡아 둘게요', true],
  ['accepted', () => answerOffer(next, world.clubId, true), '‘갈게요’로 답했어요', false],
  ['declined', () => answerOffer(next, world.clubId, false), '‘다음에 할게요’로 답했어요', false],
  [
    'expired',
    () => setTime('2026-11-19T00:10:00+09:00', next),
    '자리가 다음 사람에게 넘어갔어요',
    false,
  ],
  [
    'of a cancelled club',
    () => send(world.host, 'DELETE', `/api/clubs/${world.clubId}`),
    '취소돼서 열리지 않아요.',
    false,
  ],
])(
  'the notice of an offered seat shows that the offer is %s',
  async (_, act, detail, mayAnswer) => {
    await offerAtNoon();
    await act();
    const notices = (await send(next, 'GET', '/api/notices')).json().data;
    const offer = notices.find(({ kind }: { kind: string }) => kind === 'SEAT_OFFERED');
    expect([offer.text, offer.detail, offer.mayAnswer]).toEqual([
      '자리가 났어요',
      detail,
      mayAnswer,
    ]);
  },
);

test('the notice of a seat freed in the last hours can be answered until it is taken', async () => {
  const two = await createFullClub(2);
  const [first, second] = two.queue as [TestMember, TestMember];
  await setTime('2026-11-21T12:00:00+09:00', two.seated[0] as TestMember, first, second);
  await cancel(two.seated[0] as TestMember, two.clubId);
  const text = '곧 시작하는 자리가 났어요';
  expect(await readNewest(second)).toEqual(['SEAT_OPEN', text, '먼저 답한 사람이 가요', true]);
  await answerOffer(first, two.clubId, true);
  expect(await readNewest(second)).toEqual(['SEAT_OPEN', text, '다른 사람이 먼저 답했어요', false]);
  expect(await readNewest(first)).toEqual(['SEAT_OPEN', text, '‘갈게요’로 답했어요', false]);
});

test.each([
  ['is offered to the queue', true, '다음 사람에게 물어봤어요'],
  ['stays free', false, '자리가 하나 비었어요'],
])(
  'the notice about a seat that a member gave up says whether the seat %s',
  async (_, hasQueue, detail) => {
    if (!hasQueue) await cancel(next, world.clubId);
    await send(leaver, 'PUT', `/api/clubs/${world.clubId}/answer`, { going: false });
    const text = `${leaver.nickname}님이 못 온다고 알렸어요`;
    expect(await readNewest(world.host)).toEqual(['SEAT_GIVEN_BACK', text, detail, false]);
  },
);

test('the notice to the host of a seat freed late says that the queue was notified', async () => {
  const now = '2026-11-21T12:00:00+09:00';
  await setTime(now, leaver, world.host, next);
  await send(leaver, 'PUT', `/api/clubs/${world.clubId}/answer`, { going: false });
  expect((await readNewest(world.host))[2]).toBe('다음 사람에게 물어봤어요');
  await answerOffer(next, world.clubId, true);
});

const readMails = async ({ email }: TestMember) => {
  await deliver();
  return (await outbox()).filter(({ recipient }) => recipient === email);
};

test('an offer is mailed with its deadline and both answers', async () => {
  await clear();
  await offerAtNoon();
  const [mail] = await readMails(next);
  expect(mail?.subject).toBe('자리가 났어요 · 성수에서 볼더링');
  for (const part of [
    '내일\u00a0오전\u00a012:10까지 맡아 둘게요',
    '시간이 지나면 다음 사람에게 넘어가요.',
    '갈게요: ',
    '다음에 할게요: ',
  ])
    expect(mail?.text_body).toContain(part);
});

test('an offer that was declined before its mail was sent is not mailed', async () => {
  await clear();
  await offerAtNoon();
  await answerOffer(next, world.clubId, false);
  expect(await readMails(next)).toEqual([]);
});

test('an expired application is mailed with a way to apply again', async () => {
  const clubId = await createClub(server.context, { hostId: world.host.memberId });
  await send(next, 'POST', `/api/clubs/${clubId}/signups`, { joinAnswer: '저요.' });
  await clear();
  server.clock.advance(48 * 60 * 60_000);
  await runSeatJob();
  const [mail] = await readMails(next);
  expect(mail?.subject).toBe('시간 안에 답을 받지 못했어요 · 성수에서 볼더링');
  expect(mail?.text_body).toContain('다시 신청하기: ');
});

test.each([
  ['SEAT_OFFERED', '2026-11-20T12:00:00+09:00'],
  ['SEAT_OPEN', '2026-11-21T12:30:00+09:00'],
])('the mail %s has the date, time and location of the meeting', async (kind, time) => {
  await clear();
  await setTime(time, leaver, next);
  await cancel(leaver, world.clubId);
  await deliver();
  const mail = (await outbox()).find((one) => one.kind === kind);
  expect(mail?.text_body).toContain('일시: 11월 21일 (토) 오후 2:00\n');
  expect(mail?.text_body).toContain('장소: 서울 성동구 연무장길 7\n');
  await answerOffer(next, world.clubId, true);
});
