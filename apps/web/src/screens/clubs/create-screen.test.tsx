import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { readCreatedClub, rememberCreatedClub } from '#web/features/clubs/model/created-club.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { fill, makeWindow, openScreen } from '#web/testing/open-screen.tsx';
import { enterAsViewer, sampleClub, viewer } from '#web/testing/sample-replies.ts';
import { ClubCreateScreen } from './create-screen.tsx';

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

test('the first section shows the preset category until another category is chosen', async () => {
  await open();
  const line = screen.getByRole('heading', { name: /사진과 이름/ }).parentElement ?? document.body;
  expect(await within(line).findByText('문화/예술 · 전시')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '운동/액티비티' }));
  expect(within(line).getByText('운동/액티비티 · 클라이밍')).toBeTruthy();
});

test('the number of missing fields excludes the fee and includes an invalid name', async () => {
  await open();
  const name = screen.getByLabelText('아지트 이름');
  await userEvent.click(screen.getByRole('button', { name: '7가지 남았어요' }));
  expect(document.activeElement).toBe(screen.getByLabelText('대표 사진 고르기'));
  fireEvent.change(name, { target: { value: '볼' } });
  await waitFor(() => expect(screen.getByText('7가지 남았어요')).toBeTruthy());
});

// covers I6.10 (docs/coverage-statements.md)
test('a member with an incomplete profile gets a link to the profile, not the form', async () => {
  const member = { ...viewer, aboutMe: '', isProfileComplete: false };
  peer.reply = ({ path }) => ({ json: { data: path === '/api/members/7' ? member : smalls } });
  await openScreen('/azit/create');
  const message = '사진, 자기소개, 관심사를 채우면 아지트와 크루를 만들 수 있어요.';
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText('아직 없는 것: 사진, 자기소개')).toBeTruthy();
  const complete = screen.getByRole('link', { name: '프로필 채우기' });
  expect(complete.getAttribute('href')).toBe('/userpage/edit/7');
  expect(screen.queryByLabelText('아지트 이름')).toBeNull();
});

test('the page of the created club replaces the form in the history', async () => {
  rememberCreatedClub(3);
  const router = await open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/azit/detail/3'));
  expect(readCreatedClub()).toBeNull();
});

// covers S2.33, S4.22, S5.9, S5.10 (docs/coverage-statements.md)
test('the create form corrects or reports values beyond the limits', async () => {
  await open();
  const name = screen.getByLabelText('아지트 이름');
  fill(name, '가');
  fireEvent.blur(name);
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  fill(name, '가나');
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBeNull());

  const limit = screen.getByRole('spinbutton', { name: '인원' });
  fill(limit, '21');
  fireEvent.blur(limit);
  expect((await screen.findByRole('alert')).textContent).toContain('최대 20명까지');
  expect(limit).toHaveProperty('value', '20');
  fill(limit, '2');
  fireEvent.blur(limit);
  await waitFor(() => expect(limit).toHaveProperty('value', '3'));

  fill(screen.getByLabelText('날짜'), '2020-01-01');
  fireEvent.blur(screen.getByLabelText('날짜'));
  await screen.findByText('오늘부터 고를 수 있어요.');

  await userEvent.click(screen.getByLabelText('나이 제한 없음'));
  await userEvent.selectOptions(screen.getByLabelText('부터'), '1994');
  await userEvent.selectOptions(screen.getByLabelText('까지'), '1994');
  expect(listYears('까지')).toHaveLength(31);
  expect(listYears('부터').at(-1)).toBe('1994년');
  await userEvent.click(screen.getByLabelText('나이 제한 없음'));
  expect(screen.getByLabelText('부터').matches(':disabled')).toBe(true);
  expect(screen.getByLabelText('부터')).toHaveProperty('value', '');

  await userEvent.click(screen.getByRole('radio', { name: '온라인' }));
  expect(await screen.findByText('온라인으로 만나요')).toBeTruthy();
});

const listYears = (bound: string) =>
  [...screen.getByLabelText(bound).querySelectorAll('option')].map((option) => option.textContent);

// covers W6 (docs/coverage-statements.md)
test('a wide window shows a live preview of the club next to the form', async () => {
  makeWindow(1280);
  onTestFinished(() => makeWindow(390));
  await open();
  const preview = within(await screen.findByRole('complementary', { name: '미리보기' }));
  expect(preview.getByText('날짜와 시간을 고르면 보여요')).toBeTruthy();
  fill(screen.getByLabelText('아지트 이름'), '새벽 달리기');
  fill(screen.getByLabelText('날짜'), '2099-11-18');
  fill(screen.getByLabelText('시간'), '19:30');
  expect(await preview.findByRole('heading', { name: '새벽 달리기' })).toBeTruthy();
  expect(preview.getByText(/11월 18일 \(수\) 오후 7:30/)).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('after creating, a skeleton is shown until the code of the club page has loaded', async () => {
  rememberCreatedClub(3);
  peer.reply = () => ({ json: { data: viewer } });
  const never = new Promise<never>(() => undefined);
  const routes = [
    { path: '/azit/create', Component: ClubCreateScreen },
    { path: '/azit/detail/:id', lazy: () => never },
  ];
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/azit/create'] })} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('불러오는 중이에요')).toBeTruthy();
});
