import { runSql } from '../database.ts';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';
import { newName } from '../member.ts';

/** Inserts members who follow the given one. */
async function addFollowers(memberId: number, nicknames: string[]): Promise<void> {
  await runSql(
    `with people as (
       insert into members (nickname, email, about_me, gender, birth_year)
       select name, name || '@azit.test', '같이 걸어요.', 'MALE', 1990
       from unnest($2::text[]) as name
       returning member_id)
     insert into follows (follower_id, followee_id) select member_id, $1 from people`,
    [memberId, nicknames],
  );
}

// covers S2.50, S2.51
test('the followers of another member come fifteen a page by scrolling, without buttons', async ({
  member,
}) => {
  const [me, visitor] = [await member(), await member()];
  await addFollowers(me.memberId, Array.from({ length: 17 }, newName));
  const { page } = visitor;
  const replies: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/follower')) replies.push(new URL(request.url()).search);
  });
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto(`/userpage/followcheck/${me.memberId}`);
  const rows = page.getByRole('list', { name: '팔로워' }).getByRole('listitem');
  await expect(rows).toHaveCount(15);
  expect(replies).toEqual(['?page=1&size=15']);
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows).toHaveCount(17);
  expect(replies).toEqual(['?page=1&size=15', '?page=2&size=15']);
  await expect(page.getByRole('button', { name: /팔로우|삭제/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/userpage\/\d+$/);
});
