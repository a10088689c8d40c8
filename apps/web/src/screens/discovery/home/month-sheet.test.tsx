import { weekdayLetter } from '@azit/rules/meeting-time';
import { addDays, seoulToday } from '@azit/rules/seoul-clock';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { emptyPage, refused } from '#web/testing/sample-replies.ts';

const today = seoulToday(new Date());
const tomorrow = addDays(today, 1);
const ahead = addDays(today, 31);
const month = ahead.slice(0, 7);

const peer = apiPeerPerTest(() => {
  peer.reply = ({ path }) => {
    if (!path.startsWith('/api/clubs/days')) return emptyPage;
    return { json: { data: path.includes(month) ? [{ date: ahead, count: 9 }] : [] } };
  };
});

const findDay = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`);

async function openMonth() {
  const router = await openScreen('/?tab=date&free=1');
  fireEvent.click(await screen.findByLabelText('다른 날짜 고르기'));
  await waitFor(() => expect(findDay(today)).toBeTruthy());
  return router;
}

// covers D7.5 (docs/coverage-statements.md)
test('the month sheet counts the filtered clubs per day and opens a chosen day', async () => {
  const router = await openMonth();
  while (findDay(ahead) === null) fireEvent.click(screen.getByLabelText('다음 달'));
  const label = `${Number(ahead.slice(8))}일 ${weekdayLetter(ahead)}요일, 아지트 9곳`;
  fireEvent.click(await screen.findByLabelText(label));
  fireEvent.click(await screen.findByText(/아지트 9곳 보기$/));
  const search = `?tab=date&date=${ahead}&free=1`;
  await waitFor(() => expect(router.state.location.search).toBe(search));
  const calls = () => peer.seen.map(({ path }) => path);
  expect(calls()).toContain(`/api/clubs/days?month=${month}&free=1`);
  await waitFor(() =>
    expect(calls()).toContain(`/api/clubs/date?page=1&size=5&date=${ahead}&free=1`),
  );
  expect(screen.getByLabelText(/일 \(.\), 다른 날짜 고르기$/)).toBeTruthy();
  expect(document.querySelector('input:checked')).toBeNull();
});

// covers D7.5 (docs/coverage-statements.md)
test('arrow keys move by day, past days are disabled and an empty month shows a text', async () => {
  await openMonth();
  expect(await screen.findByText(/이 달에는 아직 없어요|점이 많을수록/)).toBeTruthy();
  findDay(today)?.focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(findDay(today));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
  await waitFor(() => expect(document.activeElement).toBe(findDay(tomorrow)));
  expect(findDay(tomorrow)?.getAttribute('aria-pressed')).toBe('true');
  const past = findDay(addDays(today, -1));
  if (past) expect(past.matches(':disabled')).toBe(true);
});

test('a month whose counts fail to load shows an error, and a day can still be chosen', async () => {
  const { reply } = peer;
  peer.reply = (request) =>
    request.path.startsWith('/api/clubs/days') ? refused(500) : reply(request);
  await openMonth();
  expect(await screen.findByText('날마다 몇 곳인지 불러오지 못했어요.')).toBeTruthy();
  expect(findDay(tomorrow)?.matches(':disabled')).toBe(false);
});
