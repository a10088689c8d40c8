import type { Context } from '#server/context.ts';

/**
 * Call only after the commit that drops the name: after a rollback the row would still refer to the
 * file. The image sweep removes leftovers.
 */
export async function removePicture({ images, log }: Context, name: string): Promise<void> {
  await images
    .remove('chat_picture', name)
    .catch((cause) => log.warn({ err: cause }, 'image left'));
}
