import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { readCreatedClub, rememberCreatedClub } from '#web/features/clubs/model/created-club.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { enterAsViewer, sampleClub } from '#web/testing/sample-replies.ts';

const smalls = [
  { categorySmallId: 1, categoryName: '전시', categoryLargeId: 1 },
  { categorySmallId: 6, categoryName: '클라이밍', categoryLargeId: 2 },
];
const peer = apiPeerPerTest(enterAsViewer);

async function open() {
  peer.reply = ({ path }) => ({
    json: { data: path.startsWith('/api/categories') ? smalls : sampleClub() },
  });
  return openScreen('/azit/create');
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('the first section of the form names the preset category, and the one chosen instead', async () => {
  await open();
  const line = screen.getByRole('heading', { name: /사진과 이름/ }).parentElement ?? document.body;
  expect(await within(line).findByText('문화/예술 · 전시')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '운동/액티비티' }));
  expect(within(line).getByText('운동/액티비티 · 클라이밍')).toBeTruthy();
});

test('the form does not ask for the fee, and asks to correct a name instead of filling it in', async () => {
  await open();
  const name = screen.getByLabelText('아지트 이름');
  expect(screen.getByText(/^사진, 이름, 날짜 외/)).toBeTruthy();
  fireEvent.change(name, { target: { value: '볼' } });
  await waitFor(() => expect(screen.getByText(/^사진, 날짜, 시간 외 4가지/)).toBeTruthy());
});

test('the form that a created club was made with gives its place to the club', async () => {
  rememberCreatedClub(3);
  const router = await open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/azit/detail/3'));
  expect(readCreatedClub()).toBeNull();
});
