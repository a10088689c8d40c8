import { callAs, endClub, join, openClub } from '../club-setup.ts';
import { expectAlert, expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import type { Person } from '../member.ts';
import { openInside } from '../open-inside.ts';

// covers S1.5, S2.44, S2.45, S8.18 (docs/coverage-statements.md)
test('anonymous reviews appear and raise reputations once everyone has written', async ({
  member,
}) => {
  test.slow();
  const [me, host, third] = await Promise.all([member(), member(), member()]);
  const { page } = me;
  const clubId = await openClub(host, { clubName: '책 읽는 아침' });
  for (const guest of [me, third]) await join(clubId, host, guest);

  await page.goto('/');
  await expect(page.getByRole('tabpanel').locator('[aria-busy]')).toHaveCount(0);
  await expect(page.getByText('후기를 기다리는 아지트')).toHaveCount(0);
  await endClub(clubId);
  await page.reload();
  const strip = page.getByRole('region', { name: '후기를 기다리는 아지트' });
  await expect(strip.getByRole('link')).toHaveCount(1);
  await strip.getByRole('link', { name: '책 읽는 아침' }).click();
  await expect(page).toHaveURL(`/review/create/${clubId}`);

  await expect(page.getByText('후기를 남길 사람을 골라 주세요.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  const send = page.getByRole('button', { name: '후기 남기기' });
  await expect(send).toBeDisabled();
  await expect(page.getByText('한 명 이상 고르면 보낼 수 있어요.')).toBeVisible();

  const toHost = page.getByRole('region', { name: `${host.nickname}님에게 남기는 후기` });
  const toThird = page.getByRole('region', { name: `${third.nickname}님에게 남기는 후기` });
  await page.getByRole('checkbox', { name: host.nickname }).check();
  await expect(toHost.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByText('좋았던 점을 골라 주세요.')).toBeVisible();
  await page.getByRole('checkbox', { name: third.nickname }).check();
  await toThird.getByRole('checkbox', { name: '분위기 메이커예요' }).check();
  await toThird.getByRole('textbox').fill('덕분에 많이 웃었어요.');
  await page.getByRole('checkbox', { name: host.nickname }).uncheck();
  await expect(toHost).toHaveCount(0);
  await expect(toThird.getByRole('textbox')).toHaveValue('덕분에 많이 웃었어요.');
  await expect(toThird.getByRole('checkbox', { name: '분위기 메이커예요' })).toBeChecked();
  await page.getByRole('checkbox', { name: host.nickname }).check();
  await toHost.getByRole('checkbox', { name: '배려심이 깊어요' }).check();

  await toHost.getByRole('textbox').fill('가'.repeat(129));
  await expect(send).toBeDisabled();
  await expect(page.getByText('후기는 128자까지 쓸 수 있어요.').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await toHost.getByRole('textbox').fill('');
  await send.click();
  await expectAlert(page, '후기를 남겼어요');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('tabpanel').locator('[aria-busy]')).toHaveCount(0);
  await expect(strip).toHaveCount(0);
  await page.getByRole('link', { name: '프로필' }).click();
  await expect(page.getByRole('heading', { name: '책 읽는 아침' })).toBeVisible();
  await expect(page.getByRole('link', { name: /후기 남기기/ })).toHaveCount(0);

  await third.page.goto(`/userpage/${third.memberId}?tab=reviews`);
  await expect(third.page.getByText('아직 받은 후기가 없어요.')).toBeVisible();
  await expect(third.page.getByText('36.5°')).toBeVisible();
  const review = (writer: Person, { memberId }: Person) => {
    const ids = { reviewerId: writer.memberId, revieweeId: memberId, clubId };
    return callAs(writer, 'POST', '/api/reviews', {
      data: [{ ...ids, commentCategory: 'KEEP_ON_TIME' }],
    });
  };
  expect((await review(third, host)).status()).toBe(201);
  expect((await review(third, me)).status()).toBe(201);
  expect((await review(host, me)).status()).toBe(201);

  const received = third.page.getByRole('list', { name: '받은 후기' });
  await expect(async () => {
    await third.page.reload();
    await expect(received).toContainText('분위기 메이커예요');
    await expect(third.page.getByText('37.0°')).toBeVisible();
  }).toPass();
  await expect(received).toContainText('덕분에 많이 웃었어요.');
  await expect(received).toContainText('책 읽는 아침');
  await expect(received).not.toContainText(me.nickname);
  await expectNoAxeViolations(third.page);
  await page.reload();
  await openInside(page, `/userpage/${host.memberId}`);
  await expect(page.getByRole('meter', { name: '아지트 온도' })).toHaveAttribute(
    'aria-valuetext',
    '37.5도',
  );

  await openInside(page, `/review/create/${clubId}`);
  await expect(page.getByText('함께한 사람 모두에게 후기를 남겼어요.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: '뒤로' }).click();
  await expect(page).toHaveURL(`/userpage/${me.memberId}`);
});
