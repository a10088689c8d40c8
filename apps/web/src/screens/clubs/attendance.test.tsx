import type { Attendee } from '@azit/contract/clubs/attendance.schema';
import type { Attendance, ClubDetail } from '@azit/contract/clubs/club.schema';
import { DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
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

const over = { meetingDate: '2026-11-14', phase: 'over', clubStatus: 'CLUB_CLOSED' } as const;
const people = [
  { memberId: 8, nickname: '여울' },
  { memberId: 9, nickname: '노을' },
];
const hosted: Partial<ClubDetail> = {
  ...over,
  ...hostedByViewer,
  clubMembers: [viewer, ...people].map((person) => sampleSeat(person, 'CLUB_JOINED')),
  joinedCount: 3,
};

type Stand = { attendance?: Attendance; isFixed?: boolean; arrivedAt?: string };

async function open(
  parts: Partial<ClubDetail>,
  write: () => Reply = () => ({ status: 204 }),
  stands: readonly Stand[] = [],
) {
  let club = sampleClub(parts);
  let members = people.map((person, index): Attendee => {
    const stand = { attendance: 'CAME', isFixed: false, ...stands[index] } as const;
    return { ...person, fileInfo: DEFAULT_PROFILE_FILE, ...stand };
  });
  peer.reply = ({ method, path, body }) => {
    if (method === 'PUT') {
      const reply = write();
      if (reply.status !== 204) return reply;
      if (path.endsWith('/contest')) {
        club = { ...club, myAttendance: 'CONTESTED', contestUntil: null };
        return reply;
      }
      const absent: number[] = JSON.parse(body).absent;
      members = members.map((one) =>
        one.isFixed
          ? one
          : { ...one, attendance: absent.includes(one.memberId) ? 'ABSENT' : 'CAME' },
      );
      club = { ...club, attendance: 'CONFIRMED' };
      return reply;
    }
    if (path.endsWith('/attendance')) {
      const data = { confirmedAt: null, closesAt: '2026-11-21T07:00:00Z', members };
      return { json: { data } };
    }
    if (path === '/api/clubs/3') return { json: { data: club } };
    return path === '/api/members/7' ? { json: { data: viewer } } : emptyPage;
  };
  await openScreen('/azit/detail/3');
  await screen.findByRole('heading', { level: 1, name: '아침 산책' });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sheet = async () => within(await screen.findByRole('dialog', { name: '누가 왔나요?' }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const sentAttendance = () =>
  peer.seen
    .filter(({ method }) => method === 'PUT')
    .map(({ path, body }) => `${path} ${body}`.trim());

async function openSheet(button = '누가 왔나요?') {
  await press(button);
  const opened = await sheet();
  await opened.findByRole('checkbox', { name: '여울님 안 왔어요' });
  return opened;
}

// covers C4.1, C4.7 (docs/coverage-statements.md)
test('the host of a finished club confirms with two taps that everyone came', async () => {
  await open({ ...hosted, attendance: 'OPEN' });
  expect(screen.queryByRole('link', { name: '다시 열기' })).toBeNull();
  const opened = await openSheet();
  for (const box of opened.getAllByRole('checkbox')) expect(box).toHaveProperty('checked', false);
  expect(opened.getByRole('status').textContent).toBe('모두 왔어요');
  await press('확인하기');
  // Wait for the message first, because it closes after five seconds.
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', '누가 왔는지 확인했어요');
  await gone();
  expect(sentAttendance()).toEqual(['/api/clubs/3/attendance {"absent":[]}']);
  expect(await screen.findByRole('link', { name: '다시 열기' })).toBeTruthy();
});

// covers G32 (docs/coverage-statements.md)
test('a host marks a member who entered a door code as absent after a confirmation', async () => {
  await open({ ...hosted, attendance: 'OPEN' }, undefined, [{ arrivedAt: '2026-11-14T05:00:00Z' }]);
  const opened = await openSheet();
  expect(opened.getByText('문 앞 코드로 왔어요')).toBeTruthy();
  await userEvent.click(opened.getByRole('checkbox', { name: '여울님 안 왔어요' }));
  await screen.findByText('여울님이 안 왔나요?');
  await press('안 왔어요');
  await waitFor(() => expect(opened.getByRole('status').textContent).toBe('안 온 사람 1명'));
  await press('확인하기');
  await waitFor(() =>
    expect(sentAttendance()).toEqual(['/api/clubs/3/attendance {"absent":[8],"despiteCode":[8]}']),
  );
});

// covers C4.7 (docs/coverage-statements.md)
test('a tap marks a member absent, a second tap removes the mark, and marks are saved', async () => {
  await open({ ...hosted, attendance: 'OPEN' });
  const opened = await openSheet();
  const box = (nickname: string) =>
    screen.getByRole('checkbox', { name: `${nickname}님 안 왔어요` });
  await userEvent.click(box('여울'));
  await userEvent.click(box('노을'));
  expect(opened.getByRole('status').textContent).toBe('안 온 사람 2명');
  await userEvent.click(box('노을'));
  await press('확인하기');
  await gone();
  expect(sentAttendance()).toEqual(['/api/clubs/3/attendance {"absent":[8]}']);
  await screen.findByText('모임이 끝나고 7일 동안 고칠 수 있어요.');
  await openSheet('고치기');
  await waitFor(() => expect(box('여울')).toHaveProperty('checked', true));
  expect(box('노을')).toHaveProperty('checked', false);
});

// covers C4.4 (docs/coverage-statements.md)
test('the host takes back the absence of a member who objects to it', async () => {
  await open({ ...hosted, attendance: 'CONFIRMED' }, undefined, [
    { attendance: 'CAME' },
    { attendance: 'CONTESTED', isFixed: true },
  ]);
  await screen.findByText('이의가 있어요');
  expect(screen.getByText('노을님이 왔다고 알렸어요.')).toBeTruthy();
  const opened = await openSheet('살펴보기');
  expect(opened.getByText('왔다고 알렸어요. 맞으면 ‘왔어요’로 바꿔 주세요.')).toBeTruthy();
  expect(opened.queryByText(/안 온 사람만 눌러 주세요/)).toBeNull();
  expect(opened.getByText('이의 있음')).toBeTruthy();
  expect(opened.getByRole('status').textContent).toBe('이의가 있는 사람 1명');
  await userEvent.click(opened.getByRole('checkbox', { name: '노을님 왔어요' }));
  expect(opened.getByRole('status').textContent).toBe('모두 왔어요');
  await press('확인하기');
  await gone();
  expect(sentAttendance()).toEqual(['/api/clubs/3/attendance {"absent":[],"came":[9]}']);
});

// covers C4.7 (docs/coverage-statements.md)
test('attendance marks whose request failed stay and can be sent again', async () => {
  const replies = [refused(422, '모임이 끝나고 7일이 지나서 더 바꿀 수 없어요.')];
  await open({ ...hosted, attendance: 'OPEN' }, () => replies.pop() ?? { status: 204 });
  await openSheet();
  await userEvent.click(screen.getByRole('checkbox', { name: '노을님 안 왔어요' }));
  await press('확인하기');
  const alert = await screen.findByRole('alertdialog');
  expect(alert.textContent).toContain('7일이 지나서');
  await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('checkbox', { name: '노을님 안 왔어요' })).toHaveProperty(
    'checked',
    true,
  );
  await press('확인하기');
  await gone();
  expect(sentAttendance()).toEqual(Array(2).fill('/api/clubs/3/attendance {"absent":[9]}'));
});

test('closing the attendance sheet sends nothing and discards the marks', async () => {
  await open({ ...hosted, attendance: 'OPEN' });
  const opened = await openSheet();
  await userEvent.click(opened.getByRole('checkbox', { name: '여울님 안 왔어요' }));
  await userEvent.click(opened.getByRole('button', { name: '닫기' }));
  await gone();
  const again = await openSheet();
  expect(again.getByRole('status').textContent).toBe('모두 왔어요');
  expect(sentAttendance()).toEqual([]);
});

test('a reopened attendance sheet shows no marks until the current marks are loaded', async () => {
  await open({ ...hosted, attendance: 'CONFIRMED' });
  await userEvent.click((await openSheet('고치기')).getByRole('button', { name: '닫기' }));
  await gone();
  const answer = peer.reply;
  const { promise, resolve } = Promise.withResolvers<void>();
  peer.reply = (seen) =>
    seen.path.endsWith('/attendance') ? { ...answer(seen), after: promise } : answer(seen);
  await press('고치기');
  const sheet = within(await screen.findByRole('dialog', { name: '누가 왔나요?' }));
  expect(sheet.getByRole('button', { name: '확인하기' })).toHaveProperty('disabled', true);
  expect(sheet.queryAllByRole('checkbox')).toHaveLength(0);
  resolve();
  expect(await sheet.findAllByRole('checkbox')).toHaveLength(2);
});

test('an absence that an operator has decided cannot be edited', async () => {
  await open({ ...hosted, attendance: 'CONFIRMED' }, undefined, [
    { attendance: 'CAME' },
    { attendance: 'ABSENT', isFixed: true },
  ]);
  const opened = await openSheet('고치기');
  expect(opened.getAllByRole('checkbox')).toHaveLength(1);
  expect(opened.getByRole('status').textContent).toBe('안 온 사람 1명');
});

test.each([
  ['over for more than a week', over],
  ['cancelled', { phase: 'cancelled', clubStatus: 'CLUB_CANCEL' } as const],
])(
  'the host of a club that is %s is not requested to confirm attendance',
  async (_state, parts) => {
    await open({ ...hosted, ...parts, attendance: null });
    expect(screen.getByRole('link', { name: '다시 열기' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '누가 왔나요?' })).toBeNull();
  },
);

// covers C4.1 (docs/coverage-statements.md)
test.each([
  [1, 'equal to the server’s'],
  [2, 'a little ahead of the server’s'],
])(
  'past the end a page polls %i times (device clock %s), then offers the attendance',
  async (times) => {
    const ended = sampleClub({ ...hosted, attendance: 'OPEN' });
    const countRequests = () => peer.seen.filter(({ path }) => path === '/api/clubs/3').length;
    peer.reply = ({ path }) => {
      if (path !== '/api/clubs/3') return emptyPage;
      const before = { ...ended, phase: 'ongoing', clubStatus: 'CLUB_ONGOING', attendance: null };
      return { json: { data: countRequests() <= times ? before : ended } };
    };
    await openScreen('/azit/detail/3');
    const question = { name: '누가 왔나요?' };
    expect(await screen.findByRole('button', question)).toBeTruthy();
    expect(countRequests()).toBe(times + 1);
  },
);

const joined: Partial<ClubDetail> = {
  ...over,
  clubMembers: [sampleSeat(viewer, 'CLUB_JOINED')],
  joinedCount: 2,
};
const marked = {
  ...joined,
  myAttendance: 'ABSENT',
  contestUntil: '2099-11-22T03:00:00.000Z',
} as const;

// covers C4.8 (docs/coverage-statements.md)
test('a member marked absent taps 왔어요 and sees that the absence is under review', async () => {
  await open(marked);
  expect(screen.getByText('안 오신 걸로 되어 있어요')).toBeTruthy();
  expect(
    screen.getByText('오셨다면 2099년 11월 22일 (일) 오후 12:00까지 알려 주세요.'),
  ).toBeTruthy();
  await press('왔어요');
  expect(await screen.findByText('확인하고 있어요')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '왔어요' })).toBeNull();
  expect(sentAttendance()).toEqual(['/api/clubs/3/attendance/contest']);
  await waitFor(() => expect(document.activeElement?.textContent).toContain('확인하고 있어요'));
});

test('a failed objection to an absence shows the reason', async () => {
  await open(marked, () => refused(422, '표시된 지 7일이 지나서 더 알릴 수 없어요.'));
  await press('왔어요');
  const alert = await screen.findByRole('alertdialog');
  expect(alert.textContent).toContain('7일이 지나서');
});

// covers C4.8 (docs/coverage-statements.md)
test.each([
  ['contested', { myAttendance: 'CONTESTED' }, '확인하고 있어요'],
  ['finally absent', { myAttendance: 'ABSENT' }, '오지 않은 것으로 남았어요'],
] as const)(
  'a member whose attendance is %s has no contest button',
  async (_state, parts, title) => {
    await open({ ...joined, ...parts });
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '왔어요' })).toBeNull();
  },
);

test('a member marked as present sees no attendance note', async () => {
  await open({ ...joined, myAttendance: 'CAME' });
  expect(screen.queryByText(/오지 않은 것으로|확인하고 있어요/)).toBeNull();
});
