import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { fill, openScreen } from '#web/testing/open-screen.tsx';
import { readablePicturesPerTest } from '#web/testing/readable-pictures.ts';
import { enterAsViewer, hostedByViewer, sampleClub } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);
readablePicturesPerTest();
const ended = sampleClub({
  ...hostedByViewer,
  phase: 'over',
  meetingDate: '2020-11-21',
  durationMinutes: 150,
  bannerImage: { fileUrl: '/images/club_banner', fileName: 'old.jpg' },
});
const picture = { text: 'a picture', headers: { 'Content-Type': 'image/jpeg' } };

afterEach(() => sessionStorage.clear());

async function open(club: typeof ended) {
  peer.reply = ({ path }) => {
    if (path.startsWith('/images')) return picture;
    return { json: { data: path.startsWith('/api/categories') ? [] : club } };
  };
  return openScreen('/azit/create?again=3');
}

// covers M3.13 (docs/coverage-statements.md)
test('the form to reopen a finished club is filled in except for the date', async () => {
  await open(ended);
  expect(await screen.findByLabelText('아지트 이름')).toHaveProperty('value', '아침 산책');
  expect(screen.getByLabelText('날짜')).toHaveProperty('value', '');
  expect(screen.getByLabelText('시간')).toHaveProperty('value', '14:00');
  expect(screen.getByLabelText('모임 길이')).toHaveProperty('value', '150');
  expect(screen.getByRole('checkbox', { name: '함께했던 사람들에게 알리기' })).toHaveProperty(
    'checked',
    true,
  );
  expect(await screen.findByText('날짜를 고르면 미리 볼 수 있어요')).toBeTruthy();
});

test('the form to reopen a link-only club suggests to send invite links', async () => {
  await open({ ...ended, visibility: 'BY_LINK' });
  const box = await screen.findByRole('checkbox', { name: '함께했던 사람들에게 알리기' });
  expect(box).toMatchObject({ checked: false, disabled: true });
  expect(screen.getByText(/알림 대신 초대 링크를 보내 주세요/)).toBeTruthy();
});

test('leaving the unchanged form of a reopened club shows no prompt', async () => {
  const router = await open(ended);
  await screen.findByText('날짜를 고르면 미리 볼 수 있어요');
  await userEvent.click(screen.getByRole('link', { name: '홈' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(sessionStorage.getItem('clubDraft')).toBeNull();
});

test('the edited draft of a reopened club remains after a reload', async () => {
  await open(ended);
  fill(await screen.findByLabelText('아지트 이름'), '저녁 산책');
  await waitFor(() => expect(sessionStorage.getItem('clubDraft')).toContain('저녁 산책'));
  cleanup();
  await openScreen('/azit/create?again=3');
  expect(await screen.findByDisplayValue('저녁 산책')).toBeTruthy();
});

test.each([
  ['is still open', { ...ended, phase: 'open' as const }],
  ['belongs to another host', { ...sampleClub(), phase: 'over' as const }],
])('a club that %s is not reopened and shows an empty form', async (_, club) => {
  const router = await open(club);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(await screen.findByLabelText('아지트 이름')).toHaveProperty('value', '');
});
