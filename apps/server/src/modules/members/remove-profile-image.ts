import type { Context } from '#server/context.ts';

/** For after the commit that stopped naming it; the sweep removes a file that stays behind. */
export async function removeProfileImage({ images, log }: Context, name: string | null) {
  if (name === null) return;
  await images
    .remove('member_profile', name)
    .catch((cause) => log.warn({ err: cause }, 'image left'));
}
