import { type Play, photograph } from '../play.ts';
import { button, dialog, field, link } from '../target.ts';

export async function apply(play: Play, club: number): Promise<void> {
  const { guest } = play;
  await guest.open(`/azit/detail/${club}`);
  await guest.press(link('참여 신청하기'));
  await guest.isAt(`/azit/join/${club}`);
  await photograph(play, 'join', guest);
  await guest.fill(field('답변'), '두 번 해 봤어요.');
  await guest.press(button('신청 보내기'));
  await guest.read('참여 신청을 보냈어요');
  await guest.press(button('확인', 'dialog[open]'));
  await guest.find(button('신청 취소하기'));
  await photograph(play, 'detail, applied', guest);
}

export async function accept(play: Play, club: number, nickname: string): Promise<void> {
  const { guest, host } = play;
  await host.open(`/azit/member/${club}`);
  await host.find(button(`${nickname}님 수락`));
  await photograph(play, 'members, one waiting', host);
  await host.press(button(`${nickname}님 수락`));
  await host.read('수락했어요');
  await guest.find(dialog('함께하게 됐어요'));
  await photograph(play, 'celebration', guest);
  await guest.press(button('닫기', 'dialog[open]'));
  await guest.isGone(dialog('함께하게 됐어요'));
}
