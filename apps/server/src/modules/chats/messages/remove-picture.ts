import type { Context } from '#server/context.ts';

/**
 * Call after the commit that removes the name: after a rollback the message would still show the
 * file. A cleanup job deletes files that remain.
 */
export async function removePicture({ images, log }: Context, name: string): Promise<void> {
  await images
    .remove('chat_picture', name)
    .catch((cause) => log.warn({ err: cause }, 'image left'));
}
