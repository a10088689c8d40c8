import { type Play, photograph } from '../play.ts';
import { button, dialog, field } from '../target.ts';
import type { Visitor } from '../visitor.ts';

export async function chat(play: Play, club: number): Promise<void> {
  const { guest, host, world } = play;
  const { data } = await world.host.call('GET', `/chats?clubId=${club}`);
  const room = `/chat/detail?room=${data[0].roomId}`;
  for (const visitor of [guest, host]) await visitor.open(room);
  await write(guest, '안녕하세요');
  await readsOnce(host, '안녕하세요');
  await write(host, '반가워요, 몇 번 출구예요?');
  await readsOnce(guest, '반가워요, 몇 번 출구예요?');
  await guest.tab.attach('input[type=file]', world.photo);
  await guest.find(dialog('이 사진을 보낼까요?'));
  await guest.press(button('보내기', 'dialog[open]'));
  await host.press({ css: 'button[aria-label*=보낸][aria-label*=사진]' });
  await host.find(dialog('사진'));
  await host.tab.back();
  await host.isGone(dialog('사진'));
  await photograph(play, 'room', guest);
  await photograph(play, 'room, as host', host);
}

async function write(visitor: Visitor, words: string): Promise<void> {
  await visitor.fill(field('메시지'), words);
  await visitor.press(button('보내기'));
}

function readsOnce(visitor: Visitor, words: string): Promise<void> {
  const appearsOnce = (sent: string) => {
    const list = document.querySelector('[aria-label="대화"]')?.textContent ?? '';
    return list.split(sent).length === 2;
  };
  return visitor.waitFor(`"${words}" once in the room`, appearsOnce, words);
}
