import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { fill, openScreen } from '#web/testing/open-screen.tsx';
import { emptyPage, enterAsViewer, sampleClub, viewer } from '#web/testing/sample-replies.ts';

const searchInfo = { keyword: 'qhemrpdla', understoodAs: '보드게임', filters: [] };
const pageInfo = { page: 1, size: 10, totalElements: 1, totalPages: 1 };
const found = { data: [sampleClub({ clubName: '보드게임 한 판' })], pageInfo };

const peer = apiPeerPerTest(() => {
  peer.reply = ({ path }) => {
    if (path === '/api/members/7') return { json: { data: viewer } };
    if (path.includes('exact=1')) return emptyPage;
    return path.includes('qhemrpdla') ? { json: { ...found, searchInfo } } : { json: found };
  };
  enterAsViewer();
});

// covers D6.9 (docs/coverage-statements.md)
test('a corrected search shows the correction and can be repeated with the typed word', async () => {
  const router = await openScreen('/search?keyword=qhemrpdla');
  expect(await screen.findByText('‘보드게임’으로 찾았어요')).toBeTruthy();
  await waitFor(() => expect(document.querySelector('mark')?.textContent).toBe('보드게임'));
  await userEvent.click(screen.getByRole('button', { name: '‘qhemrpdla’ 그대로 찾기' }));
  const nothing = '‘qhemrpdla’ 검색 결과가 없어요.';
  await screen.findByText(
    (_, element) => element?.tagName === 'P' && element.textContent === nothing,
  );
  expect(router.state.location.search).toBe('?keyword=qhemrpdla&exact=1');
  expect(screen.queryByText('‘보드게임’으로 찾았어요')).toBeNull();
  await act(() => router.navigate(-1));
  expect(await screen.findByText('‘보드게임’으로 찾았어요')).toBeTruthy();
  await act(() => router.navigate(1));
  await waitFor(() => expect(router.state.location.search).toContain('exact'));
  fill(screen.getByRole('searchbox'), '와인');
  await waitFor(() => expect(router.state.location.search).not.toContain('exact'));
});

// covers D6.11 (docs/coverage-statements.md)
test('the previous results stay visible while the next results load', async () => {
  await openScreen('/search?keyword=보드');
  await screen.findByRole('article');
  const next = Promise.withResolvers<void>();
  const reply = peer.reply;
  peer.reply = (request) => ({ ...reply(request), after: next.promise });
  fill(screen.getByRole('searchbox'), '보드게임');
  await waitFor(() => expect(peer.seen.at(-1)?.path).toContain(encodeURIComponent('보드게임')));
  expect(screen.getByRole('article')).toBeTruthy();
  next.resolve();
});

test('the space for the result count is reserved before the results arrive', async () => {
  const first = Promise.withResolvers<void>();
  const { reply } = peer;
  peer.reply = (request) =>
    request.path.startsWith('/api/clubs/search')
      ? { ...reply(request), after: first.promise }
      : reply(request);
  await openScreen('/search?keyword=보드');
  await waitFor(() => expect(peer.seen.at(-1)?.path).toContain('/api/clubs/search'));
  const placed = screen
    .getAllByRole('status')
    .filter((status) => status.closest('.visually-hidden') === null);
  first.resolve();
  expect(placed).toContain(await screen.findByText(/^검색 결과/));
});

// covers D6.15 (docs/coverage-statements.md)
test('several words without a common result are offered as separate searches', async () => {
  peer.reply = ({ path }) => {
    if (path === '/api/members/7') return { json: { data: viewer } };
    return path.includes(encodeURIComponent('서울')) ? emptyPage : { json: found };
  };
  const router = await openScreen('/search?keyword=서울 밤 보드게임');
  const words = await screen.findByRole('list', { name: '낱말 하나로 찾기' });
  expect(
    within(words)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['‘서울’만 찾아보기', '‘보드게임’만 찾아보기']);
  const searches = () => peer.seen.filter(({ path }) => path.startsWith('/api/clubs/search'));
  expect(searches()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '‘보드게임’만 찾아보기' }));
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(router.state.location.search).toBe(`?keyword=${encodeURIComponent('보드게임')}`);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '보드게임');
});

test('a single word without results is not offered as a separate search', async () => {
  peer.reply = ({ path }) => (path === '/api/members/7' ? { json: { data: viewer } } : emptyPage);
  await openScreen('/search?keyword=보드게임');
  await screen.findByText('다른 낱말이나 첫소리로 다시 찾아보세요.');
  expect(screen.queryByRole('button', { name: /만 찾아보기/ })).toBeNull();
});

test('the filters of a search can be cleared next to the results', async () => {
  const router = await openScreen('/search?keyword=보드&free=1');
  await userEvent.click(await screen.findByRole('button', { name: '필터 지우기' }));
  await waitFor(() => expect(router.state.location.search).not.toContain('free'));
  await waitFor(() => expect(screen.queryByRole('button', { name: '필터 지우기' })).toBeNull());
});
