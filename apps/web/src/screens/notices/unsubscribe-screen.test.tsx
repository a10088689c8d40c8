import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { refused } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest();
const address = '/notice/unsubscribe?token=abc&kind=CLUB_CHANGED';

test('opening an unsubscribe link changes nothing until the guest taps the button', async () => {
  peer.reply = () => ({ json: { data: { kind: 'CLUB_CHANGED' } } });
  await openScreen(address);
  screen.getByText('‘바뀌거나 취소될 때’ 메일을 그만 받을까요?');
  expect(peer.seen.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '그만 받기' }));
  await screen.findByText('‘바뀌거나 취소될 때’ 메일을 더 보내지 않을게요.');
  expect(peer.seen.at(-1)?.path).toBe('/api/mail-unsubscriptions/abc');
});

test('an invalid unsubscribe link shows the reason and a link to settings, no retry', async () => {
  peer.reply = () => refused(404, '쓸 수 없는 링크예요.');
  await openScreen(address);
  await userEvent.click(screen.getByRole('button', { name: '그만 받기' }));
  await screen.findByText('쓸 수 없는 링크예요.');
  screen.getByRole('link', { name: '알림 설정 보기' });
  expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
  expect(screen.queryByText('알림 설정에서 언제든 다시 켤 수 있어요.')).toBeNull();
});
