import type { Page } from '@playwright/test';
import { endClub, join, openClub } from '../club-setup.ts';
import { createCrew } from '../crew-setup.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';
import { collectPageErrors } from '../page-errors.ts';
import {
  clubName,
  crewName,
  homeRoutes,
  landingRoutes,
  memberOpenRoutes,
  memberRoutes,
  openRoutes,
  type RouteRow,
  type Visitor,
} from '../route-table.ts';

type Open = (page: Page, path: string) => Promise<unknown>;
const byAddress: Open = (page, path) => page.goto(path);

const clubSetting = /^\/azit\/setting\//;

async function visit(
  page: Page,
  row: RouteRow,
  visitor: Visitor,
  filled: (text: string) => string,
  open: Open = byAddress,
) {
  const { path, leadsTo = path, h1, title = `${h1} ·`, shows } = row;
  await open(page, filled(path));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, path).toHaveText([filled(h1)]);
  await expect(page, path).toHaveURL(filled(leadsTo));
  // Ignore an unread count such as “(3) ” before the title: the app may add it at any time.
  const plainTitle = async () => (await page.title()).replace(/^\(\d+\) /, '');
  await expect.poll(plainTitle, path).toBe(`${filled(title)} 아지트`.trim());
  const text = shows?.[visitor];
  if (text !== undefined) await expect(page.getByText(text).first(), path).toBeVisible();
}

// covers S2.1, S2.3 (docs/coverage-statements.md)
test('a guest can open every public route and gets a login prompt on member routes', async ({
  page,
}) => {
  test.slow();
  for (const [index, row] of [...landingRoutes, ...openRoutes].entries()) {
    const open = index === 0 || row.leadsTo !== undefined ? byAddress : openInside;
    await visit(page, row, 'guest', (text) => text, open);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(page.getByText('페이지를 찾을 수 없어요.')).toBeVisible();
  await page.getByRole('link', { name: '홈으로 가기' }).click();
  await expect(page).toHaveURL('/');
  const prompt = page.getByRole('dialog').filter({ hasText: '로그인이 필요한 서비스예요.' });
  for (const path of ['/search', '/azit/join/1']) {
    await page.goto(path);
    await expect(prompt, path).toBeVisible();
    await expect(page).toHaveURL('/');
  }
});

for (const visitor of ['plain', 'host'] as const) {
  // covers S6.3 (docs/coverage-statements.md)
  test(`every route shows a member with the role ${visitor} its title and its text`, async ({
    member,
    person,
  }) => {
    test.slow();
    const [me, other] = await Promise.all([member(), person()]);
    const host = visitor === 'host' ? me : await person();
    const club = await openClub(host, { clubName });
    const past = await openClub(host, { clubName: '지난 모임' });
    for (const clubId of [club, past]) await join(clubId, host, other);
    await endClub(past);
    const parts: Record<string, string | number> = {
      ':club': club,
      ':past': past,
      ':crew': await createCrew(me, crewName),
      ':host': host.memberId,
      ':own': me.memberId,
      ':name': host.nickname,
    };
    const filled = (text: string) => text.replace(/:[a-z]+/, (part) => String(parts[part]));
    const pageErrors: string[] = [];
    collectPageErrors(me.page, pageErrors);
    const [first, ...others] = [...homeRoutes, ...memberRoutes];
    const rows = visitor === 'plain' ? others : others.filter(({ shows }) => shows?.host);
    if (first !== undefined) await visit(me.page, first, visitor, filled);
    for (const row of rows) {
      await visit(me.page, row, visitor, filled, openInside);
      if (visitor === 'host' && clubSetting.test(row.path)) await expectNoAxeViolations(me.page);
    }
    if (visitor === 'plain') {
      for (const row of memberOpenRoutes) await visit(me.page, row, visitor, filled, openInside);
    }
    // A plain member did not attend the past club, so the server responds 403 to the list of
    // members to review. The browser logs this as an error.
    expect(pageErrors).toEqual(visitor === 'plain' ? [expect.stringContaining('403')] : []);
  });
}
