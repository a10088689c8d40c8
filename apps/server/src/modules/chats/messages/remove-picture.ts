import type { Context } from '#server/context.ts';

/** For after the commit that stopped naming it; the sweep removes a file that stays behind. */
export async function removePicture({ images, log }: Context, name: string): Promise<void> {
  await images
    .remove('chat_picture', name)
    .catch((cause) => log.warn({ err: cause }, 'image left'));
}
