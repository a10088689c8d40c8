import type { Context } from '#server/context.ts';

/** After the commit that stopped naming it; a file that stays behind is the sweep's business. */
export async function removeProfileImage({ images, log }: Context, name: string | null) {
  if (name === null) return;
  await images
    .remove('member_profile', name)
    .catch((cause) => log.warn({ err: cause }, 'image left'));
}
