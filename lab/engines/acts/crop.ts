import { type Play, photograph } from '../play.ts';
import { button, dialog, type Target } from '../target.ts';
import type { Visitor } from '../visitor.ts';

const corner: Target = { css: '[aria-label^="오른쪽 아래 모서리"]' };

export async function crop(play: Play): Promise<void> {
  const { guest, world } = play;
  await guest.open('/azit/create');
  await guest.waitFor('the form', () => document.querySelector('input[type=file]') !== null);
  await guest.tab.attach('input[type=file]', world.photo);
  await guest.find(dialog('사진 자르기'));
  const from = await guest.find(corner);
  const before = await frameWidth(guest);
  await photograph(play, 'crop', guest);
  const way = [0, 20, 40, 60].map((step) => ({ x: from.x - step, y: from.y - step / 3 }));
  await guest.tab.drag(way);
  const isSmaller = (width: number) => {
    const frame = document.querySelector('.ReactCrop__crop-selection');
    return frame !== null && frame.getBoundingClientRect().width < width - 20;
  };
  await guest.waitFor('the frame to follow the mouse', isSmaller, before);
  await guest.press(button('이 부분 쓰기'));
  await guest.isGone(dialog('사진 자르기'));
  await guest.waitFor('the banner in its shape', hasBanner);
  await photograph(play, 'create, cropped', guest);
}

function frameWidth(visitor: Visitor): Promise<number> {
  return visitor.tab.run(
    () => document.querySelector('.ReactCrop__crop-selection')?.getBoundingClientRect().width ?? 0,
  );
}

function hasBanner(): boolean {
  const banner = document.querySelector('main img[src^="blob:"]');
  if (!(banner instanceof HTMLImageElement) || !banner.complete) return false;
  return Math.abs(banner.naturalWidth / banner.naturalHeight - 3) < 0.1;
}
