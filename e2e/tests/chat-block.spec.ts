import type { Page } from '@playwright/test';
import { enterRoom, messageList, openRoom, say } from '../chat-setup.ts';
import { expect, test } from '../fixtures.ts';

const menus = {
  message: async (page: Page) => {
    await messageList(page).getByRole('button', { name: '메시지 메뉴' }).press('Enter');
  },
  member: async (page: Page) => {
    await page.getByRole('button', { name: '채팅방 메뉴' }).click();
    await page.getByRole('dialog').getByText('멤버').click();
  },
};

for (const [name, openMenu] of Object.entries(menus)) {
  test(`blocking from the ${name} menu hides a sender’s messages at once`, async ({
    member,
    person,
  }) => {
    const [host, one] = [await member(), await person()];
    const { roomId } = await openRoom(host, one);
    await say(one, roomId, '듣기 싫은 말');
    await enterRoom(host, roomId);
    const { page } = host;
    const messages = messageList(page);
    const profile = `/userpage/${one.memberId}`;
    await expect(messages.getByRole('link')).toHaveAttribute('href', profile);
    await openMenu(page);
    await page.getByRole('button', { name: /차단하기/ }).click();
    const question = page.getByRole('dialog', { name: /차단할까요/ });
    await question.getByRole('button', { name: '차단하기' }).click();
    await expect(page.getByText('차단했어요')).toBeVisible();
    await expect(messages.getByText('차단한 사람의 메시지예요')).toBeAttached();
    await expect(messages.getByText('듣기 싫은 말')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(name === 'message' ? 0 : 1);
  });
}
