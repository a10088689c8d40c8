import { roomLine } from '../chat-list.ts';
import { openRoom } from '../chat-setup.ts';
import { openClub } from '../club-setup.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';
import { wideWindow } from '../wide-window.ts';

test.use(wideWindow);

// covers W1, W2, W3
test('clubs and rooms open beside their lists and stay there after Back and reload', async ({
  member,
}) => {
  const [host, guest] = await Promise.all([member(), member()]);
  const keyword = `나란히 ${host.memberId}`;
  const [firstName, secondName] = [`${keyword} 아침 모임`, `${keyword} 저녁 모임`];
  await openClub(host, { clubName: firstName });
  await openClub(host, { clubName: secondName });
  await openRoom(host, guest);
  const { page } = guest;
  const search = `/search?keyword=${encodeURIComponent(keyword)}`;
  const list = page.getByRole('region', { name: '아지트 목록' });
  const titled = (name: string) => page.getByRole('heading', { level: 1, name });

  await page.goto(search);
  await expect(page.getByText('아지트를 골라 주세요.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: firstName }).click();
  await expect(titled(firstName)).toBeFocused();
  await list.getByRole('link', { name: secondName }).click();
  await expect(titled(secondName)).toBeFocused();
  await expect(list.locator('[aria-current]')).toHaveText(secondName);
  await expectNoAxeViolations(page);

  await page.reload();
  await expect(titled(secondName)).toBeVisible();
  await expect(list.locator('[aria-current]')).toHaveText(secondName);
  await page.goBack();
  await expect(page).toHaveURL(search);
  await expect(page.getByText('아지트를 골라 주세요.')).toBeVisible();

  await openInside(page, '/chat');
  await expect(page.getByText('채팅방을 골라 주세요.')).toBeVisible();
  await roomLine(page, /./).click();
  await expect(page.getByRole('textbox', { name: '메시지' })).toBeVisible();
  await expect(roomLine(page, /./)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(page.getByText('채팅방을 골라 주세요.')).toBeVisible();
});
