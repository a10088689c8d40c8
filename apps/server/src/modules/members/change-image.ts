import type { OwnMember } from '@azit/contract/members/member.schema';
import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { imagePath } from '#server/modules/images/image-store.ts';
import { prepareProfileImage } from '#server/modules/images/prepare-image.ts';
import { storeImage } from '#server/modules/images/store-image.ts';
import { memberNotFound } from '#server/runtime/refusal.ts';
import { completeProfile, updateImage } from './member.repository.ts';
import { toOwnMember } from './member.view.ts';
import { readMember } from './read-member.ts';

export async function changeImage(
  context: Context,
  { memberId }: Viewer,
  image: Buffer,
): Promise<OwnMember> {
  await enforceVolumeLimit(context, 'upload', String(memberId));
  const prepared = await prepareProfileImage({ bytes: image, sender: String(memberId) });
  const { row, oldName } = await storeImage(context, prepared, () =>
    inTransaction(context, async (tx) => {
      const before = await findOne(tx, updateImage, {
        member_id: memberId,
        image_path: imagePath('member_profile'),
        image_name: prepared.name,
      });
      if (before === undefined) throw memberNotFound();
      await execute(tx, completeProfile, { member_id: memberId });
      return { row: await readMember(tx, memberId, context.clock.now()), oldName: before.old_name };
    }),
  );
  context.doorbells.ring({ event: 'lists' });
  await removeProfileImage(context, oldName);
  return toOwnMember(row);
}

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
