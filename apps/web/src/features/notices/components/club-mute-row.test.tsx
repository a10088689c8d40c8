import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { sampleNoticeSettings } from '#web/testing/sample-notice-settings.ts';
import { enterAsViewer, refused } from '#web/testing/sample-replies.ts';
import { ClubMuteRow } from './club-mute-row.tsx';

const peer = apiPeerPerTest(enterAsViewer);
const settings = { json: { data: sampleNoticeSettings } };

function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ClubMuteRow clubId={4} />
    </QueryClientProvider>,
  );
}

test('the notice switch of a club shows no state until its state is loaded', async () => {
  const load = Promise.withResolvers<void>();
  peer.reply = () => ({ ...settings, after: load.promise });
  open();
  expect(screen.getByText('불러오는 중이에요')).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
  load.resolve();
  const loaded = await screen.findByRole('switch', { name: '이 아지트 알림 받기', checked: true });
  expect(loaded.hasAttribute('disabled')).toBe(false);
});

test('the notice switch of a club can be loaded again after a failure', async () => {
  peer.reply = () => refused(404);
  open();
  const retry = await screen.findByRole('button', { name: /^이 아지트 알림 받기/ });
  peer.reply = () => settings;
  fireEvent.click(retry);
  expect(await screen.findByRole('switch')).toBeTruthy();
});
