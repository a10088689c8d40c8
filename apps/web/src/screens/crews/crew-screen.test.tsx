import type { Crew, CrewPause } from '@azit/contract/crews/crew.schema';
import { UNKNOWN_NICKNAME } from '@azit/contract/members/member.field';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { hostedCrew, sampleCrew, sampleDate } from '#web/testing/sample-crews.ts';
import { enterAsViewer, refused } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

async function show(crew: Crew, path = '/crew/12') {
  peer.reply = ({ method, path: requested }) => {
    if (method !== 'GET') return { status: 204 };
    if (requested === '/api/crews/12') return { json: { data: crew } };
    return { json: { data: { unread: 0 } } };
  };
  return openScreen(path);
}

const writes = () =>
  peer.seen
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/crews/'))
    .map(({ method, path, body }) => [method, path, body]);

const paused = (parts: Partial<CrewPause>): Partial<Crew> => ({
  dates: [],
  paused: { reason: 'TOO_FEW', pausedAt: '2026-11-17T00:00:00Z', takeOverFrom: null, ...parts },
});
const skipped = sampleDate({ clubId: null, skipped: true, skipNote: '연말이라 쉬어 갈게요.' });
const alone = sampleDate({ goingCount: 1, unanswered: 2, myAnswer: true });

test.for<[string, Crew, RegExp[]]>([
  ['nobody answered', hostedCrew({ dates: [alone] }), [/2명에게 물어봤어요/]],
  ['skipped', sampleCrew({ dates: [skipped] }), [/11월 18일은 쉬어요/, /연말이라 쉬어 갈게요/]],
  ['no rhythm', sampleCrew({ dates: [] }), [/아직 정해진 날이 없어요/]],
  ['paused for the host', hostedCrew(paused({})), [/크루가 잠시 멈췄어요/, /계속 만나기/]],
  ['paused for a member', sampleCrew(paused({})), [/크루가 잠시 쉬고 있어요/]],
  ['silent for eight weeks', hostedCrew(paused({ reason: 'NO_ACTIVITY' })), [/8주 동안/]],
  ['past meetings missing', sampleCrew({ past: [] }), [/첫 만남을 기다리고 있어요/]],
  [
    'ended',
    sampleCrew({ endedAt: '2026-11-01T00:00:00Z', roomReadableUntil: '2026-11-30T00:00:00Z' }),
    [/크루가 끝났어요/, /11월 30일까지 채팅방을/, /함께한 14번은/],
  ],
])('a crew in the state "%s" explains what happens next', async ([, crew, texts]) => {
  await show(crew);
  await screen.findByRole('heading', { name: '수요일엔 책방' });
  for (const text of texts) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

test('a member may take over a crew without a host only from the given day', async () => {
  await show(sampleCrew(paused({ reason: 'NO_HOST', takeOverFrom: '2099-11-24T00:00:00Z' })));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: '내가 이어받기' });
  expect(button.disabled).toBe(true);
  expect(screen.getByText(/11월 24일부터 멤버 누구나/)).toBeTruthy();
});

test.for<[string, Partial<Crew>, string]>([
  ['takes over', paused({ reason: 'NO_HOST', takeOverFrom: '2026-01-01' }), '내가 이어받기'],
  ['accepts a hand-over', { requestedRole: 'HOST' }, '맡을게요'],
])('a member with an incomplete profile who %s is led to the profile', async ([, parts, act]) => {
  const message = '사진, 자기소개, 관심사를 채우면 크루 호스트를 맡을 수 있어요.';
  const router = await show(sampleCrew(parts));
  const { reply } = peer;
  peer.reply = (request) =>
    request.method === 'GET' ? reply(request) : refused(403, message, 'PROFILE_INCOMPLETE');
  await userEvent.click(await screen.findByRole('button', { name: act }));
  expect(await screen.findByText(message)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '프로필 채우기' }));
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/userpage/edit/7'));
});

test('the page of an unknown crew says that it does not exist', async () => {
  peer.reply = () => refused(404);
  await openScreen('/crew/12');
  expect(await screen.findByText(/페이지를 찾을 수 없어요/)).toBeTruthy();
});

test('a crew that fails to load shows a button to try again', async () => {
  peer.reply = ({ path }) =>
    path === '/api/crews/12' ? refused(500) : { json: { data: { unread: 0 } } };
  await openScreen('/crew/12');
  expect(await screen.findByText('크루를 불러오지 못했어요.')).toBeTruthy();
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeTruthy();
});

test('the host of a crew sees which members have not answered', async () => {
  const waitingFor = [{ ...sampleCrew().members?.[3]?.member }].filter(isPerson);
  const date = sampleDate({
    goingCount: 2,
    notGoing: 1,
    unanswered: 1,
    myAnswer: true,
    waitingFor,
  });
  await show(hostedCrew({ dates: [date] }));
  expect(await screen.findByText(/모카님은 아직 답하지 않았어요/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '갈게요' })).toBeNull();
});

