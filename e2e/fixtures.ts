import { test as base, expect, type Page } from '@playwright/test';
import { createMember, type Member, type MemberInput } from './member.ts';
import { collectPageErrors } from './page-errors.ts';
import { lengthenRequestTimeouts } from './request-timeouts.ts';

type Fixtures = {
  /** Creates a member and opens a browser context in which that member is logged in. */
  member: (input?: MemberInput) => Promise<Member>;
  /** Opens a new browser context without a login, as another device would be. */
  device: () => Promise<Page>;
  /** Script and console errors of `page`; must be empty at the end of every test. */
  pageErrors: string[];
  /** Whether the app gives up on a reply when it really does, or ten times as late. */
  timeouts: 'lengthened' | 'real';
};

export const test = base.extend<Fixtures>({
  timeouts: ['lengthened', { option: true }],

  baseURL: async ({ browserName }, use) => {
    const url = process.env.AZIT_E2E_URL;
    if (url === undefined) throw new Error(`No server runs for ${browserName}`);
    await use(url);
  },

  context: async ({ context, timeouts }, use) => {
    if (timeouts === 'lengthened') await lengthenRequestTimeouts(context);
    await use(context);
  },

  pageErrors: async ({ browserName: _ }, use) => {
    await use([]);
  },

  page: async ({ page, pageErrors }, use) => {
    collectPageErrors(page, pageErrors);
    await use(page);
    expect(pageErrors).toEqual([]);
  },

  member: async (
    { browser, baseURL, contextOptions, serviceWorkers, viewport, hasTouch, isMobile, timeouts },
    use,
  ) => {
    const members: Member[] = [];
    await use(async (input = {}) => {
      const options = { ...contextOptions, serviceWorkers, viewport, hasTouch, isMobile };
      const member = await createMember(browser, baseURL ?? '', options, input);
      if (timeouts === 'lengthened') await lengthenRequestTimeouts(member.page.context());
      members.push(member);
      return member;
    });
    await Promise.all(members.map(({ page }) => page.context().close()));
  },

  device: async (
    { browser, baseURL, contextOptions, serviceWorkers, viewport, hasTouch, isMobile, timeouts },
    use,
  ) => {
    const pages: Page[] = [];
    await use(async () => {
      const options = { ...contextOptions, serviceWorkers, baseURL, viewport, hasTouch, isMobile };
      const context = await browser.newContext(options);
      if (timeouts === 'lengthened') await lengthenRequestTimeouts(context);
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});

export { expect };
