import { DEFAULT_BANNER_FILE } from '@azit/contract/images/image.rule';
import type { Notice } from '@azit/contract/notices/notice.schema';
import { noticeKinds } from '@azit/contract/notices/notice-kind';
import { noticeLink } from '@azit/rules/notices/notice-link';
import { seoulInstant, seoulToday } from '@azit/rules/seoul-clock';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoutes } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '#web/app/routes.tsx';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { emptyPage, enterAsViewer, refused } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);
const fileInfo = { fileUrl: '/images/default', fileName: 'profile.webp' };
const noon = seoulInstant(seoulToday(new Date()), '12:00:00');
const hours = (count: number) => new Date(noon.getTime() - count * 3_600_000).toISOString();

function notice(parts: Partial<Notice>): Notice {
  return {
    noticeId: 1,
    kind: 'APPLICATION_RECEIVED',
    text: '반짝반짝님이 신청했어요',
    detail: null,
    clubId: 3,
    clubName: '연희동 카페 두 곳만',
    clubImage: { fileUrl: '/images/default', fileName: 'banner.webp' },
    memberId: 4,
    actors: [{ memberId: 4, nickname: '반짝반짝', fileInfo }],
    count: 1,
    link: '/azit/member/3',
    createdAt: hours(0),
    myConfirmation: null,
    readAt: null,
    ...parts,
  };
}

const folded = notice({ noticeId: 9, text: '3명이 신청했어요', count: 3 });
const older = notice({ noticeId: 8, text: '함께하게 됐어요', link: '/azit/detail/3' });
const read = notice({
  noticeId: 7,
  text: '모임이 취소됐어요',
  detail: '“독감이에요.”',
  createdAt: hours(24 * 400),
  readAt: hours(1),
});

function inbox(lines: Notice[]): Reply {
  const pageInfo = { page: 1, size: 20, totalElements: lines.length, totalPages: 1 };
  return { json: { data: lines, pageInfo } };
}

function serve(list: Reply) {
  peer.reply = ({ path, method }) => {
    if (method === 'PUT') return { status: 204 };
    return path.startsWith('/api/notices') ? list : emptyPage;
  };
}

const sent = (name = 'read') =>
  peer.seen.filter(({ path }) => path === `/api/notices/${name}`).map(({ body }) => body);

test('opening the inbox resets the bell count but marks no notice as read', async () => {
  serve(inbox([folded, older]));
  await openScreen('/notice');
  await screen.findByText('3명이 신청했어요');
  await waitFor(() => expect(sent('seen')).toEqual(['{"upTo":9}']));
  expect(sent()).toEqual([]);
  expect(screen.getAllByText('읽지 않음')).toHaveLength(2);
});

test('a notice of a kind that this app version does not support shows its text', async () => {
  const later = { ...folded, kind: 'SEAT_OFFERED', text: '자리가 났어요' };
  serve({
    json: {
      data: [later, older],
      pageInfo: { page: 1, size: 20, totalElements: 2, totalPages: 1 },
    },
  });
  await openScreen('/notice');
  expect(await screen.findByText(/자리가 났어요/)).toBeDefined();
  expect(screen.getByText(/함께하게 됐어요/)).toBeDefined();
});

// covers T2.2 (docs/coverage-statements.md)
test('the inbox is grouped by day, and each notice shows who, where and when', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  onTestFinished(() => void vi.useRealTimers());
  serve(inbox([folded, older, read]));
  await openScreen('/notice');
  const today = await screen.findByRole('list', { name: '오늘 알림' });
  const [first, second] = within(today).getAllByRole('link');
  expect(first?.textContent).toBe(
    '읽지 않음 3명이 신청했어요연희동 카페 두 곳만 · 방금반짝반짝님 외 2명',
  );
  expect(first?.getAttribute('href')).toBe('/azit/member/3');
  expect(second?.textContent).toBe('읽지 않음 함께하게 됐어요연희동 카페 두 곳만 · 방금');
  const old = screen.getByText('모임이 취소됐어요').closest('a');
  expect(old?.textContent).not.toContain('읽지 않음');
  expect(old?.textContent).toContain('“독감이에요.”');
  expect(screen.getAllByRole('heading', { level: 2 })[1]?.textContent).toMatch(/^20\d\d년 /);
  expect(screen.getByRole('link', { name: '알림 설정' }).getAttribute('href')).toBe(
    '/notice/setting',
  );
  expect(sent()).toEqual([]);
});

