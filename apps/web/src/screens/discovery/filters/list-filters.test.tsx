import { seoulToday } from '@azit/rules/seoul-clock';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { weekendDays } from '#web/features/feed/model/day-strip.ts';
import { logOut } from '#web/session/session.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { fill, openScreen } from '#web/testing/open-screen.tsx';
import { sampleAreas } from '#web/testing/sample-areas.ts';
import { sampleOverview } from '#web/testing/sample-overview.ts';
import {
  emptyPage,
  enterAsViewer,
  refused,
  sampleCard,
  viewer,
} from '#web/testing/sample-replies.ts';

const page = { page: 1, size: 5, totalElements: 1, totalPages: 1 };
const clubs = { json: { data: [sampleCard({ birthYearMin: '1996' })], pageInfo: page } };
const overview = { json: sampleOverview() };
const counts = [
  { areaCode: '11000', count: 64 },
  { areaCode: '11680', count: 9 },
];

const peer = apiPeerPerTest(() => {
  peer.reply = ({ path }) => {
    if (path === '/api/members/7') return { json: { data: { ...viewer, areaCodes: ['11200'] } } };
    if (path === '/api/areas') return { json: { data: sampleAreas } };
    if (path.endsWith('/overview')) return overview;
    if (/^\/api\/clubs\/(search\/)?areas/.test(path)) return { json: { data: counts } };
    if (path.startsWith('/api/members/7/clubs')) return { json: [] };
    return path.startsWith('/api/clubs/') && !path.includes('free=1') ? clubs : emptyPage;
  };
  enterAsViewer();
});

const waitForRequest = (path: string) =>
  waitFor(() => expect(peer.seen.map((request) => request.path)).toContain(path));
const card = () => screen.findByText('아침 산책');
const press = async (text: string | RegExp) => void fireEvent.click(await screen.findByText(text));
const isPressed = (name: string) =>
  screen.getByText(name).closest('button')?.getAttribute('aria-pressed');

async function openList(search: string) {
  const router = await openScreen(`/${search}`);
  const hasSearch = (text: string) =>
    waitFor(() => expect(router.state.location.search).toBe(text));
  return { hasSearch, goBack: () => act(() => router.navigate(-1)) };
}

// covers D7.1 (docs/coverage-statements.md)
test('a filter chip changes list and URL, stays on in other tabs, and Back undoes it', async () => {
  const { hasSearch, goBack } = await openList('?tab=category');
  await card();
  await press('온라인');
  await waitForRequest('/api/clubs/category?page=1&size=5&cl=1&mode=online');
  await hasSearch('?tab=category&mode=online');
  expect(isPressed('온라인')).toBe('true');

  await press('추천');
  await waitForRequest('/api/clubs/recommend/7?page=1&size=5&mode=online');
  await goBack();
  await hasSearch('?tab=category');
  await waitFor(() => expect(isPressed('온라인')).toBe('false'));
});

// covers D7.2 (docs/coverage-statements.md)
test('an empty filtered list offers to clear the filters', async () => {
  const { hasSearch } = await openList('?tab=category&free=1&area=11680&area=11200');
  await waitForRequest('/api/clubs/category?page=1&size=5&cl=1&free=1&area=11680&area=11200');
  expect(await screen.findByText('조건에 맞는 아지트가 없어요.')).toBeTruthy();
  await press('필터 지우기');
  await card();
  await hasSearch('?tab=category');
});

// covers D7.1 (docs/coverage-statements.md)
test('a search keeps its filters when the keyword changes', async () => {
  const { hasSearch } = await openList('search?keyword=aa&when=weekend');
  await card();
  fill(screen.getByLabelText('검색어'), 'bb');
  await waitForRequest('/api/clubs/search?page=1&size=10&keyword=bb&when=weekend');
  await hasSearch('?when=weekend&keyword=bb');
});

// covers D7.3 (docs/coverage-statements.md)
test('a guest does not see member-only filters', async () => {
  logOut();
  await openList('');
  await card();
  expect(screen.getByText('이번 주말')).toBeTruthy();
  expect(screen.queryByText('지금 참여할 수 있는')).toBeNull();
  expect(screen.queryByText('1996년생부터 참여할 수 있어요')).toBeNull();
});

// covers D7.7 (docs/coverage-statements.md)
test('a card shows why the viewer cannot join', async () => {
  await openList('?tab=category');
  await card();
  expect(screen.getByText('1996년생부터 참여할 수 있어요')).toBeTruthy();
});

// covers D7.6 (docs/coverage-statements.md)
test('the weekend filter selects its first day; choosing a weekday removes the filter', async () => {
  const { hasSearch } = await openList('?tab=date&when=weekend');
  await card();
  const weekend = weekendDays(seoulToday(new Date()));
  const days = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  expect(days.find(({ checked }) => checked)?.value).toBe(weekend[0]);
  const index = days.findIndex(({ value }) => !weekend.includes(value));
  fireEvent.click(days[index] ?? document.body);
  await hasSearch(index === 0 ? '?tab=date' : `?tab=date&day=${index}`);
});

