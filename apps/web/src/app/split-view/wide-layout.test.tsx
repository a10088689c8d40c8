import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memberRoutes } from '#web/app/member-routes.ts';
import { paths } from '#web/navigation/paths.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { makeWindow, openScreen } from '#web/testing/open-screen.tsx';
import { replyToPages, shownCrew } from '#web/testing/sample-pages.ts';
import { enterAsViewer } from '#web/testing/sample-replies.ts';
import { sampleMessage, sampleRoom } from '#web/testing/sample-room.ts';

const clubList = '아지트 목록';
const clubPage = '열어 둔 화면 아침 산책';
const crewPage = `열어 둔 화면 ${shownCrew.name}`;
const settings = '열어 둔 화면 설정';
const profile = '열어 둔 화면 초코님의 프로필';

/**
 * Each row has a route of a member, an address of it, the section that the rail marks, and the left
 * pane.
 */
const table = [
  [paths.home, '/', '홈', 'main'],
  [paths.search, '/search', '검색', 'main'],
  [paths.chat, '/chat', '채팅', 'main'],
  [paths.notices, '/notice', '알림', 'main'],
  [paths.chatRoom.pattern, '/chat/detail?room=5', '채팅', '채팅방 목록'],
  [paths.chatShare, '/chat/share', '채팅', 'none'],
  [paths.clubCreate, '/azit/create', '아지트 만들기', 'none'],
  [paths.clubPreview, '/azit/preview', '아지트 만들기', 'none'],
  [paths.clubDetail.pattern, '/azit/detail/3', '홈', clubList],
  [paths.clubJoin.pattern, '/azit/join/3', '홈', clubList],
  [paths.clubReport.pattern, '/azit/report/3', '홈', clubList],
  [paths.clubEdit.pattern, '/azit/edit/3', '홈', 'none'],
  [paths.clubChange.pattern, '/azit/change/3', '홈', 'none'],
  [paths.clubSetting.pattern, '/azit/setting/3', '홈', clubPage],
  [paths.clubMembers.pattern, '/azit/member/3', '홈', clubPage],
  [paths.clubDoor.pattern, '/azit/door/3', '홈', clubPage],
  [`${paths.crew.pattern}/:part?`, paths.crew(shownCrew.crewId), '홈', clubList],
  [`${paths.crew.pattern}/:part?`, paths.crewMembers(shownCrew.crewId), '홈', crewPage],
  [`${paths.crew.pattern}/:part?`, paths.crewDates(shownCrew.crewId), '홈', crewPage],
  [paths.reviewCreate.pattern, '/review/create/3', '홈', clubPage],
  [paths.noticeAnswer, '/notice/answer?club=3&going=true', '홈', clubList],
  [paths.noticeSetting, '/notice/setting', '프로필', settings],
  [paths.blocks, '/setting/block', '프로필', settings],
  [paths.verifyPassword, '/userpage/verifypw', '프로필', settings],
  [paths.changePassword, '/userpage/resetpw', '프로필', settings],
  [paths.withdrawal, '/userpage/withdrawl', '프로필', settings],
  [paths.ownProfile, '/userpage/me', '프로필', clubList],
  [paths.memberProfile.pattern, '/userpage/7', '프로필', clubList],
  [paths.memberProfile.pattern, '/userpage/8', '홈', clubList],
  [paths.memberEdit.pattern, '/userpage/edit/7', '프로필', profile],
  [paths.memberSetting.pattern, '/userpage/setting/7', '프로필', profile],
  [paths.memberReport.pattern, '/userpage/report/8', '홈', clubList],
  [paths.memberFollows.pattern, '/userpage/followcheck/8', '홈', clubList],
  [paths.memberTemperature.pattern, '/userpage/temperature/7', '프로필', profile],
  ['*', '/no/such/page', '홈', clubList],
] as const;

