import type { Context } from '#server/context.ts';

/**
 * Call after the commit of the transaction that removes the picture from its message: after a
 * rollback, the message would still show it. A cleanup job deletes files that remain.
 */
export async function removePicture({ images, log }: Context, name: string): Promise<void> {
  await images
    .remove('chat_picture', name)
    .catch((cause) => log.warn({ err: cause }, 'image left'));
}