test('a notice of a crew shows its picture, or the member who acted', async () => {
  const crew = { crewId: 4, name: '수요일엔 책방' };
  const clubImage = { fileUrl: '/images/club_banner', fileName: 'books.webp' };
  const photo = { fileUrl: '/images/member_profile', fileName: 'me.webp' };
  const actors = [{ memberId: 4, nickname: '반짝반짝', fileInfo: photo }];
  const parts = { clubId: null, clubImage, crew };
  const paused = notice({ noticeId: 2, kind: 'CREW_PAUSED', ...parts, actors: [] });
  const joined = notice({ noticeId: 1, kind: 'CREW_JOINED', ...parts, actors });
  serve(inbox([paused, joined]));
  await openScreen('/notice');
  const links = within(await screen.findByRole('list', { name: '오늘 알림' })).getAllByRole('link');
  const pictures = links.map((link) => link.querySelector('img')?.getAttribute('src'));
  expect(pictures[0]).toContain('books');
  expect(pictures[1]).toContain('me.webp');
});

test('a notice of a crew without a picture shows a drawn one', async () => {
  const crew = { crewId: 4, name: '수요일엔 책방' };
  const clubImage = DEFAULT_BANNER_FILE;
  serve(inbox([notice({ kind: 'CREW_PAUSED', clubId: null, clubImage, crew, actors: [] })]));
  await openScreen('/notice');
  const list = within(await screen.findByRole('list', { name: '오늘 알림' }));
  expect(list.getByRole('link').querySelector('svg.lucide-users')).toBeTruthy();
});

test('a change notice shows the old time struck through, the new time bold and a note', async () => {
  const parts = { formerTime: '오후 7:30', time: '오후 8:30', quote: '“늦어요.”', remark: null };
  serve(inbox([notice({ kind: 'CLUB_CHANGED', text: '시간이 바뀌었어요', ...parts })]));
  await openScreen('/notice');
  expect((await screen.findByText('오후 7:30')).tagName).toBe('S');
  expect(screen.getByText('오후 8:30').tagName).toBe('B');
  expect(screen.getByText('“늦어요.”').textContent).toBe('“늦어요.”');
});

test('the notice of a changed location shows where the club meets now', async () => {
  const parts = { formerTime: null, time: null, quote: null, remark: null };
  const location = '서울 마포구 월드컵로 1';
  serve(inbox([notice({ kind: 'CLUB_CHANGED', text: '장소가 바뀌었어요', ...parts, location })]));
  await openScreen('/notice');
  expect(await screen.findByText(location)).toBeDefined();
});

test('the notice of a change shows that the member answered 못 가요', async () => {
  const remark = '‘못 가요’로 답했어요. 자리를 비웠어요.';
  const parts = { formerTime: null, time: null, quote: null, remark };
  serve(inbox([notice({ kind: 'CLUB_CHANGED', text: '시간이 바뀌었어요', ...parts })]));
  await openScreen('/notice');
  expect(await screen.findByText(remark)).toBeDefined();
});

// covers T2.3 (docs/coverage-statements.md)
test('opening a notice marks only that notice as read', async () => {
  serve(inbox([folded, older, read]));
  const router = await openScreen('/notice');
  await userEvent.click(await screen.findByText('3명이 신청했어요'));
  await waitFor(() => expect(sent()).toEqual(['{"upTo":9,"only":true}']));
  await waitFor(() => expect(router.state.location.pathname).toBe('/azit/member/3'));
});

// covers T2.3 (docs/coverage-statements.md)
test('the button 모두 읽음 marks all notices as read immediately', async () => {
  serve(inbox([folded, older, read]));
  await openScreen('/notice');
  const button = await screen.findByRole('button', { name: '모두 읽음' });
  serve({ ...inbox([folded]), after: new Promise(() => {}) });
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByText('읽지 않음')).toBeNull());
  expect(screen.queryByRole('button', { name: '모두 읽음' })).toBeNull();
  expect(sent()).toEqual(['{"upTo":9}']);
});

test('an inbox of read notices has no button 모두 읽음; opening a notice sends nothing', async () => {
  serve(inbox([read]));
  await openScreen('/notice');
  await userEvent.click(await screen.findByText('모임이 취소됐어요'));
  expect(screen.queryByRole('button', { name: '모두 읽음' })).toBeNull();
  expect(sent()).toEqual([]);
});

test.each<[string, Reply, string]>([
  ['without notices', inbox([]), '아직 알림이 없어요.'],
  ['that cannot be loaded', refused(400), '알림을 불러오지 못했어요.'],
])('an inbox %s shows “$2”', async (_, reply, text) => {
  serve(reply);
  await openScreen('/notice');
  expect(await screen.findByText(text)).toBeTruthy();
});

test.each(noticeKinds)('the link of the notice %s is a page of the app', (kind) => {
  for (const count of [1, 2]) {
    const link = noticeLink({ kind, memberId: 2, clubId: 3, actorId: 4, count });
    expect(matchRoutes(routes, link)?.at(-1)?.route.path).not.toBe('*');
  }
});
