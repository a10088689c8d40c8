import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import { takeReturnPath } from '#web/session/login-prompt.ts';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { fill, openScreen } from '#web/testing/open-screen.tsx';
import {
  emptyPage,
  enterAsViewer,
  hostedByViewer,
  refused,
  sampleClub,
  sampleSeat,
  viewer,
} from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(() => sessionStorage.clear());
const requestPaths = () => peer.seen.map(({ path }) => path.split('?')[0]);

function answer(reply: Reply) {
  peer.reply = ({ path }) => {
    if (/^\/api\/clubs\/3(\/invitation)?$/.test(path)) return reply;
    if (path === '/api/members/7') return { json: { data: viewer } };
    return emptyPage;
  };
}

async function open(parts: Partial<ClubDetail> = {}, path = '/azit/invite/3') {
  answer({ json: { data: sampleClub({ area: '서울 성동구', ...parts }) } });
  return openScreen(path);
}

const apply = () => screen.findByRole('link', { name: '참여 신청하러 가기' });
const name = () => screen.findByRole('heading', { level: 1, name: '아침 산책' });

describe('a guest with an invitation', () => {
  // covers I6.3 (docs/coverage-statements.md)
  test('a guest sees the invitation with one link to apply and no bottom bar', async () => {
    await open({ memberLimit: 8, joinedCount: 5, fee: 15_000, locationVisibility: 'JOINED' });
    await apply();
    expect(requestPaths()).toEqual(['/api/clubs/3/invitation']);
    for (const text of [
      '운동/액티비티 · 등산',
      '8명 중 3자리 남았어요',
      '서울 성동구',
      '15,000원',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText('자세한 주소는 참여가 확정되면 보여요')).toBeTruthy();
    expect(screen.getByRole('region', { name: '호스트' }).textContent).toContain('36.5°');
    expect(screen.queryByRole('link', { name: '검색' })).toBeNull();
    expect(screen.queryAllByRole('button')).toEqual([]);
    await waitFor(() => expect(document.title).toBe('아침 산책 · 아지트'));
  });

  test.each([
    ['a listed club', {}, '자세한 주소는 로그인하면 보여요'],
    ['a link-only club', { visibility: 'BY_LINK' }, '자세한 주소는 신청하면 보여요'],
  ] as const)('a guest reads when the open address of %s is shown', async (_, parts, note) => {
    await open({ locationVisibility: 'ALL', ...parts });
    expect(await screen.findByText(note)).toBeTruthy();
  });

  // covers U1.9 (docs/coverage-statements.md)
  test('a guest who came from a card of the landing page can go back', async () => {
    answer({ json: { data: sampleClub() } });
    window.history.replaceState({ idx: 1 }, '');
    onTestFinished(() => window.history.replaceState(null, ''));
    const router = await openScreen('/');
    await act(() => router.navigate('/azit/detail/3'));
    await apply();
    await userEvent.click(screen.getByRole('button', { name: '뒤로' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  // covers I6.3 (docs/coverage-statements.md)
  test('a guest who applies is sent to the login and returns to the application', async () => {
    const router = await open();
    await userEvent.click(await apply());
    await screen.findByRole('heading', { name: '로그인' });
    expect(router.state.location.pathname).toBe('/login');
    expect(takeReturnPath()).toBe('/azit/join/3');
  });

  // covers I6.5 (docs/coverage-statements.md)
  test('a guest who opens the club page is redirected to the invitation without a prompt', async () => {
    const router = await open({}, '/azit/detail/3?from=share');
    await apply();
    expect(router.state.location.pathname).toBe('/azit/invite/3');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('isLocation')).not.toBe('true');
  });

  // covers I6.4 (docs/coverage-statements.md)
  test.each([
    [{ phase: 'ongoing' }, '진행 중', '이미 시작한 아지트예요. 다음에 꼭 함께해요.'],
    [{ phase: 'over' }, '종료', '이미 종료된 아지트예요. 다음에 꼭 함께해요.'],
    [{ phase: 'cancelled' }, '취소됨', '취소돼서 열리지 않아요. 다음에 꼭 함께해요.'],
  ] as const)(
    'a guest sees that a club with %j is %s and gets similar clubs',
    async (parts, state, why) => {
      await open(parts);
      expect(await screen.findByText(why)).toBeTruthy();
      expect(screen.getByText(state)).toBeTruthy();
      expect(screen.queryByText('참여 신청하러 가기')).toBeNull();
      const onward = screen.getByRole('link', { name: '비슷한 아지트 보기' });
      expect(onward.getAttribute('href')).toBe('/?tab=category&cl=2');
      await userEvent.click(screen.getByRole('link', { name: '참여자라면 로그인' }));
      expect(takeReturnPath()).toBe('/azit/detail/3');
    },
  );

  // covers I6.4 (docs/coverage-statements.md)
  test('a guest who wants a seat in a full club logs in and gets to the application', async () => {
    await open({ joinedCount: 5 });
    expect(await screen.findByText(/^자리가 모두 찼어요\./)).toBeTruthy();
    expect(screen.getByText('마감')).toBeTruthy();
    const similar = screen.getByRole('link', { name: '비슷한 아지트' });
    expect(similar.getAttribute('href')).toBe('/?tab=category&cl=2');
    await userEvent.click(screen.getByRole('link', { name: '자리 나면 갈게요' }));
    expect(takeReturnPath()).toBe('/azit/join/3');
  });

  test('a guest reads that a free seat is offered, not that all seats are taken', async () => {
    await open({ joinedCount: 4, offeredCount: 1 });
    const held = '남은 1자리는 기다리던 분에게 물어보는 중이에요';
    expect(await screen.findByText(held)).toBeTruthy();
    expect(screen.getByText('자리가 나면 먼저 알려 드려요.')).toBeTruthy();
    expect(screen.queryByText(/자리가 모두 찼어요/)).toBeNull();
  });

  // covers I6.4 (docs/coverage-statements.md)
  test.each(['/azit/invite/3', '/azit/invite/x'])(
    'a guest at %s sees that the invitation does not exist and a link home',
    async (path) => {
      answer(refused(404));
      await openScreen(path);
      expect(await screen.findByText('지금은 볼 수 없는 초대장이에요.')).toBeTruthy();
      const onward = screen.getByRole('link', { name: '다른 아지트 둘러보기' });
      expect(onward.getAttribute('href')).toBe('/');
    },
  );

  // covers I6.4 (docs/coverage-statements.md)
  test('a guest can retry an invitation that failed to load', async () => {
    answer(refused(500));
    await openScreen('/azit/invite/3');
    expect((await screen.findByRole('alert')).textContent).toBe('지금은 볼 수 없는 초대장이에요.');
    answer({ json: { data: sampleClub() } });
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await name()).toBeTruthy();
  });
});

describe('a member with an invitation', () => {
  // covers I6.3 (docs/coverage-statements.md)
  test('a member who follows the invitation opens the application without a login', async () => {
    enterAsViewer();
    const router = await open();
    await userEvent.click(await apply());
    expect(await screen.findByRole('heading', { name: '참여 신청' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/azit/join/3');
    expect(screen.queryByText('로그인하거나 가입하면 바로 신청으로 이어져요')).toBeNull();
  });

  // covers I6.3 (docs/coverage-statements.md)
  test.each([
    ['has applied', { clubMembers: [sampleSeat(viewer, 'CLUB_WAITING')] }],
    ['has joined', { clubMembers: [sampleSeat(viewer, 'CLUB_JOINED')] }],
    ['was rejected', { clubMembers: [sampleSeat(viewer, 'CLUB_REJECTED')] }],
    ['hosts the club', hostedByViewer],
  ] as const)('a member who %s is redirected to the club page', async (_, parts) => {
    enterAsViewer();
    const router = await open(parts as Partial<ClubDetail>);
    await waitFor(() => expect(router.state.location.pathname).toBe('/azit/detail/3'));
    expect(await name()).toBeTruthy();
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('a member who applied sees the club page before the club is refetched', async () => {
    enterAsViewer();
    window.history.replaceState({ idx: 1 }, '');
    onTestFinished(() => window.history.replaceState(null, ''));
    const router = await open();
    await userEvent.click(await apply());
    fill(await screen.findByLabelText('답변'), '매일요.');
    const { reply } = peer;
    const refetched = Promise.withResolvers<void>();
    onTestFinished(() => refetched.resolve());
    peer.reply = (request) => {
      const seat = sampleSeat(viewer, 'CLUB_WAITING');
      if (request.method === 'POST') return { status: 201, json: { data: seat } };
      return { ...reply(request), after: refetched.promise };
    };
    await userEvent.click(screen.getByRole('button', { name: '신청 보내기' }));
    await userEvent.click(await screen.findByRole('button', { name: '확인' }));
    expect(await screen.findByRole('button', { name: '신청 취소하기' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/azit/detail/3');
  });

  test('a member sees no invitation to a club that responds 404', async () => {
    enterAsViewer();
    answer(refused(404));
    await openScreen('/azit/invite/3');
    expect(await screen.findByText('지금은 볼 수 없는 초대장이에요.')).toBeTruthy();
    expect(requestPaths()).not.toContain('/api/clubs/3/invitation');
  });
});
