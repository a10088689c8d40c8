import { type Play, photograph } from '../play.ts';
import { button, dialog } from '../target.ts';

export async function sheets(play: Play): Promise<void> {
  const { guest } = play;
  const ways = [
    { path: '/?tab=date', opener: '다른 날짜 고르기', title: '날짜 고르기' },
    { path: '/?tab=category', opener: '지역', title: '지역 고르기' },
  ];
  for (const { path, opener, title } of ways) {
    await guest.open(path);
    await guest.press(button(opener));
    await guest.find(dialog(title));
    await photograph(play, title, guest);
    await guest.tab.back();
    await guest.isGone(dialog(title));
    await guest.find(button(opener));
  }
}

export async function confirmLogOut(play: Play): Promise<void> {
  const { guest } = play;
  const question = dialog('로그아웃*');
  await guest.open('/userpage/me');
  await guest.waitFor('the own profile', () => /^\/userpage\/\d+$/.test(location.pathname));
  const id = await guest.tab.run(() => location.pathname.split('/').at(-1));
  await guest.open(`/userpage/setting/${id}`);
  const row = { css: 'main button, main a', name: '로그아웃*' };
  await guest.press(row);
  await guest.find(question);
  await photograph(play, 'question', guest);
  await guest.tab.back();
  await guest.isGone(question);
  await guest.press(row);
  await guest.press(button('취소', 'dialog[open]'));
  await guest.isGone(question);
  await guest.press(row);
  await guest.press(button('로그아웃', 'dialog[open]'));
  await guest.waitFor('the login to be gone', () => localStorage.getItem('accessToken') === null);
}
