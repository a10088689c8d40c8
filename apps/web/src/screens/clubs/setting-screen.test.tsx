import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
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

const club = sampleClub({
  ...hostedByViewer,
  clubMembers: [
    sampleSeat(viewer, 'CLUB_JOINED'),
    sampleSeat({ memberId: 8, nickname: '여울' }, 'CLUB_JOINED'),
    sampleSeat({ memberId: 9, nickname: '노을' }, 'CLUB_JOINED'),
    sampleSeat({ memberId: 10, nickname: '마루' }, 'CLUB_WAITING'),
  ],
});

const peer = apiPeerPerTest(enterAsViewer);

async function open(cancellation: Reply) {
  peer.reply = ({ method, path }) => {
    if (method === 'DELETE') return cancellation;
    if (path === '/api/clubs/3') return { json: { data: club } };
    return path.startsWith('/api/members') ? { json: [] } : emptyPage;
  };
  const router = await openScreen('/azit/setting/3');
  await userEvent.click(await screen.findByRole('button', { name: '아지트 취소하기' }));
  return router;
}

const cancellations = () => peer.seen.filter(({ method }) => method === 'DELETE');

async function agree() {
  const dialog = within(await screen.findByRole('dialog', { name: '아지트를 취소할까요?' }));
  await userEvent.click(dialog.getByRole('button', { name: '아지트 취소하기' }));
}

// covers S2.38 (docs/coverage-statements.md)
test('the settings link to the edit and member pages; cancelling needs a confirmation', async () => {
  await open({});
  const toHref = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(toHref(/^아지트 수정하기/)).toBe('/azit/edit/3');
  expect(toHref(/^멤버 관리하기/)).toBe('/azit/member/3');
  expect(toHref(/^일정·장소 바꾸기/)).toBe('/azit/change/3');
  const question = await screen.findByRole('dialog', { name: '아지트를 취소할까요?' });
  expect(question.textContent).toContain('취소하면 되돌릴 수 없어요.');
  await userEvent.click(screen.getByRole('button', { name: '그대로 두기' }));
  expect(cancellations()).toEqual([]);
});

// covers S8.13 (docs/coverage-statements.md)
test('a failed cancellation shows an error and stays on the page', async () => {
  const router = await open(refused(500));
  await agree();
  expect(
    await screen.findByRole('alertdialog', { name: '아지트를 취소하지 못했어요.' }),
  ).toBeTruthy();
  expect(router.state.location.pathname).toBe('/azit/setting/3');
});

// covers S2.38, S8.13 (docs/coverage-statements.md)
test('a cancelled club shows an alert, and closing the alert opens the home page', async () => {
  const router = await open({ status: 202 });
  await agree();
  expect(await screen.findByRole('alertdialog', { name: '아지트를 취소했어요.' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/azit/setting/3');
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  expect(await screen.findByRole('tab', { name: '추천' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
  expect(cancellations()).toMatchObject([{ path: '/api/clubs/3' }]);
});

// covers M3.18 (docs/coverage-statements.md)
test('a cancellation shows how many members are notified and sends the reason', async () => {
  await open({ status: 202 });
  const dialog = within(await screen.findByRole('dialog', { name: '아지트를 취소할까요?' }));
  expect(dialog.getByText(/^함께하는 2명, 기다리는 1명에게 알려요/)).toBeTruthy();
  fill(dialog.getByRole('textbox', { name: /취소하는 이유/ }), ' 독감이에요. ');
  await agree();
  await screen.findByRole('alertdialog', { name: '아지트를 취소했어요.' });
  expect(cancellations().map(({ body }) => body)).toEqual(['{"reason":"독감이에요."}']);
});

test('a cancellation reason that is too long is refused before any request', async () => {
  await open({ status: 202 });
  const dialog = within(await screen.findByRole('dialog', { name: '아지트를 취소할까요?' }));
  fill(dialog.getByRole('textbox', { name: /취소하는 이유/ }), '가'.repeat(129));
  await agree();
  expect(await dialog.findByText('취소하는 이유는 128자까지 쓸 수 있어요.')).toBeTruthy();
  expect(cancellations()).toEqual([]);
});
