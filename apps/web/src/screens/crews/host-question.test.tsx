import type { Crew } from '@azit/contract/crews/crew.schema';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { sampleCrew, sampleDate } from '#web/testing/sample-crews.ts';
import { enterAsViewer } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

async function show(crew: Crew) {
  peer.reply = ({ method, path }) => {
    if (method !== 'GET') return { status: 204 };
    return { json: { data: path === '/api/crews/12' ? crew : { unread: 0 } } };
  };
  await openScreen('/crew/12');
}

const writes = () =>
  peer.seen.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path]);

const paused = {
  reason: 'NO_HOST',
  pausedAt: '2026-11-01T00:00:00Z',
  takeOverFrom: '2026-11-08T00:00:00Z',
} as const;
const requested = { requestedRole: 'HOST' } as const;

test.each([
  ['내가 이어받기', { paused }, '이어받기', '/api/crews/12/takeover'],
  ['맡을게요', requested, '맡을게요', '/api/crews/12/handovers/7'],
])(
  'before %s, a member reads that a host goes to the meeting answered with 못 가요',
  async (button, parts, yes, path) => {
    await show(sampleCrew({ ...parts, dates: [sampleDate({ myAnswer: false })] }));
    await userEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/호스트는 앞으로의 모임에 함께하는 것으로 답해요/)).toBeTruthy();
    expect(dialog.getByText(/11월 18일도 ‘갈게요’로 바뀌어요/)).toBeTruthy();
    expect(writes()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: yes }));
    await vi.waitFor(() => expect(writes().map(([, sent]) => sent)).toEqual([path]));
  },
);

test.each([
  ['내가 이어받기', { paused }],
  ['맡을게요', requested],
])('%s needs no question without a 못 가요', async (button, parts) => {
  await show(sampleCrew({ ...parts, dates: [sampleDate({ myAnswer: true })] }));
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await vi.waitFor(() => expect(writes()).toHaveLength(1));
});
