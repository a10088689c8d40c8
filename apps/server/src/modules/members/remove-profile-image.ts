import type { Context } from '#server/context.ts';

/** Call it after the commit that dropped the name; the sweep removes files that stay behind. */
export async function removeProfileImage({ images, log }: Context, name: string | null) {
  if (name === null) return;
  await images
    .remove('member_profile', name)
    .catch((cause) => log.warn({ err: cause }, 'image left'));
}
