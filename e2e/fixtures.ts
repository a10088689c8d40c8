import { test as base, expect } from '@playwright/test';
import { createMember, type Member, type MemberInput } from './member.ts';

type Fixtures = {
  /** A new member, logged in, in a browser of their own; call it once per person. */
  member: (input?: MemberInput) => Promise<Member>;
  /** What the browser complained of; empty at the end of every test. */
  complaints: string[];
};

export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName }, use) => {
    const url = process.env.AZIT_E2E_URL;
    if (url === undefined) throw new Error(`No server runs for ${browserName}`);
    await use(url);
  },

  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        complaints.push(`${message.text()} ${message.location().url}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],

  member: async ({ browser, baseURL, contextOptions, viewport, hasTouch, isMobile }, use) => {
    const members: Member[] = [];
    await use(async (input = {}) => {
      const options = { ...contextOptions, viewport, hasTouch, isMobile };
      const member = await createMember(browser, baseURL ?? '', options, input);
      members.push(member);
      return member;
    });
    await Promise.all(members.map(({ page }) => page.context().close()));
  },
});

export { expect };
