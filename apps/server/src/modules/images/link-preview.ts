import { DEFAULT_IMAGE_PATH } from '@azit/contract/images/image.rule';
import type { Context } from '#server/context.ts';
import { keyedMutex } from '#server/limits/keyed-mutex.ts';
import { decodeInTurn } from './decode-in-turn.ts';
import { imagePath } from './image-store.ts';

/** All of them together are one sender, so that uploads come before a flood of them. */
const SENDER = 'link previews';
/** Of a banner as it is kept: at most 1200 by 1200 pixels with three channels. */
const PRICE = 1_200 * 1_200 * 3;

/** In this process: a link that is shared to many at once is asked for many times at once. */
const drawing = keyedMutex();

/** Of a banner it has the name, as a jpeg: messengers do not all know webp. */
export function linkPreviewName(bannerName: string): string {
  return bannerName.replace(/\.webp$/, '.jpg');
}

/** Where this server shows the picture that messengers put beside a link to a club. */
export function linkPreviewAddress(bannerName: string | null): string {
  return bannerName === null
    ? `${DEFAULT_IMAGE_PATH}/banner.jpg`
    : `${imagePath('link_preview')}/${linkPreviewName(bannerName)}`;
}

/**
 * Drawn from the banner when it is first asked for, then kept: most banners are never shared.
 * Returns undefined where there is no such banner.
 */
export async function readLinkPreview(context: Context, name: string): Promise<Buffer | undefined> {
  const kept = () => context.images.read(`link_preview/${name}`);
  return (
    (await kept()) ??
    drawing.run(name, async () => (await kept()) ?? drawLinkPreview(context, name))
  );
}

async function drawLinkPreview({ images, log }: Context, name: string) {
  const banner = await images.read(`club_banner/${name.replace(/\.jpg$/, '.webp')}`);
  if (banner === undefined) return undefined;
  const task = { kind: 'link preview', upload: banner } as const;
  const [drawn] = await decodeInTurn({ key: SENDER, price: PRICE }, task);
  const bytes = Buffer.from(drawn?.bytes ?? []);
  // It is sent all the same, and drawn again for the next who asks.
  await images
    .write({ folder: 'link_preview', name, bytes })
    .catch((error) => log.warn({ err: error }, 'link preview not kept'));
  return bytes;
}
