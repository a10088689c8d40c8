import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { join, openClub } from '../club-setup.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../member.ts';

test.use({ serviceWorkers: 'allow' });

const manifest = path.join(import.meta.dirname, '../../apps/web/public/manifest.webmanifest');
const { shortcuts }: { shortcuts: { url: string }[] } = JSON.parse(readFileSync(manifest, 'utf8'));
const offlineHeading = '연결하지 못했어요.';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const coming = (page: Page) => page.getByRole('listitem');

async function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all(
      (await self.caches.keys()).map((name) => self.caches.open(name)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

async function savedClubs(page: Page): Promise<string> {
  return page.evaluate(() => String(localStorage.getItem('coming')));
}

async function openOffline(page: Page, path: string): Promise<void> {
  await page.context().setOffline(true);
  await page.goto(path);
  await expect(heading(page)).toHaveText(offlineHeading);
}

async function joinNewClub(host: Person, guest: Person, clubName: string): Promise<void> {
  await join(await openClub(host, { clubName }), host, guest);
}

test('the app opened offline shows the offline page, and the app once it is online', async ({
  member,
}) => {
  const { page } = await member();
  await visit(page, '/chat');
  await openOffline(page, '/search');
  await expect(coming(page)).toHaveCount(0);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(heading(page)).toHaveText(offlineHeading);

  await page.context().setOffline(false);
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(await cachedAddresses(page)).toEqual(['/offline.html', '/offline.js']);
});

test('a guest who visited only the landing page gets the offline page without clubs', async ({
  page,
  pageErrors,
}) => {
  await visit(page, '/');
  await openOffline(page, '/');
  await expect(coming(page)).toHaveCount(0);
  await page.context().setOffline(false);
  // Clear the errors: the browser reports every page that could not be opened offline.
  pageErrors.length = 0;
});

// covers H3 (docs/coverage-statements.md)
test('an offline member sees the saved upcoming clubs until the logout', async ({
  member,
  person,
}) => {
  const [host, guest] = await Promise.all([person(), member()]);
  const { page } = guest;
  const clubName = '전파가 닿지 않는 곳의 모임';
  await joinNewClub(host, guest, clubName);
  await visit(page, '/');
  await expect.poll(() => savedClubs(page)).toContain(clubName);
  await openOffline(page, '/');
  await expect(coming(page)).toContainText([clubName]);
  await expect(coming(page)).toContainText(['서울 성동구 연무장길 7']);
  await expect(coming(page).getByRole('link', { name: `${clubName} 길찾기` })).toHaveAttribute(
    'href',
    `https://map.kakao.com/?eName=${encodeURIComponent('서울 성동구 연무장길 7')}`,
  );
  await expectNoAxeViolations(page);
  for (const { url } of shortcuts) {
    await page.goto(url);
    await expect(coming(page), url).toContainText([clubName]);
  }

  await page.context().setOffline(false);
  await expect(heading(page)).not.toHaveText(offlineHeading);
  await page.goto(`/userpage/setting/${guest.memberId}`);
  await page.getByRole('main').getByRole('button', { name: '로그아웃' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => savedClubs(page)).toBe('null');
  await openOffline(page, '/');
  await expect(coming(page)).toHaveCount(0);
});

test('the offline page hides the saved upcoming clubs after the session has ended', async ({
  member,
  person,
}) => {
  const [host, guest] = await Promise.all([person(), member()]);
  const { page } = guest;
  await joinNewClub(host, guest, '세션이 끝난 뒤의 모임');
  await visit(page, '/');
  await expect.poll(() => savedClubs(page)).toContain('세션이 끝난 뒤의 모임');

  await openOffline(page, '/');
  await expect(coming(page)).toHaveCount(1);
  await page.evaluate(() => localStorage.setItem('memberId', '999999'));
  await page.reload();
  await expect(heading(page)).toHaveText(offlineHeading);
  await expect(coming(page)).toHaveCount(0);

  await page.context().clearCookies();
  await page.evaluate((id) => {
    localStorage.setItem('memberId', id);
    localStorage.setItem('accessToken', 'Bearer none');
  }, String(guest.memberId));
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/login');
  await expect.poll(() => savedClubs(page)).toBe('null');
});
