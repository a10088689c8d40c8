import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { getOffset, type Paging, pageJson } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { selectReceivedReviews } from './review.repository.ts';

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
