import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { emptyPage, enterAsViewer } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

const fileInfo = { fileUrl: '/images/member_profile', fileName: 'a.webp' };
const choco = { memberId: 8, nickname: '초코', fileInfo };
const profile = {
  ...choco,
  aboutMe: '작게 모여요.',
  reputation: 36.5,
  following: 0,
  follower: 0,
  categorySmallIdList: [],
};

async function press(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}

// covers B7 (docs/coverage-statements.md)
test('blocking a member on the profile shows a prompt and then leaves the page', async () => {
  peer.reply = ({ method, path }) => {
    if (path === '/api/members/8') return { json: { data: profile } };
    if (path === '/api/members/8/block' && method === 'POST') return { status: 201 };
    if (path === '/api/members/8/follow-status') return { json: { data: { result: false } } };
    if (path === '/api/members/8/clubs') return { json: [] };
    return emptyPage;
  };
  const router = await openScreen('/userpage/8');
  await press('차단하기');
  const question = within(await screen.findByRole('dialog', { name: '초코님을 차단할까요?' }));
  expect(
    question.getByText(
      '서로 볼 수 없게 돼요. 함께하는 크루와 채팅방에서는 ‘차단한 사람’으로 보여요. 상대에게는 알리지 않아요.',
    ),
  ).toBeTruthy();
  expect(peer.seen.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.click(question.getByRole('button', { name: '차단하기' }));
  expect(await screen.findByText('차단했어요')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});

test('an unblocked member leaves the block list, which shows a text when empty', async () => {
  let blocked = [{ member: choco, blockedAt: '2026-11-15T03:00:00.000Z' }];
  peer.reply = ({ method, path }) => {
    if (method === 'DELETE') {
      blocked = [];
      return { status: 204 };
    }
    if (!path.startsWith('/api/blocks')) return emptyPage;
    const pageInfo = { page: 1, size: 20, totalElements: blocked.length, totalPages: 1 };
    return { json: { data: blocked, pageInfo } };
  };
  await openScreen('/setting/block');
  await press('초코님 차단 풀기');
  expect(await screen.findByText('차단을 풀었어요')).toBeTruthy();
  expect(await screen.findByText('차단한 사람이 없어요.')).toBeTruthy();
  expect(peer.seen.map(({ method, path }) => `${method} ${path}`)).toContain(
    'DELETE /api/members/8/block',
  );
});

// covers B7 (docs/coverage-statements.md)
test('a blocked member can be reported from the block list', async () => {
  const blocked = [{ member: choco, blockedAt: '2026-11-15T03:00:00.000Z' }];
  peer.reply = ({ method, path }) => {
    if (method === 'POST') return { status: 201, json: { data: { reportId: 1 } } };
    if (path === '/api/members/8') {
      const refusal = { status: 404, code: 'MEMBER_NOT_FOUND', message: '없는 회원이에요.' };
      return { status: 404, json: refusal };
    }
    if (!path.startsWith('/api/blocks')) return emptyPage;
    const pageInfo = { page: 1, size: 20, totalElements: 1, totalPages: 1 };
    return { json: { data: blocked, pageInfo } };
  };
  const router = await openScreen('/setting/block');
  await userEvent.click(await screen.findByRole('link', { name: '초코님 신고하기' }));
  expect(await screen.findByText('초코님')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/userpage/report/8');
  expect(screen.getByRole('radio', { name: '욕설·비방' })).toBeTruthy();
});

test('the report page of a member who is neither visible nor blocked shows a text', async () => {
  peer.reply = ({ path }) =>
    path === '/api/members/8'
      ? { status: 404, json: { status: 404, code: 'MEMBER_NOT_FOUND', message: '' } }
      : emptyPage;
  await openScreen('/userpage/report/8');
  expect(await screen.findByText('없거나 볼 수 없는 회원이에요.')).toBeTruthy();
});
