import { findClubRoom } from '../chat-list.ts';
import { callAs, endClub, join, openClub } from '../club-setup.ts';
import { expect, test } from '../fixtures.ts';
import { openInside } from '../open-inside.ts';

test.use({ font: 'real' });

test('screens about people and clubs fit 320 pixels with larger text', async ({
  member,
  person,
}) => {
  const [me, host] = [await member(), await person()];
  const { page } = me;
  const clubName = '이름이스물네글자나되는아주길고긴모임이에요';
  const clubId = await openClub(host, { clubName });
  await join(clubId, host, me);
  await endClub(clubId);
  const own = await openClub(me);
  await callAs(host, 'POST', `/api/members/${me.memberId}/follow`);
  await page.setViewportSize({ width: 320, height: 568 });
  const pages = [
    [`/userpage/${me.memberId}`, me.nickname, '후기 남기기'],
    [`/userpage/${host.memberId}`, host.nickname, '팔로우'],
    [`/userpage/followcheck/${me.memberId}`, '팔로우', '삭제'],
    [`/review/create/${clubId}`, '후기 남기기', '후기 남기기'],
    [`/azit/report/${clubId}`, '아지트 신고', '신고하기'],
    [`/userpage/report/${host.memberId}`, '회원 신고', '신고하기'],
    [`/chat/detail?room=${await findClubRoom(me, clubId)}`, clubName, '보내기'],
    ['/chat', '채팅', '이름이스물네글자나되는'],
    ['/azit/create', '아지트 만들기', '미리보기'],
    [`/azit/detail/${own}`, '성수에서 볼더링', '아지트 수정하기'],
    [`/azit/edit/${own}`, '아지트 수정', '수정 완료'],
    [`/azit/setting/${own}`, '아지트 설정', '아지트 취소하기'],
    [`/azit/member/${own}`, '멤버 관리', '뒤로'],
  ] as const;
  await page.route(`**/api/clubs/${clubId}`, () => undefined);
  await page.goto('/chat');
  await page.addStyleTag({ content: 'html { font-size: 125% !important; }' });
  for (const [path, name, action] of pages) {
    await openInside(page, path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
    const control = page
      .getByRole('button', { name: action })
      .or(page.getByRole('link', { name: action }));
    await expect(control.first()).toBeVisible();
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(widest, path).toBeLessThanOrEqual(320);
    await control.first().scrollIntoViewIfNeeded();
    const rightEnd = () =>
      control.first().evaluate((element) => element.getBoundingClientRect().right);
    await expect.poll(rightEnd, path).toBeLessThanOrEqual(320);
    if (path.startsWith('/review/')) await page.unroute(`**/api/clubs/${clubId}`);
  }
});
