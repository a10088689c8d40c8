import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { emptyPage, enterAsViewer, viewer } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);
const categories = [{ categorySmallId: 1, categoryName: '전시', categoryLargeId: 1 }];

test.each([
  ['', [1]],
  ['조용한 모임을 좋아해요.', []],
  ['', []],
])(
  'a profile with the introduction “%s” and the interests %j has no empty part',
  async (aboutMe, ids) => {
    const member = { ...viewer, memberId: 4, aboutMe, categorySmallIdList: ids };
    peer.reply = ({ path }) => {
      if (path === '/api/members/4') return { json: { data: member } };
      if (path.startsWith('/api/categories')) return { json: { data: categories } };
      return path.includes('/clubs') ? { json: [] } : emptyPage;
    };
    await openScreen('/userpage/4');
    const profile = within(await screen.findByRole('region', { name: '프로필 정보' }));
    // Beside the temperature, the counts fill the height of a missing introduction.
    const beside = profile.getByRole('heading', { name: viewer.nickname }).parentElement;
    expect(beside?.contains(profile.getByRole('link', { name: /팔로워/ }))).toBe(true);
    expect(profile.queryAllByRole('paragraph').filter((line) => !line.textContent)).toEqual([]);
    expect(profile.queryAllByRole('list', { name: '관심사' })).toHaveLength(ids.length);
  },
);
