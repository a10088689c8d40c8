import type { OwnMeeting } from '@azit/contract/clubs/participation.schema';
import type { CrewDate } from '@azit/contract/crews/crew.schema';
import { DEFAULT_BANNER_FILE } from '@azit/contract/images/image.rule';
import { seoulToday } from '@azit/rules/seoul-clock';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { sampleDate } from '#web/testing/sample-crews.ts';
import { meetingFromNow, sampleOverview } from '#web/testing/sample-overview.ts';
import { emptyPage, enterAsViewer, refused } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

const due = { pending: true, confirmation: 'PENDING' } as const;
const book = meetingFromNow(120, { clubId: 3, clubName: '책 이야기', ...due });
const walk = meetingFromNow(90 * 60, { clubId: 4, clubName: '산책', ...due });
const calm = meetingFromNow(180, { clubId: 5, clubName: '낭독' });

/** Replies as the server does: each answer changes the later replies. */
function serve(given: { meetings: OwnMeeting[]; dates?: CrewDate[] }, refusal?: Reply) {
  let { meetings, dates = [] } = given;
  peer.reply = ({ method, path, body }) => {
    if (path.endsWith('/overview')) return { json: sampleOverview({ meetings }) };
    if (path.endsWith('/crews'))
      return { json: { data: dates.length > 0 ? [ownCrew(dates)] : [] } };
    if (method !== 'PUT') return emptyPage;
    const clubId = Number(path.split('/')[3]);
    const { going } = JSON.parse(body);
    if (refusal) return refusal;
    meetings = meetings
      .filter((meeting) => going || meeting.clubId !== clubId)
      .map((one) =>
        one.clubId === clubId ? { ...one, pending: false, confirmation: 'GOING' } : one,
      );
    dates = dates.map((date) => (date.clubId === clubId ? { ...date, myAnswer: going } : date));
    return { json: { data: { answer: going ? 'GOING' : 'NOT_GOING' } } };
  };
}

function ownCrew(dates: CrewDate[]) {
  return {
    ...{ crewId: 12, name: '수요일엔 책방', image: DEFAULT_BANNER_FILE, memberCount: 4 },
    ...{ myRole: 'MEMBER', myState: 'JOINED', paused: false, next: dates[0] ?? null },
  };
}

const sent = () =>
  peer.seen.filter(({ method }) => method === 'PUT').map(({ path, body }) => path + body);
const row = (name: string) => {
  const sheet = within(screen.getByRole('dialog', { name: '답을 기다리는 모임' }));
  return within(sheet.getByText(name).closest('li') as HTMLElement);
};

async function openSheet(count: number) {
  await openScreen('/');
  await userEvent.click(
    await screen.findByRole('button', { name: `답을 기다리는 모임 ${count}개` }),
  );
  const sheet = await screen.findByRole('dialog', { name: '답을 기다리는 모임' });
  await waitFor(() => expect(within(sheet).getAllByRole('listitem')).toHaveLength(count));
  return within(sheet);
}

/** The modal hides the page from assistive technology, so search all elements. */
const findLine = (text: string) =>
  screen.findByText((_, element) => element?.textContent === text, { selector: 'span' });

test('the list of due answers contains the next meeting of each crew', async () => {
  const dates = [sampleDate({ clubId: 31 }), sampleDate({ clubId: 32, clubName: '시 읽기' })];
  serve({ meetings: [book, calm, walk], dates });
  const sheet = await openSheet(3);
  expect(sheet.getAllByRole('link').map((link) => link.querySelector('b')?.textContent)).toEqual([
    '책 이야기',
    '산책',
    '단편 하나, 커피 한 잔',
  ]);
  expect(row('산책').getByText(/^일정이 바뀌었어요/)).toBeTruthy();
});

test('the list of due answers is in the order of the meetings', async () => {
  const dates = [sampleDate({ meetingDate: seoulToday(new Date(Date.now() + 48 * 3_600_000)) })];
  serve({ meetings: [walk, book], dates });
  const sheet = await openSheet(3);
  expect(sheet.getAllByRole('link').map((link) => link.querySelector('b')?.textContent)).toEqual([
    '책 이야기',
    '단편 하나, 커피 한 잔',
    '산책',
  ]);
});

test('each answer in the list of due answers lowers the number on home', async () => {
  const dates = [sampleDate({ clubId: 31 })];
  serve({ meetings: [book, walk], dates });
  await openSheet(3);
  await userEvent.click(row('산책').getByRole('button', { name: '못 가요' }));
  const question = await screen.findByRole('dialog', { name: '이번에는 못 가나요?' });
  expect(question.textContent).toContain('다시 오려면 새로 신청해야 해요.');
  await userEvent.click(within(question).getByRole('button', { name: '못 가요' }));
  expect(await row('산책').findByText('‘못 가요’로 답했어요')).toBeTruthy();
  // Only a new application brings the seat back.
  expect(row('산책').queryByRole('button', { name: '답 바꾸기' })).toBeNull();
  expect(await findLine('답을 기다리는 모임 2개')).toBeTruthy();
  await userEvent.click(row('단편 하나, 커피 한 잔').getByRole('button', { name: '갈게요' }));
  expect(await row('단편 하나, 커피 한 잔').findByText('‘갈게요’로 답했어요')).toBeTruthy();
  await userEvent.click(row('책 이야기').getByRole('button', { name: '갈게요' }));
  await waitFor(() => expect(screen.queryByText(/^답을 기다리는 모임 /)).toBeNull());
  const expected = [
    '/api/clubs/4/answer{"going":false}',
    '/api/clubs/31/answer{"going":true}',
    '/api/clubs/3/answer{"going":true}',
  ];
  await waitFor(() => expect(sent()).toEqual(expected));
});

test('a double tap in the list of due answers sends one answer and moves no row', async () => {
  serve({ meetings: [book, walk] });
  const sheet = await openSheet(2);
  const going = row('책 이야기').getByRole('button', { name: '갈게요' });
  for (const timeStamp of [1_000, 1_200]) {
    const click = createEvent.click(going);
    Object.defineProperty(click, 'timeStamp', { value: timeStamp });
    fireEvent(going, click);
  }
  expect(await row('책 이야기').findByText('‘갈게요’로 답했어요')).toBeTruthy();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sheet.getAllByRole('listitem')).toHaveLength(2);
});

test('a failed answer in the list of due answers restores its buttons and the number', async () => {
  serve({ meetings: [book, walk] }, refused(500));
  await openSheet(2);
  await userEvent.click(row('책 이야기').getByRole('button', { name: '갈게요' }));
  expect(await screen.findByText('답을 보내지 못했어요.')).toBeTruthy();
  expect(await row('책 이야기').findByRole('button', { name: '갈게요' })).toBeTruthy();
  expect(await findLine('답을 기다리는 모임 2개')).toBeTruthy();
});