describe('the sheet for choosing areas', () => {
  const choose = async (name: string | RegExp) =>
    void fireEvent.click(await screen.findByLabelText(name));
  const counted = (name: string) => screen.findByRole('checkbox', { name });

  // covers D7.4 (docs/coverage-statements.md)
  test('the area sheet lists districts by province and filters by the chosen districts', async () => {
    const { hasSearch, goBack } = await openList('?tab=category');
    await press('지역');
    await choose(/^강남구/);
    await choose('부산');
    await choose(/^해운대구/);
    await press('두 지역에서 1곳 보기');
    await hasSearch('?tab=category&area=11680&area=26350');
    await waitForRequest('/api/clubs/category?page=1&size=5&cl=1&area=11680&area=26350');
    expect(await screen.findByText('지역 2곳')).toBeTruthy();
    await goBack();
    await hasSearch('?tab=category');
    expect(await screen.findByText('지역')).toBeTruthy();
  });

  // covers D7.9 (docs/coverage-statements.md)
  test('the area sheet shows counts, and a chosen province replaces its districts', async () => {
    const { hasSearch } = await openList('?tab=category&mode=online&area=11200');
    await press('지역 1곳');
    await waitForRequest('/api/clubs/areas?mode=online&cl=1');
    expect(await counted('강남구 9곳')).toBeTruthy();
    expect(await counted('성동구 0곳')).toHaveProperty('checked', true);
    fireEvent.click(await counted('서울 전체 64곳'));
    expect(await counted('성동구 0곳')).toHaveProperty('checked', false);
    expect(screen.getByLabelText('서울 전체 빼기')).toBeTruthy();
    await press(/^한 지역에서/);
    await hasSearch('?tab=category&mode=online&area=11000');
  });

  test('the area sheet lists districts with clubs first and shows the day of the counts', async () => {
    await openList('?tab=date&date=2026-12-24');
    await press('지역');
    expect(await counted('강남구 9곳')).toBeTruthy();
    const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
    const districts = names.filter((name) => /^(서울 전체|강남구|성동구)/.test(name ?? ''));
    expect(districts.map((name) => name?.split(/ \d/)[0])).toEqual([
      '서울 전체',
      '강남구',
      '성동구',
    ]);
    expect(screen.getByText(/^(2026년 )?12월 24일 \(목\)에 열리는 아지트 수예요$/)).toBeTruthy();
  });

  test('the area sheet shows no district counts for recommended clubs', async () => {
    await openList('');
    await press('지역');
    await choose('강남구');
    expect(await screen.findByText('한 지역에서 1곳 보기')).toBeTruthy();
    expect(peer.seen.filter(({ path }) => path.startsWith('/api/clubs/areas'))).toEqual([]);
  });

  // covers D7.10 (docs/coverage-statements.md)
  test('the option for all areas shows its count and clears the chosen areas', async () => {
    const { hasSearch } = await openList('?tab=category&area=11200&area=11000');
    await press('지역 2곳');
    await choose('전국');
    expect(await counted('서울 전체 64곳')).toHaveProperty('checked', true);
    expect(await counted('해운대구 0곳')).toBeTruthy();
    fireEvent.click(await counted('전국 1곳'));
    expect(await counted('서울 전체 64곳')).toHaveProperty('checked', false);
    await press('전국에서 1곳 보기');
    await hasSearch('?tab=category');
  });

  // covers D7.10 (docs/coverage-statements.md)
  test('the area sheet shows counts per area for a search if the server sends counts', async () => {
    const { reply } = peer;
    const router = await openScreen('/search?keyword=산책&exact=1&mode=online');
    await press('지역');
    await waitForRequest(
      `/api/clubs/search/areas?mode=online&keyword=${encodeURIComponent('산책')}&exact=1`,
    );
    expect(await counted('강남구 9곳')).toBeTruthy();

    peer.reply = (request) =>
      request.path.startsWith('/api/clubs/search/areas')
        ? { json: { data: null } }
        : reply(request);
    await act(() => router.navigate('/search?keyword=달리기'));
    await press('지역');
    expect(await screen.findByLabelText('강남구')).toBeTruthy();
  });

  // covers D7.4 (docs/coverage-statements.md)
  test('the area sheet finds a district by initials and offers the member’s own areas', async () => {
    await openList('?tab=category');
    await press('지역');
    await choose('서울 성동구');
    fill(screen.getByLabelText('지역 이름'), 'ㅎㅇㄷ');
    await choose(/^부산 해운대구/);
    await choose('서울 성동구 빼기');
    expect(await screen.findByText(/^한 지역에서/)).toBeTruthy();
    expect(screen.getByLabelText('서울 성동구')).toHaveProperty('checked', false);
  });

  test('Back closes the area sheet and leaves the list unchanged', async () => {
    const { hasSearch, goBack } = await openList('?tab=category');
    await press('지역');
    await choose(/^강남구/);
    await goBack();
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    await hasSearch('?tab=category');
  });

  test('the area sheet shows an error if the areas cannot be loaded', async () => {
    const { reply } = peer;
    peer.reply = (request) => (request.path === '/api/areas' ? refused(500) : reply(request));
    await openList('?tab=category');
    await press('지역');
    expect(await screen.findByText('지역을 불러오지 못했어요.')).toBeTruthy();
  });
});
