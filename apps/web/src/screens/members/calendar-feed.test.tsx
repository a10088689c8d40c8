import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { emptyPage, enterAsViewer } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

async function open(createdAt: string | null) {
  let since = createdAt;
  let made = 0;
  peer.reply = ({ method, path }) => {
    if (path !== '/api/calendars') return emptyPage;
    if (method === 'GET') return { json: { data: { createdAt: since } } };
    since = method === 'POST' ? '2026-11-15T03:00:00Z' : null;
    made += 1;
    const url = `/api/calendars/secret${made}.ics`;
    return method === 'POST' ? { status: 201, json: { data: { url } } } : { status: 204 };
  };
  await openScreen('/userpage/setting/7');
  await userEvent.click(screen.getByRole('button', { name: '캘린더에 연결하기' }));
  return within(await screen.findByRole('dialog', { name: '캘린더에 연결하기' }));
}

const press = async (name: string, within_ = screen as Pick<typeof screen, 'findByRole'>) =>
  userEvent.click(await within_.findByRole('button', { name }));

// covers M3.24 (docs/coverage-statements.md)
test('a member creates a calendar feed, copies its URL and sees the URL only once', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const sheet = await open(null);
  await press('주소 만들기', sheet);
  const address = `webcal://${new URL(peer.origin).host}/api/calendars/secret1.ics`;
  expect(await sheet.findByText(address)).toBeTruthy();
  expect(sheet.getByRole('link', { name: '캘린더 열기' }).getAttribute('href')).toBe(address);
  const google = sheet.getByRole('link', { name: '구글 캘린더에 추가' }).getAttribute('href') ?? '';
  expect(new URL(google).searchParams.get('cid')).toBe(address);
  expect(sheet.getAllByRole('listitem')).toHaveLength(3);
  expect(sheet.getByText(/이 화면을 닫으면 다시 볼 수 없어요/)).toBeTruthy();
  await press('주소 복사', sheet);
  expect(writeText).toHaveBeenCalledWith(address);
});

// covers M3.24 (docs/coverage-statements.md)
test('a new feed URL requires a confirmation, because the old URL stops working', async () => {
  const sheet = await open('2026-11-01T03:00:00Z');
  expect(await sheet.findByText(/11월 1일 \(일\)에 만든 주소로 연결되어 있어요/)).toBeTruthy();
  expect(sheet.queryByRole('link')).toBeNull();
  await press('새 주소 만들기', sheet);
  const question = within(await screen.findByRole('dialog', { name: '새 주소를 만들까요?' }));
  expect(peer.seen.filter(({ method }) => method === 'POST')).toEqual([]);
  await press('새 주소 만들기', question);
  expect(await sheet.findByText(/secret1\.ics/)).toBeTruthy();
});

// covers M3.24 (docs/coverage-statements.md)
test('a member can disconnect the calendar feed and create a new feed', async () => {
  const sheet = await open('2026-11-01T03:00:00Z');
  await press('연결 끊기', sheet);
  const question = within(await screen.findByRole('dialog', { name: '캘린더 연결을 끊을까요?' }));
  await press('연결 끊기', question);
  expect(await sheet.findByRole('button', { name: '주소 만들기' })).toBeTruthy();
  expect(peer.seen.map(({ method }) => method)).toContain('DELETE');
});