test('people who must answer again after a change count as 아직, not as 간다', async () => {
  const waitingFor = [{ ...sampleCrew().members?.[3]?.member }].filter(isPerson);
  const counts = { goingCount: 3, unconfirmed: 1, unanswered: 1, waitingFor };
  await show(hostedCrew({ dates: [sampleDate({ ...counts, myAnswer: true })] }));
  const card = within(await screen.findByRole('region', { name: '다음 모임, 11월 18일' }));
  expect(card.getByText('간다').closest('div')?.textContent).toBe('간다2');
  expect(card.getByText('아직').closest('div')?.textContent).toBe('아직1');
  expect(card.queryByText('모두 답했어요.')).toBeNull();
});

test('a co-host of a crew can answer, change and skip a meeting', async () => {
  const myRole = 'COHOST';
  await show(sampleCrew({ myRole, dates: [sampleDate({ notGoing: 1 })] }));
  const card = within(await screen.findByRole('region', { name: '다음 모임, 11월 18일' }));
  expect(card.getByRole('button', { name: '갈게요' })).toBeTruthy();
  expect(card.getByText('못 간다').closest('div')?.textContent).toBe('못 간다1');
  expect(card.getByRole('link', { name: '일정 바꾸기' })).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: '건너뛰기' }));
  expect(await screen.findByRole('dialog', { name: '11월 18일은 쉴까요?' })).toBeTruthy();
});

test('the host of a crew without meetings reads no text that is meant for members', async () => {
  await show(hostedCrew({ dates: [] }));
  expect(await screen.findByText(/아직 정해진 날이 없어요/)).toBeTruthy();
  expect(screen.queryByText(/호스트가 날짜를 열면/)).toBeNull();
});

function isPerson(person: object): person is NonNullable<Crew['members']>[number]['member'] {
  return 'memberId' in person;
}

test('a new host without a seat in a full meeting answers like a member', async () => {
  await show(hostedCrew({ dates: [sampleDate({ goingCount: 8 })] }));
  expect(await screen.findByRole('button', { name: '못 가요' })).toBeTruthy();
});

test.each([
  ['no candidates', { json: { data: [] } }, '지금 초대할 수 있는 사람이 없어요.'],
  ['an error', refused(500), '다시 시도'],
])('the sheet for invitations has no send button after %s', async (_, reply, text) => {
  peer.reply = ({ path }) => {
    if (path === '/api/crews/12') return { json: { data: hostedCrew() } };
    return path.includes('candidates') ? reply : { json: { data: { unread: 0 } } };
  };
  await openScreen('/crew/12');
  await userEvent.click(await screen.findByRole('button', { name: /멤버 초대하기/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '멤버 초대하기' }));
  expect(await sheet.findByText(text)).toBeTruthy();
  expect(sheet.queryByRole('button', { name: '함께할 사람을 골라 주세요' })).toBeNull();
});

test('while attendance is unconfirmed, the invite sheet links to the past meeting', async () => {
  const crew = hostedCrew({ past: [sampleDate({ clubId: 7 })] });
  peer.reply = ({ path }) => {
    if (path === '/api/crews/12') return { json: { data: crew } };
    return path.includes('candidates') ? refused(422) : { json: { data: { unread: 0 } } };
  };
  await openScreen('/crew/12');
  await userEvent.click(await screen.findByRole('button', { name: /멤버 초대하기/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '멤버 초대하기' }));
  const link = await sheet.findByRole<HTMLAnchorElement>('link', { name: '확인하러 가기' });
  expect(link.pathname).toBe('/azit/detail/7');
  expect(sheet.queryByRole('button', { name: '다시 시도' })).toBeNull();
});

