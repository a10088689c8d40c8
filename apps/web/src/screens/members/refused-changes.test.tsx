import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { sampleParticipation } from '#web/testing/sample-participation.ts';
import { emptyPage, enterAsViewer, refused, viewer } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

const { email: _email, gender: _gender, birthYear: _year, ...profile } = viewer;
const fan = { memberId: 4, nickname: '바람결', aboutMe: '', fileInfo: viewer.fileInfo };
const pageInfo = { page: 1, size: 15, totalElements: 1, totalPages: 1 };
const followers = { json: { data: [{ followId: 9, matpal: false, follower: fan }], pageInfo } };

function refuseChanges({ isFollowing = false } = {}): void {
  peer.reply = ({ method, path }) => {
    if (method !== 'GET') return refused(500, '잠시 후 다시 시도해 주세요.');
    if (path === '/api/members/7') return { json: { data: viewer } };
    if (path === '/api/members/4') return { json: { data: { ...profile, memberId: 4 } } };
    if (path === '/api/members/4/follow-status') return { json: { data: { result: isFollowing } } };
    if (path.startsWith('/api/chats/with/'))
      return { json: { data: { roomId: null, allowed: false, reason: null } } };
    if (path.startsWith('/api/members/7/follower')) return followers;
    if (path === '/api/members/7/clubs') return { json: [sampleParticipation(1)] };
    if (path.includes('/clubs')) return { json: [] };
    return path.startsWith('/api/categories') ? { json: { data: [] } } : emptyPage;
  };
}

// covers S8.15 (docs/coverage-statements.md)
test.each([
  { isFollowing: false, act: '팔로우', failure: '팔로우하지 못했어요.' },
  { isFollowing: true, act: '팔로우 취소', failure: '팔로우를 취소하지 못했어요.' },
])(
  'a failed request ($act) on a profile shows an error and is undone',
  async ({ isFollowing, act, failure }) => {
    refuseChanges({ isFollowing });
    await openScreen('/userpage/4');
    const button = () => screen.findByRole('button', { name: act });
    await waitFor(async () => expect(await button()).toHaveProperty('disabled', false));
    await userEvent.click(await button());
    expect(await screen.findByText(failure)).toBeTruthy();
    expect(await button()).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /팔로워/ }).textContent).toContain('0 팔로워'),
    );
  },
);

// covers S8.15 (docs/coverage-statements.md)
test('a failed follow or follower removal shows an error and changes nothing', async () => {
  refuseChanges();
  await openScreen('/userpage/followcheck/7');
  const follow = await screen.findByRole('button', { name: '바람결님 팔로우' });
  await userEvent.click(follow);
  expect(await screen.findByText('잠시 후 다시 시도해 주세요.')).toBeTruthy();
  await waitFor(() => expect(follow).toHaveProperty('disabled', false));
  await userEvent.click(screen.getByRole('button', { name: '바람결님 삭제' }));
  await userEvent.click(await screen.findByRole('button', { name: '삭제하기' }));
  expect(await screen.findByText('팔로워를 삭제하지 못했어요.')).toBeTruthy();
  expect(screen.getByRole('button', { name: '바람결님 팔로우' })).toBeTruthy();
});

test('a club that could not be hidden shows an error and is visible again', async () => {
  refuseChanges();
  await openScreen('/userpage/7');
  await userEvent.click(await screen.findByRole('button', { name: '모임 메뉴' }));
  const hide = await screen.findByRole('switch', { name: '나만 보기' });
  await userEvent.click(hide);
  expect(await screen.findByText('잠시 후 다시 시도해 주세요.')).toBeTruthy();
  await waitFor(() => expect(hide).toHaveProperty('checked', false));
  expect(screen.getAllByText('나만 보기')).toHaveLength(1);
});
