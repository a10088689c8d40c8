import { DEFAULT_IMAGE_PATH, linkPreviewName } from '@azit/contract/images/image.rule';
import type { Context } from '#server/context.ts';
import { keyedMutex } from '#server/limits/keyed-mutex.ts';
import { decodeInTurn } from './decode-in-turn.ts';
import { imagePath } from './image-store.ts';

const COST = 1_200 * 1_200 * 3;

/**
 * A link that is shared causes many requests at once. The mutex lets a process draw its preview
 * only once.
 */
const drawing = keyedMutex();

export function linkPreviewAddress(bannerName: string | null): string {
  return bannerName === null
    ? `${DEFAULT_IMAGE_PATH}/banner.jpg`
    : `${imagePath('link_preview')}/${linkPreviewName(bannerName)}`;
}

/** Draw a preview only on its first request, because most banners are never shared. */
export async function readLinkPreview(
  context: Context,
  name: string,
  address: string,
): Promise<Buffer | undefined> {
  const readStored = () => context.images.read(`link_preview/${name}`);
  return (
    (await readStored()) ??
    drawing.run(name, async () => (await readStored()) ?? drawLinkPreview(context, name, address))
  );
}

async function drawLinkPreview({ images, log }: Context, name: string, address: string) {
  const banner = await images.read(`club_banner/${name.replace(/\.jpg$/, '.webp')}`);
  if (banner === undefined) return undefined;
  const task = { kind: 'link preview', upload: banner } as const;
  const [drawn] = await decodeInTurn({ key: `link previews of ${address}`, cost: COST }, task);
  const bytes = Buffer.from(drawn?.bytes ?? []);
  await images
    .write({ folder: 'link_preview', name, bytes })
    .catch((error) => log.warn({ err: error }, 'link preview not stored'));
  return bytes;
}