test('skipping a crew meeting needs a confirmation and sends the note of the host', async () => {
  await show(hostedCrew());
  await userEvent.click(await screen.findByRole('button', { name: '건너뛰기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '11월 18일은 쉴까요?' }));
  await userEvent.type(dialog.getByLabelText('한마디 남기기'), '출장이에요');
  await userEvent.click(dialog.getByRole('button', { name: '이날은 쉬기' }));
  await vi.waitFor(() =>
    expect(writes()).toEqual([
      ['DELETE', '/api/crews/12/dates/2099-11-18', '{"note":"출장이에요"}'],
    ]),
  );
});

test.each(['/crew/12', '/crew/12/dates'])(
  'on %s, a planned day reads 아직 열지 않은 날, not as a meeting without answers',
  async (path) => {
    const planned = sampleDate({ clubId: null, meetingDate: '2099-11-25', goingCount: 0 });
    await show(hostedCrew({ dates: [sampleDate({ myAnswer: true }), planned] }), path);
    expect(await screen.findByText(/아직 열지 않은 날이에요/)).toBeTruthy();
    expect(screen.queryByText(/아직 답한 사람이 없어요/)).toBeNull();
  },
);

test('skipping a planned day asks whether to open no meeting, and sends no note', async () => {
  const planned = sampleDate({ clubId: null, meetingDate: '2099-11-25', goingCount: 0 });
  await show(hostedCrew({ dates: [planned] }), '/crew/12/dates');
  await userEvent.click(await screen.findByRole('button', { name: '열지 않기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '11월 25일은 열지 않을까요?' }));
  expect(dialog.queryByRole('textbox')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: '열지 않기' }));
  await vi.waitFor(() =>
    expect(writes()).toEqual([['DELETE', '/api/crews/12/dates/2099-11-25', '{"note":null}']]),
  );
});

test.each([
  ['새 날짜부터', false],
  ['모두 바꾸기', true],
])('the answer %s decides whether a new rhythm moves open meetings: %s', async (answer, moves) => {
  await show(hostedCrew());
  await userEvent.click(await screen.findByRole('button', { name: /매주 수요일/ }));
  await userEvent.click(await screen.findByRole('radio', { name: '2주마다' }));
  await userEvent.click(screen.getByRole('button', { name: '바꾸기' }));
  expect(await screen.findAllByText(/따로 연 날은|새 간격에 맞지 않는 날은/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: answer }));
  const body = { rhythm: { every: 'BIWEEKLY', weekday: 3 }, applyToOpenDates: moves };
  await vi.waitFor(() =>
    expect(writes()).toEqual([['PUT', '/api/crews/12/rhythm', JSON.stringify(body)]]),
  );
});

test('the sheet of a crew member without a visible profile says that there is none', async () => {
  const members = (sampleCrew().members ?? []).map((one) =>
    one.member.memberId === 3
      ? { ...one, member: { ...one.member, nickname: UNKNOWN_NICKNAME } }
      : one,
  );
  await show(hostedCrew({ members }), '/crew/12/members');
  await userEvent.click(await screen.findByRole('button', { name: '알 수 없는 회원님 관리' }));
  expect(await screen.findByText('프로필을 볼 수 없는 회원이에요')).toBeTruthy();
  expect(screen.queryByText('프로필 보기')).toBeNull();
});

test('the host sees in the member list who has not yet answered a role request', async () => {
  const members = (hostedCrew().members ?? []).map((one) =>
    one.member.memberId === 3 ? { ...one, requestedRole: 'HOST' as const } : one,
  );
  await show(hostedCrew({ members }), '/crew/12/members');
  expect(await screen.findByText('호스트를 넘기는 중이에요. 답을 기다려요')).toBeTruthy();
});

test('the host can take back a role request that is not yet answered', async () => {
  const members = (hostedCrew().members ?? []).map((one) =>
    one.member.memberId === 3 ? { ...one, requestedRole: 'HOST' as const } : one,
  );
  await show(hostedCrew({ members }), '/crew/12/members');
  await userEvent.click(await screen.findByRole('button', { name: '모카님 관리' }));
  await userEvent.click(await screen.findByRole('button', { name: /^부탁 취소하기/ }));
  expect(await screen.findByText('부탁을 취소했어요')).toBeTruthy();
  expect(writes()).toEqual([['DELETE', '/api/crews/12/handovers/3', '']]);
});

test('a member is removed only with one of the four reasons', async () => {
  await show(hostedCrew(), '/crew/12/members');
  await userEvent.click(await screen.findByRole('button', { name: '모카님 관리' }));
  await userEvent.click(await screen.findByRole('button', { name: /크루에서 내보내기/ }));
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: '내보내기' });
  expect(remove.disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: '모임의 방향과 조금 달랐어요' }));
  await userEvent.click(remove);
  await vi.waitFor(() =>
    expect(writes()).toEqual([['DELETE', '/api/crews/12/members/3', '{"reason":"DIRECTION"}']]),
  );
});

test('the page of a crew shows three past meetings, and all of them on request', async () => {
  const days = ['11', '12', '13', '14'];
  const past = days.map((day) => sampleDate({ plannedDate: `2026-10-${day}`, phase: 'over' }));
  await show(sampleCrew({ past }));
  const section = within(
    (await screen.findByRole('heading', { name: '우리가 만난 날' })).closest(
      'section',
    ) as HTMLElement,
  );
  expect(section.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(section.getByRole('button', { name: '4번 모두' }));
  expect(section.getAllByRole('listitem')).toHaveLength(4);
});

test('leaving a crew needs a confirmation', async () => {
  await show(sampleCrew());
  await userEvent.click(await screen.findByRole('button', { name: '크루에서 나가기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '크루에서 나갈까요?' }));
  expect(writes()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: '나가기' }));
  await vi.waitFor(() => expect(writes()).toEqual([['DELETE', '/api/crews/12/members/7', '']]));
});

test('the host decides whether seats of members without an answer go to the queue', async () => {
  await show(sampleCrew({ myRole: 'HOST', releasesSeats: false }));
  await userEvent.click(await screen.findByRole('switch', { name: '답이 없으면 자리 넘기기' }));
  await vi.waitFor(() =>
    expect(writes()).toEqual([['PATCH', '/api/crews/12', '{"releasesSeats":true}']]),
  );
});

test('the switch 매번 갈게요 is saved on the server', async () => {
  await show(sampleCrew());
  await userEvent.click(await screen.findByRole('switch', { name: '매번 갈게요' }));
  await vi.waitFor(() =>
    expect(writes()).toEqual([['PUT', '/api/crews/12/always', '{"going":true}']]),
  );
});
