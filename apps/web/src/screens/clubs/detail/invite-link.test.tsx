import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import {
  emptyPage,
  enterAsViewer,
  hostedByViewer,
  sampleClub,
  sampleSeat,
  viewer,
} from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);
const SECRET = 's'.repeat(43);

type Link = { linkId: number; usesLeft?: number; createdAt: string; expiresAt: string | null };

async function openPage(links: Link[] = [], parts: object = hostedByViewer) {
  let live = links;
  peer.reply = ({ path, method, body }) => {
    if (path.startsWith('/api/clubs/3/invite-links')) {
      if (method === 'GET') return { json: { data: live } };
      if (method === 'DELETE') {
        live = [];
        return { status: 204 };
      }
      const { admits, usesLeft, replaces } = JSON.parse(body);
      const linkId = (replaces ?? 4) + 1;
      const made = { linkId, admits, usesLeft, expiresAt: null, createdAt: '2099-11-01T00:00:00Z' };
      live = [made];
      return {
        status: 201,
        json: { data: { ...made, url: `/azit/invite/3#key=${linkId}.${SECRET}` } },
      };
    }
    if (path === '/api/clubs/3')
      return { json: { data: sampleClub({ visibility: 'BY_LINK', ...parts }) } };
    return path === '/api/members/7' ? { json: { data: viewer } } : emptyPage;
  };
  await openScreen('/azit/detail/3');
  await screen.findByRole('heading', { level: 1, name: '아침 산책' });
}

async function openSheet() {
  await userEvent.click(screen.getByRole('button', { name: '공유하기' }));
  return within(await screen.findByRole('dialog', { name: '초대 링크' }));
}

const sent = () =>
  peer.seen.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body || '{}'));

test('the host of a link-only club creates and copies an invite link', async () => {
  const user = userEvent.setup();
  await openPage();
  expect(screen.getByText('링크로만')).toBeTruthy();
  const sheet = await openSheet();
  await user.click(await sheet.findByRole('button', { name: '링크 만들기' }));
  await user.click(await sheet.findByRole('button', { name: '복사' }));
  expect(await navigator.clipboard.readText()).toContain(
    `${window.location.origin}/azit/invite/3#key=5.${SECRET}`,
  );
});

const oldLink = {
  linkId: 9,
  admits: true,
  usesLeft: 2,
  expiresAt: null,
  createdAt: '2099-11-01T00:00:00Z',
};

test('the sheet of a used-up link says so and offers a new link', async () => {
  await openPage([{ ...oldLink, usesLeft: 0 }]);
  const sheet = await openSheet();
  expect(await sheet.findByText('초대 링크를 모두 썼어요.')).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: '새 링크 만들기' }));
  expect(await sheet.findByRole('button', { name: '링크 공유하기' })).toBeTruthy();
  expect(sent()).toHaveLength(1);
});

test('changed settings of an invite link make a new link that replaces the old one', async () => {
  await openPage([oldLink]);
  const sheet = await openSheet();
  await userEvent.click(await sheet.findByRole('radio', { name: '하루' }));
  await userEvent.click(sheet.getByRole('button', { name: '새 링크로 바꾸기' }));
  expect(await screen.findByText('새 링크로 바꿨어요')).toBeTruthy();
  expect(sent()).toContainEqual({ admits: true, usesLeft: 2, expiresInHours: 24, replaces: 9 });
});

test('the host ends an invite link after a confirmation', async () => {
  await openPage([oldLink]);
  const sheet = await openSheet();
  await userEvent.click(await sheet.findByRole('button', { name: '링크 끝내기' }));
  const question = await screen.findByRole('dialog', { name: '링크를 끝낼까요?' });
  await userEvent.click(within(question).getByRole('button', { name: '링크 끝내기' }));
  expect(await sheet.findByText('아직 초대 링크가 없어요.')).toBeTruthy();
});

test('the host’s other devices show no URL of an invite link and offer a new one', async () => {
  await openPage([oldLink]);
  const sheet = await openSheet();
  expect(await sheet.findByText('이 기기에서는 주소를 볼 수 없어요')).toBeTruthy();
  expect(sheet.queryByRole('img')).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: '새 링크로 바꾸기' }));
  await waitFor(() => expect(sent()).toContainEqual(expect.objectContaining({ replaces: 9 })));
  expect(await sheet.findByRole('img', { name: '초대장을 여는 QR 코드' })).toBeTruthy();
});

test('the sheet proposes one use more than free seats, so that one person can queue', async () => {
  await openPage([], { ...hostedByViewer, joinedCount: 1, memberLimit: 3 });
  const sheet = await openSheet();
  expect(await sheet.findByText('자리가 차면 다음 사람은 차례를 기다려요')).toBeTruthy();
  await userEvent.click(sheet.getByRole('button', { name: '링크 만들기' }));
  await sheet.findByRole('img');
  expect(sent()).toContainEqual(expect.objectContaining({ admits: true, usesLeft: 3 }));
  await userEvent.click(sheet.getByRole('button', { name: '몇 명까지 줄이기' }));
  expect(sheet.queryByText('자리가 차면 다음 사람은 차례를 기다려요')).toBeNull();
});

test('a member of a link-only club cannot share its page', async () => {
  await openPage([], { clubMembers: [sampleSeat(viewer, 'CLUB_JOINED')], joinedCount: 2 });
  expect(screen.queryByRole('button', { name: '공유하기' })).toBeNull();
});

test('the sheet of a full club without a link says that a new link leads to the queue', async () => {
  await openPage([], { ...hostedByViewer, joinedCount: 5, memberLimit: 5 });
  const sheet = await openSheet();
  expect(await sheet.findByText('새 링크로 온 사람은 차례를 기다려요.')).toBeTruthy();
});
