import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { storeComingMeetings } from '#web/domain/meeting/coming-meetings.ts';
import { meetingFromNow } from '#web/testing/sample-overview.ts';

const page = path.join(import.meta.dirname, '../../../public/offline.html');

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

test('the offline page lists a meeting that starts soon before one that runs for hours', async () => {
  localStorage.setItem('memberId', '7');
  localStorage.setItem('accessToken', 'token');
  const running = meetingFromNow(-360, { clubName: '종일 등산', durationMinutes: 600 });
  const soon = meetingFromNow(20, { clubName: '책 이야기' });
  storeComingMeetings([running, soon], new Date());
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(await readFile(page, 'utf8'))?.[1] ?? '';
  await import('./offline-script.ts');
  const rows = [...document.querySelectorAll('#coming li')].map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^책 이야기.*길찾기$/),
    expect.stringMatching(/^종일 등산지금 진행 중 · /),
  ]);
});
