import type { Context } from '#server/context.ts';

/** Call it after the commit that dropped the name; the sweep removes files that stay behind. */
export async function removePicture({ images, log }: Context, name: string): Promise<void> {
  await images
    .remove('chat_picture', name)
    .catch((cause) => log.warn({ err: cause }, 'image left'));
}