const peer = apiPeerPerTest(() => {
  enterAsViewer();
  sessionStorage.clear();
  peer.reply = (request) => {
    const { path } = request;
    if (path === '/api/chats/5') return { json: { data: sampleRoom() } };
    if (path.startsWith('/api/chats/5/messages')) return { json: { data: [sampleMessage()] } };
    return replyToPages(request);
  };
});
beforeEach(() => makeWindow(1280));
afterEach(() => makeWindow(390));

function findSections() {
  const rail = screen.getByRole('navigation', { name: '주요 메뉴' });
  return within(rail)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current'))
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);
}

/** Returns the role or label of the left pane, and the title of the page that it shows. */
function describeLeftPane(): string {
  const pane = document.querySelector<HTMLElement>('[data-list-pane]');
  if (!pane) return 'none';
  const label = pane.getAttribute('aria-label') ?? pane.getAttribute('role') ?? '';
  if (pane.dataset.listPane !== 'page') return label;
  const titles = within(pane).queryAllByRole('heading', { level: 2 });
  return `${label} ${titles[0]?.textContent ?? ''}`;
}

test('the table of this test contains every route of the wide layout', () => {
  const known = [paths.home, `${paths.crew.pattern}/:part?`, '*'];
  const routes = [...known, ...memberRoutes.map(({ path }) => path)];
  expect(new Set(table.map(([pattern]) => pattern))).toEqual(new Set(routes));
});

// covers W1, W5 (docs/coverage-statements.md)
test.each(table)(
  'the wide layout of %s at %s marks the section %s and has the left pane “%s”',
  async (_, path, section, left) => {
    await openScreen(path);
    await waitFor(() => expect([findSections(), describeLeftPane()]).toEqual([[section], left]));
  },
);

// covers W5 (docs/coverage-statements.md)
test.each([
  ['/azit/setting/3', '홈'],
  ['/azit/member/3', '홈'],
  ['/azit/door/3', '홈'],
  ['/azit/edit/3', '홈'],
  ['/azit/change/3', '홈'],
  [paths.crewMembers(shownCrew.crewId), '홈'],
  [paths.crewDates(shownCrew.crewId), '홈'],
  ['/userpage/followcheck/7', '프로필'],
  ['/azit/detail/3', '검색'],
])(
  'in the wide layout the page %s, opened after a search, marks the section %s',
  async (path, section) => {
    const router = await openScreen('/search?keyword=산책');
    await screen.findByRole('main');
    await act(() => router.navigate(path));
    await waitFor(() => expect(findSections()).toEqual([section]));
  },
);

const crew = paths.crew(shownCrew.crewId);

// covers W5 (docs/coverage-statements.md)
test.each([
  ['/', '홈', [crew, '/review/create/3', '/azit/edit/3']],
  ['/userpage/7', '프로필', [crew, '/review/create/3', '/azit/edit/3', '/userpage/8']],
])(
  'on a wide screen pages opened from %s, and Back, mark the section %s',
  async (start, section, pages) => {
    const router = await openScreen(start);
    await waitFor(() => expect(findSections()).toEqual([section]));
    for (const path of pages) {
      await act(() => router.navigate(path));
      await waitFor(() => expect(router.state.location.pathname).toBe(path));
      expect(findSections(), path).toEqual([section]);
    }
    await act(() => router.navigate(-pages.length));
    await waitFor(() => expect(findSections()).toEqual([section]));
  },
);

// covers W5 (docs/coverage-statements.md)
test('after a visit to home a crew that was opened from the own profile before marks 홈', async () => {
  const router = await openScreen('/userpage/7');
  for (const path of [crew, '/', crew]) await act(() => router.navigate(path));
  await waitFor(() => expect(findSections()).toEqual(['홈']));
});

// covers W5 (docs/coverage-statements.md)
test.each(['/userpage/7', crew])(
  'a club opened from the list beside %s marks the section of the list',
  async (path) => {
    const router = await openScreen('/userpage/7');
    await act(() => router.navigate(path));
    const list = within(await screen.findByRole('region', { name: clubList }));
    await userEvent.click(await list.findByRole('link', { name: '아침 산책' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/azit/detail/3'));
    await waitFor(() => expect(findSections()).toEqual(['홈']));
  },
);
