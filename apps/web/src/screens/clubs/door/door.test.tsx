import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import {
  emptyPage,
  enterAsViewer,
  hostedByViewer,
  refused,
  sampleClub,
  sampleSeat,
  viewer,
} from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

function startsIn(minutes: number): Partial<ClubDetail> {
  const seoul = new Date(Date.now() + (9 * 60 + minutes) * 60_000).toISOString();
  const meetingTime = `${seoul.slice(11, 16)}:00`;
  return { meetingDate: seoul.slice(0, 10), meetingTime, durationMinutes: 120 };
}

const joined = { clubMembers: [sampleSeat(viewer, 'CLUB_JOINED')] };

function answer(club: Partial<ClubDetail>, replies: Record<string, () => Reply> = {}) {
  peer.reply = ({ method, path }) => {
    const reply = replies[`${method} ${path}`];
    if (reply) return reply();
    if (path === '/api/clubs/3') return { json: { data: sampleClub(club) } };
    return path === '/api/members/7' ? { json: { data: viewer } } : emptyPage;
  };
}

const arrive = (reply: () => Reply) => ({ 'POST /api/clubs/3/arrivals': reply });
const field = () => screen.findByLabelText('또는 여섯 글자 쓰기');
const button = () => screen.getByRole('button', { name: '왔다고 알리기' });

// covers G33 (docs/coverage-statements.md)
test('typed letters of a door code become capitals and are sent with the button', async () => {
  answer(
    { ...startsIn(30), ...joined },
    arrive(() => ({ status: 201 })),
  );
  await openScreen('/azit/door/3');
  await userEvent.type(await field(), 'ㅏ');
  expect(screen.getByText('영어 자판으로 바꿔서 써 주세요.')).toBeTruthy();
  await userEvent.type(await field(), 'ktm');
  expect(screen.queryByText('영어 자판으로 바꿔서 써 주세요.')).toBeNull();
  expect(screen.getByText('세 글자를 더 써 주세요')).toBeTruthy();
  expect(button()).toHaveProperty('disabled', true);
  await userEvent.type(await field(), 'wrh');
  expect(peer.seen.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.click(button());
  expect(await screen.findByText('왔다고 남겼어요')).toBeTruthy();
  expect(screen.getByText(/명이 함께해요$/)).toBeTruthy();
  const sent = peer.seen.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual(['{"code":"KTMWRH"}']);
});

// covers G33 (docs/coverage-statements.md)
test('a link with a door code fills in the field, and a refusal appears below it', async () => {
  const message = '글자가 맞지 않아요. 지금 보이는 글자를 써 주세요.';
  answer(
    { ...startsIn(30), ...joined },
    arrive(() => refused(409, message)),
  );
  await openScreen('/azit/door/3#code=KTMWRH');
  expect(await field()).toHaveProperty('value', 'KTMWRH');
  await userEvent.click(button());
  expect(await screen.findByText(message)).toBeTruthy();
  await userEvent.type(await field(), '{Backspace}');
  expect(screen.queryByText(message)).toBeNull();
});

// covers G33 (docs/coverage-statements.md)
test('without a camera the arrival page says that the letters can be typed', async () => {
  answer({ ...startsIn(30), ...joined });
  await openScreen('/azit/door/3');
  await userEvent.click(await screen.findByRole('button', { name: '카메라로 찍기' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    '카메라를 쓸 수 없어요. 여섯 글자로 써 주세요.',
  );
});

// covers G33 (docs/coverage-statements.md)
test.for([
  ['more than an hour early', { ...startsIn(65), ...joined }, '시작 1시간 전부터 쓸 수 있어요.'],
  ['there after the end', { ...startsIn(-121), ...joined }, '모임이 끝나 쓸 수 없어요.'],
  ['the host and early', { ...startsIn(65), ...hostedByViewer }, '시작 1시간 전부터 쓸 수 있어요.'],
  ['without a seat', startsIn(30), '이 모임에 함께하는 사람만 쓸 수 있어요.'],
] as const)('a viewer who is %s reads why no door code can be entered', async ([, club, why]) => {
  answer(club);
  await openScreen('/azit/door/3');
  expect(await screen.findByText(why)).toBeTruthy();
});

const door = (expiresInMs: number, arrivedAt: string | null): Reply => ({
  json: {
    data: {
      code: 'KTMWRH',
      expiresAt: new Date(Date.now() + expiresInMs).toISOString(),
      expiresInMs,
      members: [{ memberId: 8, nickname: '소금빵', fileInfo: DEFAULT_PROFILE_FILE, arrivedAt }],
    },
  },
});
const hosted = { ...startsIn(30), ...hostedByViewer };

// covers G33 (docs/coverage-statements.md)
test('the door-code page shows the host the code, its remaining time and who has come', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  answer(hosted, { 'GET /api/clubs/3/door-code': () => door(21_500, new Date().toISOString()) });
  await openScreen('/azit/door/3');
  expect(await screen.findByRole('img', { name: '여섯 글자 K T M W R H' })).toBeTruthy();
  expect(screen.getByText('22초 뒤에 바뀌어요')).toBeTruthy();
  expect(screen.getByText('온 사람 2 / 2명')).toBeTruthy();
  expect(screen.getByText(/^방금/).textContent).toBe('방금 소금빵님이 왔어요');
});

// covers G33 (docs/coverage-statements.md)
test('a sheet on the host’s door-code page lists who has not come yet', async () => {
  answer(hosted, { 'GET /api/clubs/3/door-code': () => door(21_500, null) });
  await openScreen('/azit/door/3');
  await userEvent.click(await screen.findByRole('button', { name: '안 온 사람 확인하기' }));
  const sheet = await screen.findByRole('dialog', { name: '아직 오지 않은 사람' });
  expect(sheet.textContent).toContain('소금빵');
});

test('the button 다시 읽기 lets a screen reader read the letters of the door code', async () => {
  answer(hosted, { 'GET /api/clubs/3/door-code': () => door(100, null) });
  await openScreen('/azit/door/3');
  await userEvent.click(await screen.findByRole('button', { name: '다시 읽기' }));
  const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(spoken).toContainEqual(expect.stringMatching(/^([A-Z] ){5}[A-Z]$/));
});

// covers G33 (docs/coverage-statements.md)
test('a door code that cannot be renewed shows an alert', async () => {
  let calls = 0;
  answer(hosted, {
    'GET /api/clubs/3/door-code': () => {
      calls += 1;
      return calls === 1 ? door(100, null) : refused(503);
    },
  });
  await openScreen('/azit/door/3');
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('연결이 끊겨 코드가 멈췄어요.'),
  );
});
