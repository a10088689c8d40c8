import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { getOffset, type Paging, pageJson } from '#server/http/page-json.ts';
import { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { notAllowed, requireMet } from './require-reviewable.ts';
import { selectReceivedReviews, selectReviewees } from './review.repository.ts';

export async function listReceivedReviews(
  { database, clock }: Context,
  { memberId }: Viewer,
  paging: Paging,
): Promise<JsonText> {
  const found = await findOne(database, selectReceivedReviews, {
    member_id: memberId,
    now: clock.now(),
    skipped: getOffset(paging),
    size: paging.size,
  });
  return pageJson(found?.items ?? '[]', paging, found?.total ?? 0);
}

/**
 * Makes the same checks as writing a review, so that the page can refuse before the member writes a
 * text.
 */
export async function listReviewees(
  { database, clock }: Context,
  { memberId }: Viewer,
  clubId: number,
): Promise<JsonText> {
  const club = await findOne(database, selectReviewees, { club_id: clubId, viewer_id: memberId });
  if (club === undefined) throw new Refusal(404, 'CLUB_NOT_FOUND', '없는 아지트예요.');
  if (!club.was_there) throw notAllowed('참여한 아지트에만 후기를 남길 수 있어요.');
  requireMet(club, clock.now());
  return new JsonText(`{"data":${club.people},"attendedCount":${club.attended_count}}`);
}
