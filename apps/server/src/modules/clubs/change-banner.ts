import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { cardImageName, linkPreviewName } from '@azit/contract/images/image.rule';
import type { Context } from '#server/context.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { selectNamedImages } from '#server/modules/images/image.repository.ts';
import { imagePath } from '#server/modules/images/image-store.ts';
import { prepareBanner } from '#server/modules/images/prepare-image.ts';
import { storeImage } from '#server/modules/images/store-image.ts';
import { requireCapability, requireOpen } from './club.refusal.ts';
import { updateClubBanner } from './club.repository.ts';
import { findVisibleClub, readClubDetail } from './get-club.ts';
import { lockHostedClub } from './lock-club.ts';
import { ringPublicClub } from './notify-club.ts';

export async function changeBanner(
  context: Context,
  viewer: Viewer,
  { clubId, image }: { clubId: number; image: Buffer },
): Promise<ClubDetail> {
  const now = context.clock.now();
  // Check permission before the costly decoding, and again under the lock.
  const before = await findVisibleClub(context.database, viewer, clubId, now);
  requireCapability(before, viewer, 'editClub');
  requireOpen(before, now);
  await enforceVolumeLimit(context, 'upload', String(viewer.memberId));
  const banner = await prepareBanner({ bytes: image, sender: String(viewer.memberId) });
  const { detail, replaced } = await storeImage(context, banner, () =>
    inTransaction(context, async (tx) => {
      const club = await lockHostedClub(tx, viewer, clubId, { capability: 'editClub', now });
      await execute(tx, updateClubBanner, {
        club_id: clubId,
        image_path: imagePath('club_banner'),
        image_name: banner.name,
      });
      await ringPublicClub(tx, clubId);
      const changed = await readClubDetail(tx, viewer, clubId, now);
      return { detail: changed, replaced: club.image_name };
    }),
  );
  context.doorbells.ring({ event: 'lists' });
  if (replaced !== null) await removeBanner(context, replaced);
  return detail;
}

/** The meetings of a crew share its picture, so delete the file only if no other club uses it. */
async function removeBanner({ database, images, log }: Context, name: string) {
  try {
    const named = await findMany(database, selectNamedImages, { image_names: [name] });
    if (named.length > 0) return;
    await images.remove('club_banner', name);
    await images.remove('club_banner', cardImageName(name));
    await images.remove('link_preview', linkPreviewName(name));
  } catch (error) {
    log.warn({ err: error }, 'replaced banner left for the sweep');
  }
}
