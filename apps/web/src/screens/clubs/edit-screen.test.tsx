import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { fill, openScreen } from '#web/testing/open-screen.tsx';
import {
  enterAsViewer,
  hostedByViewer,
  refused,
  sampleClub,
  sampleSeat,
  viewer,
} from '#web/testing/sample-replies.ts';

const club = sampleClub({
  ...hostedByViewer,
  fee: 15_000,
  birthYearMin: '1990',
  birthYearMax: null,
});

const peer = apiPeerPerTest(enterAsViewer);
let router: Awaited<ReturnType<typeof openScreen>>;

async function open(shown: typeof club, change: Reply) {
  peer.reply = ({ method }) => (method === 'PATCH' ? change : { json: { data: shown } });
  router = await openScreen('/azit/edit/3');
  return screen.findByRole('button', { name: '수정 완료' });
}

// covers S2.39, S3.8 (docs/coverage-statements.md)
test('an edit sends all fields, the fee as a number and empty birth years as null', async () => {
  const done = await open(club, { json: { data: club } });
  await userEvent.click(screen.getByRole('checkbox', { name: '나이 제한 없음' }));
  expect(screen.getByLabelText('참가비')).toHaveProperty('value', '15,000');
  await userEvent.click(done);
  await screen.findByText('아지트를 수정했어요');
  await waitFor(() => expect(router.state.location.pathname).toBe('/azit/detail/3'));
  const { path, body } = peer.seen.find(({ method }) => method === 'PATCH') ?? {};
  expect(path).toBe('/api/clubs/3');
  expect(JSON.parse(body ?? '')).toEqual({
    clubId: 3,
    clubName: '아침 산책',
    clubInfo: '천천히 걸어요.',
    memberLimit: 5,
    meetingDate: '2099-11-21',
    meetingTime: '14:00',
    durationMinutes: 120,
    fee: 15_000,
    genderRestriction: 'ALL',
    birthYearMin: null,
    birthYearMax: null,
    isOnline: 'offline',
    location: '서울숲',
    locationVisibility: 'ALL',
    onlineLink: null,
    bringAlong: null,
    visibility: 'LISTED',
  });
});

// covers S8.11, P9.2 (docs/coverage-statements.md)
test('a refused edit shows the message of the server and keeps the input', async () => {
  const done = await open({ ...club, birthYearMax: '2000' }, refused(409, '멤버가 들어왔어요.'));
  const intro = screen.getByRole('textbox', { name: '소개' });
  fill(intro, '빨리 걸어요.');
  await userEvent.click(done);
  expect(await screen.findByRole('alertdialog', { name: '멤버가 들어왔어요.' })).toBeTruthy();
  expect(screen.getByLabelText('소개')).toHaveProperty('value', '빨리 걸어요.');
});

// covers S2.40 (docs/coverage-statements.md)
test.each(['CLUB_WAITING', 'CLUB_JOINED'] as const)(
  'the edit form of a club with a member in %s shows the locked plan in one row',
  async (status) => {
    const clubMembers = [
      sampleSeat(viewer, 'CLUB_JOINED'),
      sampleSeat({ memberId: 8, nickname: '여울' }, status),
    ];
    await open({ ...club, clubMembers }, {});
    for (const label of ['아지트 이름', '날짜', '시간', '장소', '인원']) {
      expect(screen.queryByLabelText(label), label).toBeNull();
    }
    expect(screen.queryByRole('radio', { name: '온라인' })).toBeNull();
    const way = screen.getByRole('link', { name: /바꾸기$/ });
    expect(way.getAttribute('href')).toBe('/azit/change/3');
    expect(way.textContent).toMatch(
      /2099년 11월 21일 \(토\) 오후 2:00\s· 두\u00a0시간\s· 서울숲\s· 5명/,
    );
    expect(screen.getAllByText(/알리면서 바꿀 수 있어요/)).toHaveLength(1);
    for (const label of ['소개', '참가비']) {
      expect(screen.getByLabelText(label).matches(':disabled'), label).toBe(false);
    }
  },
);

// covers M3.19 (docs/coverage-statements.md)
test('the link of an online club is sent trimmed, or as null if the field is cleared', async () => {
  const online = { ...club, isOnline: 'online', location: null, birthYearMax: '2000' } as const;
  const done = await open({ ...online, onlineLink: 'https://meet.kr/1' }, { json: { data: club } });
  const link = screen.getByLabelText('온라인 링크 선택');
  expect(link).toHaveProperty('value', 'https://meet.kr/1');
  expect(screen.queryByRole('checkbox', { name: /^장소는 수락한/ })).toBeNull();
  fill(link, '');
  await userEvent.click(done);
  await screen.findByText('아지트를 수정했어요');
  const { body } = peer.seen.find(({ method }) => method === 'PATCH') ?? {};
  expect(JSON.parse(body ?? '')).toMatchObject({ isOnline: 'online', onlineLink: null });
});
