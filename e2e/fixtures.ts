import { test as base, expect, type Page } from '@playwright/test';
import { collectComplaints } from './complaints.ts';
import { createMember, type Member, type MemberInput } from './member.ts';
import { widenLimits } from './patience.ts';

type Fixtures = {
  /** A new member, logged in, in a browser of their own; call it once per person. */
  member: (input?: MemberInput) => Promise<Member>;
  /** Another device of anybody: a browser of its own in which nobody is logged in. */
  device: () => Promise<Page>;
  /** What `page` complained of; empty at the end of every test. */
  complaints: string[];
};

export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName }, use) => {
    const url = process.env.AZIT_E2E_URL;
    if (url === undefined) throw new Error(`No server runs for ${browserName}`);
    await use(url);
  },

  context: async ({ context }, use) => {
    await widenLimits(context);
    await use(context);
  },

  complaints: async ({ browserName: _ }, use) => {
    await use([]);
  },

  page: async ({ page, complaints }, use) => {
    collectComplaints(page, complaints);
    await use(page);
    expect(complaints).toEqual([]);
  },

  member: async (
    { browser, baseURL, contextOptions, serviceWorkers, viewport, hasTouch, isMobile },
    use,
  ) => {
    const members: Member[] = [];
    await use(async (input = {}) => {
      const options = { ...contextOptions, serviceWorkers, viewport, hasTouch, isMobile };
      const member = await createMember(browser, baseURL ?? '', options, input);
      members.push(member);
      return member;
    });
    await Promise.all(members.map(({ page }) => page.context().close()));
  },

  device: async (
    { browser, baseURL, contextOptions, serviceWorkers, viewport, hasTouch, isMobile },
    use,
  ) => {
    const pages: Page[] = [];
    await use(async () => {
      const options = { ...contextOptions, serviceWorkers, baseURL, viewport, hasTouch, isMobile };
      const context = await browser.newContext(options);
      await widenLimits(context);
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});

export { expect };
