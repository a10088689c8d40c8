import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import {
  emptyPage,
  enterAsViewer,
  hostedByViewer,
  refused,
  sampleClub,
} from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

async function open(deletion: Reply) {
  peer.reply = ({ method, path }) => {
    if (method === 'DELETE') return deletion;
    if (path === '/api/clubs/3') return { json: { data: sampleClub(hostedByViewer) } };
    return path.startsWith('/api/members') ? { json: [] } : emptyPage;
  };
  const router = await openScreen('/azit/setting/3');
  await userEvent.click(await screen.findByRole('button', { name: '아지트 삭제하기' }));
  return router;
}

const deletions = () => peer.seen.filter(({ method }) => method === 'DELETE');

// covers S2.38
test('the settings link to editing and members and ask before deleting', async () => {
  await open({});
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('아지트 수정하기')).toBe('/azit/edit/3');
  expect(hrefOf('멤버 관리하기')).toBe('/azit/member/3');
  const question = await screen.findByRole('dialog', { name: '아지트를 삭제할까요?' });
  expect(question.textContent).toContain('종료하면 되돌릴 수 없어요.');
  await userEvent.click(screen.getByRole('button', { name: '취소' }));
  expect(deletions()).toEqual([]);
});

// covers S8.13
test('a deletion that fails shows an error and stays on the page', async () => {
  const router = await open(refused(500));
  await userEvent.click(await screen.findByRole('button', { name: '삭제하기' }));
  expect(
    await screen.findByRole('alertdialog', { name: '아지트를 삭제하지 못했어요.' }),
  ).toBeTruthy();
  expect(router.state.location.pathname).toBe('/azit/setting/3');
});

// covers S2.38, S8.13
test('a deletion that succeeds is confirmed, then leads home', async () => {
  const router = await open({ status: 202 });
  await userEvent.click(await screen.findByRole('button', { name: '삭제하기' }));
  expect(await screen.findByRole('alertdialog', { name: '아지트를 종료했어요.' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/azit/setting/3');
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  expect(await screen.findByRole('tab', { name: '추천' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
  expect(deletions()).toMatchObject([{ path: '/api/clubs/3' }]);
});
