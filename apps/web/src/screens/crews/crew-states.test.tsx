import type { Crew } from '@azit/contract/crews/crew.schema';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { hostedCrew, sampleCrew } from '#web/testing/sample-crews.ts';
import { enterAsViewer } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

async function show(crew: Crew, path = '/crew/12') {
  peer.reply = ({ path: requested }) => ({
    json: { data: requested === '/api/crews/12' ? crew : { unread: 0 } },
  });
  await openScreen(path);
  if (path === '/crew/12') await screen.findByRole('heading', { name: crew.name });
}

const mocha = sampleCrew().members?.[3]?.member;
const invited: Partial<Crew> = { myRole: null, myState: 'INVITED', dates: [] };

test('an invitation names the inviter, not the present host, and the next day', async () => {
  await show(sampleCrew({ ...invited, invitedBy: mocha, nextMeetingDate: '2099-11-25' }));
  expect(screen.getByText('모카').closest('p')?.textContent).toBe('모카님이 초대했어요');
  expect(screen.getByText(/다음은 11월 25일/)).toBeTruthy();
  expect(screen.getByText(/눌러도 모카님에게 알리지 않아요/)).toBeTruthy();
});

test('an invitation without a known inviter names nobody', async () => {
  await show(sampleCrew({ ...invited, invitedBy: null, nextMeetingDate: null }));
  expect(screen.getByText('크루에 초대받았어요')).toBeTruthy();
  expect(screen.queryByText(/책갈피/)).toBeNull();
  expect(screen.getByText(/눌러도 아무에게도 알리지 않아요/)).toBeTruthy();
});

test('the list of members says since when a member without a visit is there', async () => {
  const members = (sampleCrew().members ?? []).map((one) => ({ ...one, visits: 0 }));
  await show(sampleCrew({ members }), '/crew/12/members');
  expect(await screen.findAllByText('8월 26일부터 함께해요')).toHaveLength(4);
});

test('a host who wants to leave reads that the crew needs another host first', async () => {
  await show(hostedCrew());
  const row = screen.getByRole<HTMLAnchorElement>('link', { name: /크루에서 나가기/ });
  expect(row.textContent).toContain('먼저 다른 멤버에게 호스트를 넘겨 주세요');
  expect(row.pathname).toBe('/crew/12/members');
});

test('a host without other members cannot hand the crew over', async () => {
  await show(hostedCrew({ memberCount: 1 }));
  expect(screen.queryByText('크루에서 나가기')).toBeNull();
});

test('an ended crew is no longer opened by its host, and waits for no first meeting', async () => {
  await show(hostedCrew({ endedAt: '2026-11-01T00:00:00Z', past: [], dates: [] }));
  expect(screen.getByText('끝난 크루')).toBeTruthy();
  expect(screen.queryByText('내가 여는 크루')).toBeNull();
  expect(screen.queryByText(/첫 만남을 기다리고 있어요/)).toBeNull();
});

test('the host reads on the page of the crew how many invitations are open', async () => {
  await show(hostedCrew({ invited: mocha ? [mocha] : [] }));
  const row = within(screen.getByRole('button', { name: /멤버 초대하기/ }));
  expect(row.getByText('초대 중 1명')).toBeTruthy();
});
