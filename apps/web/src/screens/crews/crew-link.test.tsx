import type { Crew } from '@azit/contract/crews/crew.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readInviteKey, rememberInviteKey } from '#web/session/invite-key.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { hostedCrew, sampleCrew } from '#web/testing/sample-crews.ts';
import { enterAsViewer, refused } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(() => {
  sessionStorage.clear();
  enterAsViewer();
});
const KEY = `5.${'s'.repeat(43)}`;
const oldLink = {
  linkId: 9,
  admits: false,
  usesLeft: null,
  expiresAt: null,
  createdAt: '2099-11-01T00:00:00Z',
};

async function show(crew: Crew, path: string, links: unknown[] = [oldLink]) {
  peer.reply = ({ path: requested, method, body }) => {
    if (requested === '/api/crews/12') return { json: { data: crew } };
    if (!requested.includes('/invite-links')) return { json: { data: { unread: 0 } } };
    if (method === 'GET') return { json: { data: links } };
    const made = { ...oldLink, ...JSON.parse(body), linkId: 10, url: `/crew/12#key=${KEY}` };
    return { status: 201, json: { data: made } };
  };
  await openScreen(path);
}

test('the link sheet of a crew offers no application and replaces an old link', async () => {
  await show(hostedCrew(), '/crew/12');
  await userEvent.click(await screen.findByRole('button', { name: /멤버 초대하기/ }));
  await userEvent.click(await screen.findByRole('button', { name: /링크로 부르기/ }));
  const sheet = within(await screen.findByRole('dialog', { name: '초대 링크' }));
  await userEvent.click(await sheet.findByRole('button', { name: '새 링크로 바꾸기' }));
  await waitFor(() => expect(sheet.getByRole('img')).toBeTruthy());
  expect(sheet.queryByRole('switch', { name: '바로 참여' })).toBeNull();
  expect(sheet.queryByText(/신청을 받아요|모임 시작까지/)).toBeNull();
  const sent = peer.seen.find(({ method }) => method === 'POST')?.body ?? '{}';
  expect(JSON.parse(sent)).toMatchObject({ admits: true, expiresInHours: 168, replaces: 9 });
});

test.each([
  ['the seats that its members leave', 8, 3, 5],
  ['one person if its members fill the seats', 3, 4, 1],
])('a new crew link admits %s', async (_what, memberLimit, memberCount, usesLeft) => {
  const crew = hostedCrew({ memberCount });
  const plan = crew.plan && { ...crew.plan, memberLimit };
  await show({ ...crew, plan }, '/crew/12', []);
  await userEvent.click(await screen.findByRole('button', { name: /멤버 초대하기/ }));
  await userEvent.click(await screen.findByRole('button', { name: /링크로 부르기/ }));
  await userEvent.click(await screen.findByRole('button', { name: '링크 만들기' }));
  await waitFor(() => expect(peer.seen.some(({ method }) => method === 'POST')).toBe(true));
  const sent = peer.seen.find(({ method }) => method === 'POST')?.body ?? '{}';
  expect(JSON.parse(sent)).toMatchObject({ usesLeft });
});

test('a crew link with a wrong key shows the page of a stranger, without a join button', async () => {
  const { members: _, past: __, plan: ___, ...short } = sampleCrew();
  await show({ ...short, myRole: null, myState: null }, `/crew/12#key=${KEY}`);
  expect(await screen.findByText(/먼저 한 번 와 보세요/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '함께하기' })).toBeNull();
});

test.each([
  ['an invitation', '다음에 할게요', sampleCrew({ myRole: null, myState: 'INVITED' })],
  ['a request for a role', '사양할게요', sampleCrew({ requestedRole: 'COHOST' })],
])('a member declines %s with the button %s', async (_what, name, crew) => {
  await show(crew, '/crew/12');
  expect(await screen.findByRole('button', { name })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '괜찮아요' })).toBeNull();
});

test.each([
  ['an ended invitation', '/crew/12', '지금은 받을 수 없는 초대예요.'],
  ['an ended link', `/crew/12#key=${KEY}`, '이 초대 링크는 끝났어요.'],
])('the page of a crew explains %s', async (_what, path, text) => {
  peer.reply = () => refused(410, text, 'INVITE_ENDED');
  await openScreen(path);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a crew link that ends between the login and 함께하기 is shown as ended', async () => {
  rememberInviteKey('/crew/12', KEY);
  const { past: _, plan: __, ...short } = sampleCrew({ myRole: null, myState: null });
  let hasEnded = false;
  peer.reply = ({ path, headers }) => {
    if (!path.startsWith('/api/crews/12')) return { json: { data: { unread: 0 } } };
    if (headers['x-invite-key'] === undefined) return refused(404);
    hasEnded ||= path.endsWith('/membership');
    return hasEnded ? refused(410) : { json: { data: short } };
  };
  await openScreen('/crew/12');
  await userEvent.click(await screen.findByRole('button', { name: '함께하기' }));
  expect(await screen.findByText('이 초대 링크는 끝났어요.')).toBeTruthy();
  await waitFor(() => expect(readInviteKey('/crew/12')).toBeUndefined());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText('이 초대 링크는 끝났어요.')).toBeTruthy();
});
