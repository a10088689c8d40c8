import type { CreateClubData } from '@azit/contract/clubs/club.payload';
import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { imagePath } from '#server/modules/images/image-store.ts';
import { prepareBanner } from '#server/modules/images/prepare-image.ts';
import { storeImage } from '#server/modules/images/store-image.ts';
import { requireCompleteProfile } from '#server/modules/members/read-member.ts';
import { invalidField, loginRequired, Refusal } from '#server/runtime/refusal.ts';
import { clubPhaseAt } from './club.policy.ts';
import { requireMeetingAhead } from './club.refusal.ts';
import { insertClub, lockEarlierClub, recordClubOpening, selectClub } from './club.repository.ts';
import { insertHost, selectActiveMemberForShare } from './club-member.repository.ts';
import { computeFingerprint, planColumns } from './club-plan.ts';
import { readClubDetail } from './get-club.ts';
import { nowValues } from './meeting-clock.ts';
import { notifyEarlierMembers } from './notify-earlier-members.ts';

const DOUBLE_TAP_MS = 10_000;

export async function createClub(
  context: Context,
  viewer: Viewer,
  { data, image }: { data: CreateClubData; image: Buffer },
): Promise<{ data: ClubDetail; notified: number }> {
  const now = context.clock.now();
  requireMeetingAhead(data, now);
  await requireCompleteProfile(context.database, viewer.memberId);
  await enforceVolumeLimit(context, 'clubCreate', String(viewer.memberId));
  const banner = await prepareBanner({ bytes: image, sender: String(viewer.memberId) });
  const opened = await storeImage(context, banner, () =>
    inTransaction(context, async (tx) => {
      if (data.againOf) await findOne(tx, lockEarlierClub, { club_id: data.againOf });
      // Lock the member until the commit: a member who is withdrawing must not open a club.
      if (!(await findOne(tx, selectActiveMemberForShare, { member_id: viewer.memberId })))
        throw loginRequired();
      await refuseDoubleTap(tx, viewer, data, now);
      await requireRepeatable(tx, viewer, data.againOf ?? null, now);
      const clubId = await openClub(tx, viewer, data, banner.name, now);
      const notified = await notifyEarlierMembers(tx, viewer, { ...data, clubId });
      return { data: await readClubDetail(tx, viewer, clubId, now), notified };
    }),
  );
  context.doorbells.ring({ event: 'lists' });
  return opened;
}

async function refuseDoubleTap(tx: Transaction, viewer: Viewer, data: CreateClubData, now: Date) {
  const since = new Date(now.getTime() - DOUBLE_TAP_MS);
  const recorded = await execute(tx, recordClubOpening, {
    host_id: viewer.memberId,
    fingerprint: computeFingerprint(data),
    opened_at: now,
    last_before: since,
  });
  if (recorded > 0) return;
  const message = '방금 같은 아지트를 만들었어요. 프로필의 활동 내역에서 확인해 주세요.';
  throw new Refusal(409, 'CLUB_JUST_OPENED', message);
}

async function openClub(
  tx: Transaction,
  viewer: Viewer,
  data: CreateClubData,
  imageName: string,
  now: Date,
): Promise<number> {
  const club = await findOne(tx, insertClub, {
    ...planColumns(data),
    host_id: viewer.memberId,
    join_question: data.joinQuestion,
    category_small_id: data.categorySmallId,
    image_path: imagePath('club_banner'),
    image_name: imageName,
    created_at: now,
    again_of: data.againOf ?? null,
    admits_earlier: data.admitEarlier ?? false,
  });
  if (club === undefined) throw invalidField('categorySmallId', '카테고리를 골라 주세요.');
  await execute(tx, insertHost, {
    club_id: club.club_id,
    member_id: viewer.memberId,
    applied_at: now,
  });
  return club.club_id;
}

async function requireRepeatable(
  tx: Transaction,
  viewer: Viewer,
  againOf: number | null,
  now: Date,
): Promise<void> {
  if (againOf === null) return;
  const club = await findOne(tx, selectClub, {
    club_id: againOf,
    viewer_id: viewer.memberId,
    ...nowValues(now),
    ...hiddenValues(viewer),
  });
  const phase = club?.host_id === viewer.memberId ? clubPhaseAt(club, now) : undefined;
  if (phase === 'over' || phase === 'cancelled') return;
  throw invalidField('againOf', '내가 연, 끝나거나 취소된 아지트만 다시 열 수 있어요.');
}
