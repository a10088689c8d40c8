import { enterRoom, openRoom, say, talkOf } from '../chat-setup.ts';
import { callAs } from '../club-setup.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

test('somebody is blocked from a message of a club’s room, and their words are gone at once', async ({
  member,
}) => {
  const [host, one] = [await member(), await member()];
  const { roomId } = await openRoom(host, one);
  await say(one, roomId, '듣기 싫은 말');
  await enterRoom(host, roomId);
  const { page } = host;
  const talk = talkOf(page);
  const profile = `/userpage/${one.memberId}`;
  await expect(talk.getByRole('link')).toHaveAttribute('href', profile);
  await talk.getByRole('button', { name: '메시지 메뉴' }).press('Enter');
  await page.getByRole('button', { name: '차단하기' }).click();
  const question = page.getByRole('dialog', { name: /차단할까요/ });
  await question.getByRole('button', { name: '차단하기' }).click();
  await expect(page.getByText('차단했어요')).toBeVisible();
  await expect(talk.getByText('차단한 사람의 메시지예요')).toBeVisible();
  await expect(talk.getByText('듣기 싫은 말')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('whoever is blocked in a talk of two is left for the list, and Back does not return to the room', async ({
  member,
}) => {
  const [host, one] = [await member(), await member()];
  await openRoom(host, one);
  const opened = await callAs(host, 'POST', `/api/chats/with/${one.memberId}`);
  const { roomId } = (await opened.json()).data;
  await say(one, roomId, '또 저예요');
  const { page } = host;
  await page.goto('/chat?kind=personal');
  await page.getByRole('list', { name: '채팅 목록' }).getByRole('link').click();
  await expect(talkOf(page).getByText('또 저예요')).toBeVisible();
  await page.getByRole('button', { name: '채팅방 메뉴' }).click();
  await page.getByRole('button', { name: '차단하기' }).click();
  const question = page.getByRole('dialog', { name: /차단할까요/ });
  await question.getByRole('button', { name: '차단하기' }).click();
  await expect(page.getByText('차단했어요')).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/chat\?kind=personal$/);
  await expect(page.getByText('진행 중인 채팅이 없어요.')).toBeVisible();
});
