import type { Context } from '#server/context.ts';

/**
 * Call only after the commit that removes the file name from the row: after a rollback the row
 * would still refer to the file. A cleanup job deletes files that remain.
 */
export async function removePicture({ images, log }: Context, name: string): Promise<void> {
  await images
    .remove('chat_picture', name)
    .catch((cause) => log.warn({ err: cause }, 'image left'));
}
