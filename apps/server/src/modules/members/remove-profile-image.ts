import type { Context } from '#server/context.ts';

/**
 * Call only after the commit that removes the picture from the member's row: after a rollback, the
 * row would still name the file. A cleanup job deletes files that remain.
 */
export async function removeProfileImage({ images, log }: Context, name: string | null) {
  if (name === null) return;
  await images
    .remove('member_profile', name)
    .catch((cause) => log.warn({ err: cause }, 'image left'));
}
